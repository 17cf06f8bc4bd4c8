import type { Finding, Id } from '@bellgrid/model';

export type PreCheckItem = 'teacher' | 'group' | 'classroom';

/** One item that the pre-check has looked at, or one thing that it found wrong. */
export type PreCheckEvent =
  | { readonly kind: 'item'; readonly type: PreCheckItem; readonly id: Id }
  | PreCheckFinding;

export interface PreCheckFinding {
  readonly kind: 'finding';
  readonly finding: Finding;
  /** The item that the finding is reported on. */
  readonly type: PreCheckItem;
  readonly id: Id;
  /** Periods (or, for a rule of whole lessons, lessons) that fit and that are to be scheduled. */
  readonly available: number;
  readonly scheduled: number;
}
