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
      /** All units that stand do so at one key. */
      readonly kind: 'sameKey';
      readonly member: number;
      readonly units: readonly number[];
      readonly key: (unit: number, start: number) => number;
    }
  | {
      /** Nobody stands at one of the first while somebody stands at one of the second. */
      readonly kind: 'never';
      readonly member: number;
      readonly first: readonly StandsAt[];
      readonly second: readonly StandsAt[];
    }
  | (SlotRule & {
      /**
       * Σ over days max(0, least − occupied slots) ≤ excuse, over the days that have a unit and those that must not be
       * empty.
       */
      readonly kind: 'leastLoad';
      readonly least: number;
      readonly mustHave: readonly boolean[];
    })
  | (SlotRule & {
      /**
       * Σ over days max(0, holes − perDay) ≤ inAll + excuse; a hole is an open slot without a unit between the first
       * and the last one of its day.
       */
      readonly kind: 'holes';
      readonly open: readonly boolean[];
      readonly perDay: number;
      readonly inAll: number;
    });

/** A unit at one of its starts. */
export interface StandsAt {
  readonly unit: number;
  readonly start: number;
}

/**
 * A rule of the slots of each day that units occupy; `to` is exclusive, slots are numbered over all days. Each unit that
 * stands nowhere excuses as much as it has periods, and lessons that are no units excuse `excuse`.
 */
interface SlotRule {
  readonly member: number;
  readonly units: readonly number[];
  readonly slotsPerDay: number;
  readonly slots: (unit: number, start: number) => { readonly from: number; readonly to: number };
  readonly excuse: number;
}
