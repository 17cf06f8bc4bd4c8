import type { Draft } from '@bellgrid/model';
import type { Assignment } from '@bellgrid/solver';

/** What a search thread is started with: it compiles the draft itself, for rules are functions. */
export interface ThreadJob {
  readonly draft: Draft;
  readonly solveAnyway: boolean;
  readonly seed: number;
  readonly restarts: boolean;
  readonly partial: boolean;
  readonly similar: boolean;
}

/** Both ways: a timetable that is better than what the other side was last told of. */
export interface Exchange {
  readonly placed: number;
  readonly cost: number;
  readonly assignment: Assignment;
}
