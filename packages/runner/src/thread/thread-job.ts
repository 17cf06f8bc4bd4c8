import type { Draft } from '@bellgrid/model';

/** What a search thread is started with: it compiles the draft itself, for rules are functions. */
export interface ThreadJob {
  readonly draft: Draft;
  readonly solveAnyway: boolean;
  readonly seed: number;
  readonly restarts: boolean;
  readonly partial: boolean;
  readonly similar: boolean;
  /** Through this the searches of all threads have one best timetable, and improve it together. */
  readonly common: SharedArrayBuffer;
}
