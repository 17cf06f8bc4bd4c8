/**
 * The input of the prover: lessons with their possible starts, and rules. A conflict is a set of members, by number: each
 * lesson is one, each constraint, each calendar … A group without members always holds. Leaving rules out is sound: if the
 * others have no timetable, all of them have none.
 */
export interface ProofProblem {
  readonly dayCount: number;
  readonly atomsPerDay: number;
  readonly memberCount: number;
  readonly units: readonly ProofUnit[];
  readonly groups: readonly ProofGroup[];
  readonly rules: readonly ProofRule[];
}

/** A lesson with its possible starts. It must be placed while its member holds. */
export interface ProofUnit {
  readonly member: number;
  readonly periods: number;
  readonly starts: readonly ProofStart[];
}

/** Holds the global atoms `from` to `to` (exclusive) of a day, different for each start of a unit. */
export interface ProofStart {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** In each atom at most `capacity` demands are placed, less one for each closing of the atom. */
export interface ProofGroup {
  readonly capacity: number;
  /** A demand with a member counts only while the member holds. */
  readonly demands: readonly { readonly unit: number; readonly member?: number }[];
  readonly closings: readonly { readonly member: number; readonly atoms: readonly number[] }[];
}

export type ProofRule =
  | {
      /** The unit is at none of these starts (indices into its own). */
      readonly kind: 'forbidden';
      readonly member: number;
      readonly unit: number;
      readonly starts: readonly number[];
    }
  | {
      /** On no day more than `max` units or periods. */
      readonly kind: 'dayCount';
      readonly member: number;
      readonly units: readonly number[];
      readonly measure: 'units' | 'periods';
      readonly max: number;
    }
  | {
      readonly kind: 'daysUsed';
      readonly member: number;
      readonly units: readonly number[];
      readonly max: number;
    }
  | {
      readonly kind: 'pair';
      readonly member: number;
      readonly first: number;
      readonly second: number;
      /** True if the two violate the rule at these of their starts. */
      readonly isBroken: (first: number, second: number) => boolean;
    }
  | {
      /**
       * At least `least` of `few` are placed together with one of `many`, each of those with one at most; every unplaced
       * unit excuses one.
       */
      readonly kind: 'matched';
      readonly member: number;
      readonly least: number;
      readonly few: readonly number[];
      readonly many: readonly number[];
      /** By unit and start; units are together if their keys are equal. */
      readonly key: (unit: number, start: number) => number;
    }
  | {
      /** Units are placed at starts of at most `max` of these sets. */
      readonly kind: 'fewUsed';
      readonly member: number;
      readonly max: number;
      readonly sets: readonly (readonly UnitAtStart[])[];
    }
  | {
      /** The loads of the placed units add up to at most `max`. A unit has one load wherever it has any. */
      readonly kind: 'startLoad';
      readonly member: number;
      readonly max: number;
      readonly loads: readonly {
        readonly unit: number;
        readonly load: number;
        /** Its starts without a load. */
        readonly free: readonly number[];
      }[];
    }
  | {
      /** Units are placed at starts of at least `least` of these sets; every unplaced unit excuses one. */
      readonly kind: 'manyUsed';
      readonly member: number;
      readonly least: number;
      readonly units: readonly number[];
      readonly sets: readonly (readonly UnitAtStart[])[];
    }
  | {
      /**
       * |days with exactly two of the units − twos| + Σ over days max(0, units − 2) ≤ excuse; every unplaced unit excuses
       * one.
       */
      readonly kind: 'daysWithTwo';
      readonly member: number;
      readonly units: readonly number[];
      readonly twos: number;
      readonly excuse: number;
    }
  | {
      /** No unit is placed at one of the first starts while one is placed at one of the second. */
      readonly kind: 'never';
      readonly member: number;
      readonly first: readonly UnitAtStart[];
      readonly second: readonly UnitAtStart[];
    }
  | (SlotRule & {
      /** On no day more than `max` occupied slots. */
      readonly kind: 'mostLoad';
      readonly max: number;
    })
  | (SlotRule & {
      /** No run of more than `most` occupied slots; see `follows`. */
      readonly kind: 'runs';
      readonly most: number;
      /** True if two slots of a day with no occupied one between belong to one run; monotone in their distance. */
      readonly follows: (first: number, second: number) => boolean;
    })
  | (ExcusedSlotRule & {
      /**
       * Σ max(0, least of the day − occupied slots) ≤ excuse, over the days with a unit and those that must not be empty.
       * Excused by periods.
       */
      readonly kind: 'leastLoad';
      readonly least: readonly number[];
      readonly mustHave: readonly boolean[];
    })
  | (ExcusedSlotRule & {
      /**
       * Σ over days max(0, holes − perDay) ≤ inAll + excuse; a hole is an open, unoccupied slot between the
       * first and the last occupied one of its day. Excused by periods.
       */
      readonly kind: 'holes';
      readonly open: readonly boolean[];
      readonly perDay: number;
      readonly inAll: number;
    })
  | (SlotRule & {
      /** On no day with slots of the window are all of them occupied and one before and one after them. */
      readonly kind: 'freeWindow';
      readonly window: readonly boolean[];
    })
  | (ExcusedSlotRule & {
      /** At most `excuse` pairs of consecutive occupied slots are far apart. Excused by lessons. */
      readonly kind: 'farApart';
      /** The relation of two slots of a day; monotone in their distance. */
      readonly isFar: (first: number, second: number) => boolean;
    })
  | (ExcusedSlotRule & {
      /**
       * On at most `inAll` + excuse days with units, there are `late` or more open slots before the first occupied one.
       * Excused by lessons.
       */
      readonly kind: 'lateStarts';
      readonly open: readonly boolean[];
      readonly late: number;
      readonly inAll: number;
    });

/** A unit at one of its starts. */
export interface UnitAtStart {
  readonly unit: number;
  readonly start: number;
}

/** A rule on the slots of each day that units occupy; `to` is exclusive, slots are numbered over all days. */
export interface SlotRule {
  readonly member: number;
  readonly units: readonly number[];
  readonly slotsPerDay: number;
  readonly slots: (unit: number, start: number) => { readonly from: number; readonly to: number };
}

/** Lessons outside of the problem excuse `excuse`; each unplaced unit excuses its periods, or one lesson. */
export interface ExcusedSlotRule extends SlotRule {
  readonly excuse: number;
}
