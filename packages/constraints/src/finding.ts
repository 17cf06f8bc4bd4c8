import type { Id } from '@bellgrid/model';

/**
 * One thing that a check has to say about why, in one plain sentence, with the ids that the screens
 * point at. A list of findings is an answer, never an error.
 */
export interface Finding {
  /** What kind of finding, e.g. `overloaded`, `noLegalStart`, `roomsOverloaded`, `blockedBy`. */
  readonly kind: string;
  readonly sentence: string;
  readonly lessons: readonly Id[];
  readonly constraints: readonly Id[];
  readonly teachers: readonly Id[];
  readonly groups: readonly Id[];
  readonly classrooms: readonly Id[];
  readonly subjects: readonly Id[];
}
