import type { Id, Lesson } from '@bellgrid/model';
import type { AtomPlace } from '../compile/places.ts';
import type { Place, ProblemBuilder } from '../compile/problem-builder.ts';

/** Of two periods of a day, by index. */
export type OfTwoPeriods = (day: number, first: number, second: number) => boolean;

/** A limit on which periods of a day some lessons occupy. `open` has bit p set where period p of the day is open. */
export type DayLimit =
  | { readonly kind: 'mostLoad'; readonly max: number }
  | {
      /** No more than `most` periods that follow one another; what lies farther apart follows less. */
      readonly kind: 'runs';
      readonly most: number;
      readonly follows: OfTwoPeriods;
    }
  | {
      /** By day, the fewest periods if it has lessons, or must have some. */
      readonly kind: 'leastLoad';
      readonly least: readonly number[];
      readonly mustHave: readonly boolean[];
    }
  | {
      /**
       * Empty open periods between the first and the last: the most per day, and the most in all beyond that.
       */
      readonly kind: 'holes';
      readonly perDay: number;
      readonly inAll: number;
      readonly open: readonly number[];
    }
  | {
      /** No two neighbours far apart; what lies farther out is farther apart. */
      readonly kind: 'farApart';
      readonly isFar: OfTwoPeriods;
    }
  | {
      /**
       * On no day are all periods of the window occupied and one before and one after it. By day, the window as a mask;
       * 0 where there is none.
       */
      readonly kind: 'freeWindow';
      readonly windows: readonly number[];
    }
  | {
      /** The most days on which `late` or more open periods pass before the first. */
      readonly kind: 'lateStarts';
      readonly late: number;
      readonly inAll: number;
      readonly open: readonly number[];
    };

/**
 * The interface for rules that the prover cannot take in the engine's form, as amounts. Lessons outside the
 * sub-problem count as unplaced and excuse violations as these do.
 */
export interface ProofBuilder extends ProblemBuilder {
  /** No two at places that break the rule of the pair. */
  pair(first: Lesson, second: Lesson, isBroken: (a: AtomPlace, b: AtomPlace) => boolean): void;
  /** Lessons of one side each together with one of the other; every unplaced lesson excuses one. */
  matched(few: readonly Lesson[], many: readonly Lesson[], keyOf: (place: Place) => number): void;
  /** The most different keys of all occupied places. */
  fewUsed(lessons: readonly Lesson[], max: number, keysOf: KeysOf): void;
  /** The fewest different keys of all occupied places; every unplaced lesson excuses one. */
  manyUsed(lessons: readonly Lesson[], least: number, keysOf: KeysOf): void;
  /** |days with two lessons − twos| + Σ over days max(0, lessons − 2) is 0; every unplaced lesson excuses one. */
  daysWithTwo(lessons: readonly Lesson[], twos: number): void;
  /** Every time at which a lesson can end. */
  eachEnd(lessons: readonly Lesson[], visit: (day: number, endMinute: number) => void): void;
  /** No lesson at a place of the first kind while one is at a place of the second. */
  never(
    lessons: readonly Lesson[],
    isFirst: (place: Place) => boolean,
    isSecond: (place: Place) => boolean,
  ): void;
  /** Takes lessons of one structure; others are left out. */
  dayLimit(lessons: readonly Lesson[], limit: DayLimit): void;
}

/** The keys of a place of a lesson. */
export type KeysOf = (place: Place, lesson: Id) => readonly (number | string)[];
