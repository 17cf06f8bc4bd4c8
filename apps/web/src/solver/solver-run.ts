import type { Id, Solution } from '@bellgrid/model';
import type { JobType, SolverErrorCode, SolverFinding } from '@bellgrid/protocol';

export type LoadState =
  | 'UNLOADED'
  | 'LOADING'
  | 'PROVISIONING'
  | 'PRE_CHECK'
  | 'SOLVING'
  | 'SOLVE_DONE'
  | 'PRE_CHECK_DONE'
  | 'ERROR';

export interface RunProgress {
  /** `construct`, `repair` or `improve`. */
  readonly stage: string;
  readonly placed: number;
  readonly lessons: number;
  /** Of the soft constraints. */
  readonly cost: number;
  /** No timetable costs less, as far as it is proved; 0 when nothing is. */
  readonly bound: number;
  /** In 'Solve Anyways': the amounts of the hard constraints that are broken. */
  readonly broken: number;
  /** Where the schedule is to stay similar: the lessons that move. */
  readonly moved: number;
}

export interface CheckedItem {
  readonly type: 'teacher' | 'group' | 'classroom';
  readonly id: Id;
}

/** An item with more lessons than it has time for. */
export interface OverfullItem extends CheckedItem {
  readonly available: number;
  readonly scheduled: number;
}

/** How a run ended. */
export type Outcome =
  | {
      readonly kind: 'solution';
      readonly solution: Solution;
      /** What blocks each lesson that it leaves out. */
      readonly findings: readonly SolverFinding[];
    }
  | { readonly kind: 'infeasible'; readonly findings: readonly SolverFinding[] }
  | { readonly kind: 'checkPassed' }
  | {
      readonly kind: 'checkFailed';
      readonly findings: readonly SolverFinding[];
      readonly overfull: readonly OverfullItem[];
      readonly overloadedClassrooms: readonly Id[];
    }
  | {
      readonly kind: 'error';
      readonly code: SolverErrorCode;
      readonly message: string;
      readonly partial: Solution | null;
      readonly findings: readonly SolverFinding[];
    }
  | {
      readonly kind: 'cancelled';
      readonly partial: Solution | null;
      /** The hard constraints that it breaks. */
      readonly findings: readonly SolverFinding[];
    };

/** The latest run of the solver, as far as this window knows. */
export interface SolverRun {
  /** Whether the server was asked: until then nobody knows if a run is at work. */
  readonly isKnown: boolean;
  readonly loadState: LoadState;
  /** Null while the run is asked for but not created, and without any run. */
  readonly instanceID: string | null;
  /** The run before the one being asked for; late news of it are ignored. */
  readonly previousID: string | null;
  readonly versionID: string | null;
  readonly jobType: JobType | null;
  /** By this window's clock, in ms. */
  readonly startedAt: number | null;
  readonly cancelling: boolean;
  /** The solver's stage before it reports progress. */
  readonly stage: string | null;
  readonly progress: RunProgress | null;
  /** The item that the pre-check looks at. */
  readonly checking: CheckedItem | null;
  /** What the pre-check found so far. */
  readonly findings: readonly SolverFinding[];
  readonly outcome: Outcome | null;
  /** The user has seen the outcome. */
  readonly acknowledged: boolean;
}

export const NO_RUN: SolverRun = {
  isKnown: true,
  loadState: 'UNLOADED',
  instanceID: null,
  previousID: null,
  versionID: null,
  jobType: null,
  startedAt: null,
  cancelling: false,
  stage: null,
  progress: null,
  checking: null,
  findings: [],
  outcome: null,
  acknowledged: false,
};

/** Before the server has answered for the first time. */
export const UNKNOWN_RUN: SolverRun = { ...NO_RUN, isKnown: false };

const ACTIVE: readonly LoadState[] = ['LOADING', 'PROVISIONING', 'PRE_CHECK', 'SOLVING'];

/** Whether the run is being started or works: no other can start. */
export const isActive = (run: SolverRun): boolean => ACTIVE.includes(run.loadState);

/** The message of a refused run whose draft could not be saved first. */
export const SAVE_FAILED = 'save failed';
