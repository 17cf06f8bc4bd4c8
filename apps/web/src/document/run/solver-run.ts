import type { Id, Solution } from '@bellgrid/model';
import {
  type CheckOutcome,
  type EndReason,
  type JobType,
  type JudgedNumbers,
  NO_FINDINGS,
  type RunFindings,
  type SolverErrorCode,
} from '@bellgrid/protocol';

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
  /** The cost of the soft constraints. */
  readonly cost: number;
  /** No timetable costs less, as far as it is proved; 0 when nothing is. */
  readonly bound: number;
  /** In 'Solve Anyways': the amounts of the hard constraints that are broken. */
  readonly broken: number;
  /** The lessons that move, when the schedule is to stay similar. */
  readonly moved: number;
}

export interface CheckProgress {
  readonly type: 'teacher' | 'group' | 'classroom';
  readonly id: Id;
}

/** The outcome of a run, with all its findings. */
export type RunOutcome = { readonly findings: RunFindings } & (
  | ({
      readonly kind: 'solution';
      readonly solution: Solution;
      /** So many lessons are proved to move in every such timetable. */
      readonly leastMoved?: number | undefined;
    } & Judged)
  | ({ readonly kind: 'infeasible' } & Contradicted)
  | { readonly kind: 'checkPassed'; readonly check: Exclude<CheckOutcome, 'contradiction'> }
  | ({ readonly kind: 'checkFailed' } & Contradicted)
  | ({ readonly kind: 'error'; readonly code: RunFailure; readonly partial: Solution | null } & Judged)
  | ({ readonly kind: 'cancelled'; readonly partial: Solution | null } & Judged)
);

/** False where no timetable exists even if every constraint may be broken. */
interface Contradicted {
  readonly mayBreak: boolean;
}

/** The numbers of the timetable; null without one, and of a run of before they were counted. */
interface Judged {
  readonly quality: JudgedNumbers | null;
}

/** `SAVE_FAILED`: the draft could not be saved, so that no run was started. */
export type RunFailure = SolverErrorCode | 'SAVE_FAILED';

/** The latest run of the solver, as far as this window knows. */
export interface SolverRun {
  /** False until the server has answered if a run is active. */
  readonly isKnown: boolean;
  readonly loadState: LoadState;
  /** Null until the requested run is created, and without any run. */
  readonly instanceID: string | null;
  /** The run before the requested one; late events of it are ignored. */
  readonly previousID: string | null;
  readonly versionID: string | null;
  /** The hash of the saved draft that the run works on; null while it is not known. */
  readonly payloadHash: string | null;
  /** The `schoolHash` of that draft; null while it works, and where it is not known. */
  readonly schoolHash: string | null;
  readonly jobType: JobType | null;
  /** By this window's clock, in ms. */
  readonly startedAt: number | null;
  /** The number of schools before this one while the run waits; null while it is not known. */
  readonly schoolsBefore: number | null;
  readonly cancelling: boolean;
  /** The solver's stage before it reports progress. */
  readonly stage: string | null;
  readonly progress: RunProgress | null;
  /** The item that the pre-check looks at. */
  readonly checking: CheckProgress | null;
  /** The best timetable so far while the run works; null before there is one. */
  readonly best: { readonly solution: Solution; readonly quality: JudgedNumbers | null } | null;
  /** The reason that it ended; null while it works, and where it is not known. */
  readonly reason: EndReason | null;
  /** It was 'Solve Anyways', as far as its record says. */
  readonly solveAnyway: boolean;
  /** The findings of the pre-check so far, or the cause that the search has proved. */
  readonly faults: RunFindings['faults'];
  readonly outcome: RunOutcome | null;
  /** The user has seen the outcome. */
  readonly acknowledged: boolean;
}

export const NO_RUN: SolverRun = {
  isKnown: true,
  loadState: 'UNLOADED',
  instanceID: null,
  previousID: null,
  versionID: null,
  payloadHash: null,
  schoolHash: null,
  jobType: null,
  startedAt: null,
  schoolsBefore: null,
  cancelling: false,
  stage: null,
  progress: null,
  checking: null,
  best: null,
  reason: null,
  solveAnyway: false,
  faults: [],
  outcome: null,
  acknowledged: false,
};

/** True before the server has answered for the first time. */
export const UNKNOWN_RUN: SolverRun = { ...NO_RUN, isKnown: false };

const ACTIVE: readonly LoadState[] = ['LOADING', 'PROVISIONING', 'PRE_CHECK', 'SOLVING'];

/** True while the run is being started or works: no other can start. */
export const isActive = (run: SolverRun): boolean => ACTIVE.includes(run.loadState);

/** A run that ended with an error and without a result. */
export const failedOutcome = (code: RunFailure): RunOutcome => ({
  kind: 'error',
  code,
  partial: null,
  quality: null,
  findings: NO_FINDINGS,
});
