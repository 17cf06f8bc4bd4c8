/**
 * What the prover sees: lessons that may start somewhere, and who says what about them. Members are what a
 * conflict is made of, by number: each lesson is one, each constraint, each calendar … What has no member is a
 * law: it always holds. Leaving rules out is sound: when the rest has no timetable, the whole has none.
 */
export interface ProofProblem {
  readonly dayCount: number;
  readonly atomsPerDay: number;
  readonly memberCount: number;
  readonly units: readonly ProofUnit[];
  readonly groups: readonly ProofGroup[];
  readonly rules: readonly ProofRule[];
}

/** A lesson, and every place where it could stand. It has to stand while its member holds. */
export interface ProofUnit {
  readonly member: number;
  readonly periods: number;
  readonly starts: readonly ProofStart[];
}

/** Holds the global atoms `from` to `to` (exclusive) of a day; no two starts of a unit hold the same. */
export interface ProofStart {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** In each atom at most `capacity` of the demands stand, less one for each closing that speaks of the atom. */
export interface ProofGroup {
  readonly capacity: number;
  /** A demand with a member counts only while that holds. */
  readonly demands: readonly { readonly unit: number; readonly member?: number }[];
  readonly closings: readonly { readonly member: number; readonly atoms: readonly number[] }[];
}

export type ProofRule =
  | {
      /** The unit takes none of these starts (indices into its own). */
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
      /** Whether the two break the rule at these of their starts. */
      readonly isBroken: (first: number, second: number) => boolean;
    }
  | {
      /**
       * At least so many of `few` stand with one of `many`, each of those with one at most; every unit that is absent
       * excuses one.
       */
      readonly kind: 'matched';
      readonly member: number;
      readonly least: number;
      readonly few: readonly number[];
      readonly many: readonly number[];
      /** Starts stand together when their keys are equal; by unit and start. */
      readonly key: (unit: number, start: number) => number;
    }
  | {
      /** Somebody stands at places of at most so many of these sets. */
      readonly kind: 'fewUsed';
      readonly member: number;
      readonly max: number;
      readonly sets: readonly (readonly StandsAt[])[];
    }
  | {
      /** Somebody stands at places of at least so many of these sets; every unit that is absent excuses one. */
      readonly kind: 'manyUsed';
      readonly member: number;
      readonly least: number;
      readonly units: readonly number[];
      readonly sets: readonly (readonly StandsAt[])[];
    }
  | {
      /**
       * |days with just two of the units − twos| + Σ over days max(0, units − 2) ≤ excuse; every unit that is absent
       * excuses one.
       */
      readonly kind: 'daysWithTwo';
      readonly member: number;
      readonly units: readonly number[];
      readonly twos: number;
      readonly excuse: number;
    }
  | {
      /** Nobody stands at one of the first while somebody stands at one of the second. */
      readonly kind: 'never';
      readonly member: number;
      readonly first: readonly StandsAt[];
      readonly second: readonly StandsAt[];
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
      /** Whether two slots of a day with no occupied one between are of one run; farther ones are less so. */
      readonly follows: (first: number, second: number) => boolean;
    })
  | (ExcusedSlotRule & {
      /**
       * Σ over days max(0, least − occupied slots) ≤ excuse, over the days that have a unit and those that must not be
       * empty. Excused by periods.
       */
      readonly kind: 'leastLoad';
      readonly least: number;
      readonly mustHave: readonly boolean[];
    })
  | (ExcusedSlotRule & {
      /**
       * Σ over days max(0, holes − perDay) ≤ inAll + excuse; a hole is an open slot without a unit between the first
       * and the last one of its day. Excused by periods.
       */
      readonly kind: 'holes';
      readonly open: readonly boolean[];
      readonly perDay: number;
      readonly inAll: number;
    })
  | (ExcusedSlotRule & {
      /** Of the occupied slots with none between them, at most `excuse` pairs are far apart. Excused by lessons. */
      readonly kind: 'farApart';
      /** Of two slots of a day; what lies farther out is farther apart. */
      readonly isFar: (first: number, second: number) => boolean;
    })
  | (ExcusedSlotRule & {
      /**
       * On at most `inAll` + excuse days with units, `late` or more open slots pass before the first one. Excused by
       * lessons.
       */
      readonly kind: 'lateStarts';
      readonly open: readonly boolean[];
      readonly late: number;
      readonly inAll: number;
    });

/** A unit at one of its starts. */
export interface StandsAt {
  readonly unit: number;
  readonly start: number;
}

/** A rule of the slots of each day that units occupy; `to` is exclusive, slots are numbered over all days. */
export interface SlotRule {
  readonly member: number;
  readonly units: readonly number[];
  readonly slotsPerDay: number;
  readonly slots: (unit: number, start: number) => { readonly from: number; readonly to: number };
}

/** Lessons that are no units excuse `excuse`, and so does each unit that stands nowhere: its periods, or one lesson. */
export interface ExcusedSlotRule extends SlotRule {
  readonly excuse: number;
}
