import type { Lesson } from '@bellgrid/model';
import type { PairRule } from '@bellgrid/solver';
import type { Amount, DayProfile, RuleView } from './problem-builder.ts';

/** A rule of several lessons before the units have their numbers; units are indices of the plan. */
export interface RecordedRule {
  /** Index of the rule in the compiled draft's `sources`. */
  readonly source: number;
  readonly hard: boolean;
  readonly weight: number;
  readonly body:
    | {
        readonly kind: 'pair';
        readonly relation: PairRule['relation'];
        readonly n: number;
        /** Flat. */
        readonly pairs: readonly number[];
      }
    | {
        readonly kind: 'dayCount';
        readonly units: readonly number[];
        readonly measure: 'units' | 'periods';
        readonly max: number;
      }
    | { readonly kind: 'daysUsed'; readonly units: readonly number[]; readonly max: number }
    | { readonly kind: 'dayProfile'; readonly lessons: readonly Lesson[]; readonly profile: DayProfile }
    | {
        readonly kind: 'evaluated';
        readonly lessons: readonly Lesson[];
        readonly make: (view: RuleView) => Amount;
        readonly readsRooms: boolean;
      };
}
