import type { Finding } from '@bellgrid/constraints';
import type { Id, Solution } from '@bellgrid/model';

/** What a run is asked to do. */
export interface RunOptions {
  readonly jobType: 'check' | 'solve';
  /**
   * When to stop before the time limit: `full` as soon as every lesson stands and no hard rule is
   * broken, `plateau` when the cost has stopped falling, `limit` never. A proof of optimality always stops.
   */
  readonly until: 'full' | 'plateau' | 'limit';
  /** Wall-clock limit of the whole run, in seconds. */
  readonly seconds: number;
  readonly seed: number;
  /** Search threads; 1 runs in the calling thread, in short slices. */
  readonly threads: number;
  /** 'Solve Anyways': hard constraints may be broken at a cost; the physical rules stay. */
  readonly solveAnyway?: boolean;
  /** Stops after so many search steps instead of by the clock: the same seed gives the same result. */
  readonly steps?: number;
  /** The built entry of a search thread; needed when `threads` is above 1. */
  readonly threadEntry?: string;
}

/** The events of a run, in the shape that the server stores and streams. */
export type RunEvent =
  | { event: 'starting'; jobType: 'check' | 'solve' }
  | { event: 'statusUpdate'; stage: RunStage }
  | { event: 'preCheckUpdate'; type: 'teacher' | 'group' | 'classroom'; id: Id }
  | { event: 'preCheckFinding'; finding: Finding }
  | {
      event: 'preSolveError';
      type: 'teacher' | 'group' | 'classroom';
      id: Id;
      available: number;
      scheduled: number;
      findings: Finding[];
    }
  | { event: 'preCheckOverloadError'; classroomIDs: Id[]; findings: Finding[] }
  | { event: 'preCheckPassed' }
  | {
      event: 'progress';
      /** `construct`, `repair` or `improve`. */
      stage: string;
      placed: number;
      lessons: number;
      /** Of the soft constraints. */
      cost: number;
      bound: number;
      /** In 'Solve Anyways': the amounts of the hard constraints that are broken. */
      broken?: number;
      /** Where the schedule is to stay similar: the lessons that move. */
      moved?: number;
      seconds: number;
    }
  | { event: 'improved'; placed: number; cost: number; broken?: number; moved?: number; seconds: number }
  | {
      event: 'calendar';
      status: 'FEASIBLE' | 'OPTIMAL';
      solution: Solution;
      solutionID: Id;
      /** What blocks each lesson that was left out. */
      findings: Finding[];
    }
  | { event: 'infeasibleConstraints'; errors: Finding[] }
  | {
      event: 'error';
      errorCode: 'TIMEOUT' | 'BAD_DATA' | 'UNKNOWN_ERROR';
      message: string;
      partial: Solution | null;
      findings: Finding[];
    }
  | {
      event: 'cancelled';
      partial: Solution | null;
      /** In 'Solve Anyways': the hard constraints that it breaks. */
      findings?: Finding[];
    };

export type RunStage =
  | 'loading'
  | 'parsing'
  | 'creating constraints'
  | 'start solve'
  | 'detected infeasible'
  | 'solving infeasible';

export interface RunHooks {
  readonly onEvent?: (event: RunEvent) => void;
  /** Aborting ends the run within 200 ms with the best so far. */
  readonly signal?: AbortSignal;
}

export interface RunResult {
  readonly status: 'OPTIMAL' | 'FEASIBLE' | 'INFEASIBLE' | 'TIMEOUT' | 'CANCELLED';
  /** Lessons in scope, and how many of them stand. */
  readonly lessons: number;
  readonly placed: number;
  /** Sum of the amounts of the hard constraints and physical rules, by the independent checker. */
  readonly hardViolations: number;
  readonly cost: number;
  /** No timetable that moves (or breaks) as little costs less, as far as it is proved. */
  readonly bound: number;
  /** Wall-clock time of the whole run, and of the search alone (compiled problem to result). */
  readonly seconds: number;
  readonly searchSeconds: number;
  readonly seed: number;
  /** The best timetable found, also a partial one (then `unplaced` is not empty); null for none. */
  readonly solution: Solution | null;
  /** Why there is no timetable, or what blocks each unplaced lesson. */
  readonly findings: readonly Finding[];
}
