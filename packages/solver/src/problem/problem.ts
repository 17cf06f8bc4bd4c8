/**
 * The input of the engine: immutable, integer-indexed, in typed arrays.
 *
 * Time. A cycle has `dayCount` days; each day is divided into `atomsPerDay` atoms, the parts of a day
 * between two neighbouring bell times of any structure (with one structure: its periods). A global
 * atom index is `day * atomsPerDay + atom`.
 *
 * Units. A unit is one lesson, or several lessons that must start together. It is placed at one of its own
 * legal starts. Starts of unit u are the indices `startOffset[u] .. startOffset[u + 1] - 1` of the
 * `start*` arrays; a start holds the atoms `startAtom .. endAtom - 1`, all of one day.
 *
 * Resources. A resource (a teacher, or a set of lessons that exclude each other in pairs, such as the
 * lessons of one class) holds at most one unit per atom.
 *
 * Needs. A unit has one need for each room that it takes; need n may use `needRooms[needRoomOffset[n] ..]` at
 * the cost in `needRoomCost`. A room holds at most one need per atom; two needs of one unit take different rooms.
 *
 * Rules. Everything else. The amount of a hard rule is 0 in every timetable of the search; a soft rule has the
 * penalty `weight × amount`. Fixed units with a single legal start are locked: they are placed first and never
 * move. The amount of a hard rule that they cause among themselves is tolerated and must not grow.
 */
export interface Problem {
  readonly dayCount: number;
  readonly atomsPerDay: number;

  readonly unitCount: number;
  /** Length `unitCount + 1`. */
  readonly startOffset: Int32Array;
  /** Per unit 1 if it must stay at its start; by default every unit with a single start. */
  readonly fixed?: Uint8Array;
  readonly startDay: Int32Array;
  /** First global atom held. */
  readonly startAtom: Int32Array;
  /** One past the last global atom held. */
  readonly endAtom: Int32Array;
  /**
   * Global atom at which the next school period of the unit's structure begins, at or after `endAtom`
   * on the same day; `(day + 1) * atomsPerDay` if none follows. Read by `directlyAfter` alone.
   */
  readonly startNextAtom: Int32Array;
  /** Index of the first period in the unit's structure, and the number of periods. */
  readonly startPeriod: Int32Array;
  readonly startPeriodCount: Int32Array;
  /** Minutes of the day at which the first period starts and the last one ends. */
  readonly startMinute: Int32Array;
  readonly endMinute: Int32Array;
  /** Soft cost of this start, independent of the other units. */
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
  /** Length `roomCount × dayCount × atomsPerDay`: 1 if the room is blocked (hard). */
  readonly roomBlocked: Uint8Array;
  /** The soft cost of using the room in that atom; the lists are of equal length. */
  readonly roomAtomCost: Float64Array;

  /** Per unit its number of lessons: how many are unplaced while it is. */
  readonly unitLessons: Int32Array;

  readonly rules: readonly Rule[];
}

/** The fields of every rule. */
interface RuleBase {
  /** Origin of the rule: an index into the compiler's own list. */
  readonly source: number;
  readonly hard: boolean;
  /** Penalty per amount; of a hard rule, too, for runs in which hard rules become soft. */
  readonly weight: number;
  /** The units in scope, without repeats. */
  readonly units: Int32Array;
}

/**
 * A relation of two units as a function of their starts.
 * - `overlap`: 1 if their atoms overlap; `sameDay`: 1 on one day; `sameStart`: 1 unless day and start
 *   minute are equal; `sameMinutes`: 1 if their minutes of the day overlap, on any days
 * - `minDays`: max(0, n − |difference of days|)
 * - `before`: 1 unless the first ends by the start of the second, in week order
 * - `beforeInDay`: 1 on one day if the first does not end by the start of the second
 * - `startsByInDay`, `endsByInDay`: 1 on one day if the first starts, or ends, after the second, in minutes
 * - `closeInDay`: of two units of one structure, 1 on one day with fewer than n periods between them; 0 if
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

/** Σ over days max(0, count − max); a count is the number of units, or of their periods. */
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

/** max(0, Σ over placed units load of their start − max). */
export interface StartLoadRule extends RuleBase {
  readonly kind: 'startLoad';
  readonly max: number;
  /** By start of the problem: a whole number from 0. */
  readonly load: Int32Array;
}

/**
 * max(0, Σ over days dayAmount(day, mask) − max − slack), where bit a of `mask` is set if a unit of the rule occupies
 * atom a of the day, and `slack` is given by its unplaced units according to `lowering`: their periods, twice
 * those, 1 each, or none.
 * For gaps, spans, runs and least loads per day: much faster than an evaluated rule. At most 31 atoms per day.
 */
export interface DayProfileRule extends RuleBase {
  readonly kind: 'dayProfile';
  readonly max: number;
  readonly lowering: 'none' | 'periods' | 'twicePeriods' | 'units';
  /**
   * Pure, a whole number from 0; larger ones count as 65,535. Removing a unit must not raise the sum by more than the
   * slack that it then gives.
   */
  readonly dayAmount: (day: number, mask: number) => number;
  /**
   * For a hard rule with slack: no placement may raise the sum past `max`, even within the slack. For rules that a few
   * units can keep from the start ('consecutive'): the search fills faster.
   */
  readonly isStrict?: boolean;
}

/**
 * Any other rule: a pure function of the starts and rooms of its units. `amount` never keeps or changes anything and
 * takes at most linear time in `units` times the days of the cycle. An unplaced unit has start −1 and lowers the
 * amounts of presence (semantics, section 4), so that a partial timetable has no penalty for missing units: removing a
 * unit must never raise the amount of a hard rule.
 */
export interface EvaluatedRule extends RuleBase {
  readonly kind: 'evaluated';
  /** True if the amount reads rooms, too. */
  readonly readsRooms: boolean;
  /**
   * @param start per unit of the problem: its start index into the `start*` arrays, or −1.
   * @param room per need of the problem: its room, or −1.
   */
  readonly amount: (start: Int32Array, room: Int32Array, problem: Problem) => number;
}

export type Rule = PairRule | DayCountRule | DaysUsedRule | StartLoadRule | DayProfileRule | EvaluatedRule;

/** A timetable, complete or partial. `start[u]` is an index into the `start*` arrays or −1; `room[n]` a room or −1. */
export interface Assignment {
  readonly start: Int32Array;
  readonly room: Int32Array;
}

/** Returns per unit 1 if it is locked: fixed to its single legal start, placed first and never moved. */
export function lockedUnits(problem: Problem): Uint8Array {
  const locked = new Uint8Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    const isSingle = problem.startOffset[u + 1]! - problem.startOffset[u]! === 1;
    if (isSingle && (problem.fixed?.[u] ?? 1) === 1) locked[u] = 1;
  }
  return locked;
}
