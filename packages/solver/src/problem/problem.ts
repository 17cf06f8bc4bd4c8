/**
 * The problem as the engine sees it: immutable, integer-indexed, in typed arrays.
 *
 * Time. A cycle has `dayCount` days; each day is cut into `atomsPerDay` atoms, the pieces of a day
 * between two neighbouring bell times of any structure (with one structure: its periods). A global
 * atom index is `day * atomsPerDay + atom`.
 *
 * Units. A unit is one lesson, or several lessons that must start together. It takes one of its own
 * legal starts. Starts of unit u are the indices `startOffset[u] .. startOffset[u + 1] - 1` of the
 * `start*` arrays; a start holds the atoms `startAtom .. endAtom - 1`, all of one day.
 *
 * Resources. A resource (a teacher, or a set of lessons that exclude each other in pairs, such as the
 * lessons of one class) holds at most one unit per atom.
 *
 * Needs. A unit asks for one room per need; need n may use `needRooms[needRoomOffset[n] ..]` at the
 * cost beside it. A room holds at most one need per atom; two needs of one unit take different rooms.
 *
 * Rules. Everything else. A hard rule's amount is 0 in every timetable that the search keeps; a soft
 * rule costs `weight × amount`. Fixed units with their single legal start are locked: they are placed
 * first and never move. What they alone cause of a hard rule is tolerated and must not grow.
 */
export interface Problem {
  readonly dayCount: number;
  readonly atomsPerDay: number;

  readonly unitCount: number;
  /** Length `unitCount + 1`. */
  readonly startOffset: Int32Array;
  /** By unit, 1 where it must stay where it is; without it that is every unit with a single start. */
  readonly fixed?: Uint8Array;
  readonly startDay: Int32Array;
  /** First global atom held. */
  readonly startAtom: Int32Array;
  /** One past the last global atom held. */
  readonly endAtom: Int32Array;
  /**
   * Global atom at which the next school period of the unit's structure begins, at or after `endAtom`
   * on the same day; `(day + 1) * atomsPerDay` where none follows. Read by `directlyAfter` alone.
   */
  readonly startNextAtom: Int32Array;
  /** Index of the first period in the unit's structure, and how many periods follow from it. */
  readonly startPeriod: Int32Array;
  readonly startPeriodCount: Int32Array;
  /** Minutes of the day at which the first period starts and the last one ends. */
  readonly startMinute: Int32Array;
  readonly endMinute: Int32Array;
  /** Soft cost of standing here, whatever the other units do. */
  readonly startCost: Float64Array;

  readonly resourceCount: number;
  /** Length `unitCount + 1`, into `unitResources`. */
  readonly unitResourceOffset: Int32Array;
  readonly unitResources: Int32Array;

  readonly roomCount: number;
  readonly needCount: number;
  /** Length `unitCount + 1`: needs of unit u are `needOffset[u] .. needOffset[u + 1] - 1`. */
  readonly needOffset: Int32Array;
  /** Length `needCount + 1`, into `needRooms` and `needRoomCost`. Every need has at least one room. */
  readonly needRoomOffset: Int32Array;
  readonly needRooms: Int32Array;
  readonly needRoomCost: Float64Array;
  /** Length `roomCount × dayCount × atomsPerDay`: 1 where the room is blocked (hard). */
  readonly roomBlocked: Uint8Array;
  /** The same length: soft cost of using the room in that atom. */
  readonly roomAtomCost: Float64Array;

  /** Number of lessons that unit u stands for: what an unplaced unit costs. */
  readonly unitLessons: Int32Array;

  readonly rules: readonly Rule[];
}

/** What every rule has: where it came from (index into the compiler's own list), and its weight. */
interface RuleBase {
  readonly source: number;
  readonly hard: boolean;
  /** Cost per amount of a soft rule; of a hard rule too, where hard rules are softened. */
  readonly weight: number;
  /** The units in scope, without repeats. */
  readonly units: Int32Array;
}

