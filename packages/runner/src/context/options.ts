import type { Placement } from '@bellgrid/model';
import type { RunTrace, SolverEvent } from '@bellgrid/protocol';
import type { SearchParamChanges } from '@bellgrid/solver';

/** The options of a run. */
export interface RunOptions {
  readonly jobType: 'check' | 'solve';
  /**
   * The condition to stop before the limit: `full` as soon as every lesson is placed and no hard rule is
   * broken, `plateau` when the cost has stopped falling, `limit` never. A proof of optimality always stops.
   */
  readonly until: RunTrace['settings']['until'];
  /**
   * The limit of the search by the clock, in seconds; a contradiction is explained beyond it. Of a check: the budget of its search and proof, counted in
   * steps (see `STEPS_A_SECOND`), so that the answer does not depend on the machine.
   */
  readonly seconds: number;
  readonly seed: number;
  /** Search threads; 1 runs in the calling thread, in short slices. */
  readonly threads: number;
  /** 'Solve Anyways': hard constraints may be broken at a cost; the physical rules stay. */
  readonly solveAnyway?: boolean;
  /** Stops after this number of search steps instead of by the clock: the same seed gives the same result. */
  readonly steps?: number;
  /** The run by steps repeats one that ended by the clock: the search takes the same steps. */
  readonly repeatsClock?: boolean;
  /** False: a contradiction is counted, and neither proved nor explained further. */
  readonly explains?: boolean;
  /** The built entry of a search thread; needed when `threads` is above 1. */
  readonly threadEntry?: string;
  /** Search parameters that differ from the defaults: see docs/solver-parameters.md. */
  readonly params?: SearchParamChanges;
  /** The timetable to begin with: the result is no worse. */
  readonly begin?: readonly Placement[];
  /** At most once a second `improved` carries the best timetable so far, verified by the checker. */
  readonly emitsTimetables?: boolean;
}

export interface RunHooks {
  readonly onEvent?: (event: SolverEvent) => void;
  /** Aborting ends the run within 200 ms with the best so far. */
  readonly signal?: AbortSignal;
  /** Milliseconds that only grow; `performance.now` by default. */
  readonly now?: () => number;
}