/**
 * A relation of two units as a table-free function of their starts.
 * - `overlap`: 1 where their atoms meet; `sameDay`: 1 on one day; `sameStart`: 1 unless day and start
 *   minute are equal; `sameMinutes`: 1 where their minutes of the day meet, on whatever days
 * - `minDays`: max(0, n − |difference of days|)
 * - `before`: 1 unless the first ends by the start of the second, in week order
 * - `beforeInDay`: 1 on one day where the first does not end by the start of the second
 * - `startsByInDay`, `endsByInDay`: 1 on one day where the first starts, or ends, after the second does, in minutes
 * - `closeInDay`: of two units of one structure, 1 on one day where fewer than n periods lie between; 0 where
 *   they overlap
 * - `directlyAfter`: 1 unless the second starts on the first's day, at or after its `endAtom` and at or
 *   before its `startNextAtom` (no school period between)
 */
export interface PairRule extends RuleBase {
  readonly kind: 'pair';
  readonly relation:
    | 'overlap'
    | 'sameDay'
    | 'sameStart'
    | 'sameMinutes'
    | 'minDays'
    | 'before'
    | 'beforeInDay'
    | 'startsByInDay'
    | 'endsByInDay'
    | 'closeInDay'
    | 'directlyAfter';
  /** Pairs of units, flat: first, second, first, second, … */
  readonly pairs: Int32Array;
  /** `minDays`, `closeInDay`: n. */
  readonly n: number;
}

/** Σ over days max(0, count − max), a count being units, or their periods. */
export interface DayCountRule extends RuleBase {
  readonly kind: 'dayCount';
  readonly measure: 'units' | 'periods';
  readonly max: number;
}

/** max(0, days used − max). */
export interface DaysUsedRule extends RuleBase {
  readonly kind: 'daysUsed';
  readonly max: number;
}

/**
 * max(0, Σ over days dayAmount(day, mask) − max − missing), where `mask` has bit a set when a unit of the rule
 * stands in atom a of the day, and `missing` is what its unplaced units excuse by `lowering`: their periods, 1 each, or
 * nothing. For gaps, spans, runs, least loads a day: much faster than an evaluated rule. Only with at most 31 atoms a day.
 */
export interface DayProfileRule extends RuleBase {
  readonly kind: 'dayProfile';
  readonly max: number;
  readonly lowering: 'none' | 'periods' | 'units';
  /**
   * Pure, a whole number from 0; above 65,534 counts as that. Taking a unit away must not raise the sum by more than
   * what it then excuses.
   */
  readonly dayAmount: (day: number, mask: number) => number;
  /**
   * Of a hard lowered rule: the search lets no placement raise the sum past `max`, even where `missing` excuses
   * it. For rules that a few units can keep from the start ('consecutive'): it fills faster.
   */
  readonly isStrict?: boolean;
}

/**
 * Any other rule: a pure function of where its units stand. `amount` never keeps or changes anything,
 * and costs at most linear time in `units` times the days of the cycle. An unplaced unit has start −1
 * and lowers presence amounts as the semantics say (section 4), so that a partial timetable is never charged
 * for what is missing: taking a unit away must never raise the amount of a hard rule.
 */
export interface EvaluatedRule extends RuleBase {
  readonly kind: 'evaluated';
  /** True where the amount reads rooms, too. */
  readonly readsRooms: boolean;
  /**
   * @param start per unit of the problem: its start index into the `start*` arrays, or −1.
   * @param room per need of the problem: its room, or −1.
   */
  readonly amount: (start: Int32Array, room: Int32Array, problem: Problem) => number;
}

export type Rule = PairRule | DayCountRule | DaysUsedRule | DayProfileRule | EvaluatedRule;

/** Where everything stands. `start[u]` is an index into the `start*` arrays or −1; `room[n]` a room or −1. */
export interface Assignment {
  readonly start: Int32Array;
  readonly room: Int32Array;
}
