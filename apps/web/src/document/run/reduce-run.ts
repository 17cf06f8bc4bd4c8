import { findingKey } from '@bellgrid/model';
import {
  type JobType,
  type RunFindings,
  readSolverEvent,
  type SolverDocument,
  type SolverEvent,
} from '@bellgrid/protocol';
import {
  failedOutcome,
  isActive,
  NO_RUN,
  type RunFailure,
  type RunOutcome,
  type SolverRun,
} from './solver-run.ts';

/** All that can happen to a run; `at` is this window's clock in ms. */
export type SolverAction =
  | {
      readonly type: 'requested';
      readonly jobType: JobType;
      readonly at: number;
      /** The timetable that the run begins with. */
      readonly from?: SolverRun['best'];
    }
  | { readonly type: 'refused'; readonly code: RunFailure }
  | { readonly type: 'not-begun' }
  | { readonly type: 'document'; readonly document: SolverDocument; readonly at: number }
  | { readonly type: 'unanswered' }
  | { readonly type: 'event'; readonly instanceID: string; readonly event: SolverEvent; readonly at: number }
  | { readonly type: 'cancelling'; readonly on: boolean }
  | { readonly type: 'acknowledged' };

/**
 * The run after an action. Events of a run before the requested one, and of a run that is not known yet,
 * change nothing (the document has them soon).
 */
export function reduceRun(run: SolverRun, action: SolverAction): SolverRun {
  switch (action.type) {
    case 'requested': {
      const { jobType, at, from: best = null } = action;
      const previousID = run.instanceID ?? run.previousID;
      return { ...NO_RUN, loadState: 'LOADING', jobType, startedAt: at, previousID, best };
    }
    case 'refused':
      return { ...run, loadState: 'ERROR', outcome: failedOutcome(action.code) };
    case 'not-begun':
      return NO_RUN;
    case 'document':
      return withDocument(run, action.document, action.at);
    case 'unanswered':
      return { ...run, isKnown: true };
    case 'event':
      return action.instanceID === run.instanceID ? withEvent(run, action.event, action.at) : run;
    case 'cancelling':
      return isActive(run) ? { ...run, cancelling: action.on } : run;
    case 'acknowledged':
      return { ...run, acknowledged: true };
  }
}

function withDocument(run: SolverRun, document: SolverDocument, at: number): SolverRun {
  const instance = document.executionInstance;
  const isAskingAnew = run.loadState === 'LOADING' && run.instanceID === null;
  if (instance === null) return isAskingAnew ? run : NO_RUN;
  if (isAskingAnew && instance.id === run.previousID) return run;

  const known = run.instanceID === instance.id;
  let next: SolverRun = known
    ? run
    : {
        ...NO_RUN,
        loadState: 'LOADING',
        jobType: instance.jobType,
        startedAt: isAskingAnew ? run.startedAt : startOf(instance.startedAt, document.isActive, at),
        cancelling: isAskingAnew && run.cancelling,
        best: isAskingAnew ? run.best : null,
      };
  const { id: instanceID, versionID, payloadHash } = instance;
  const { schoolsBefore = null } = document;
  next = { ...next, instanceID, previousID: null, versionID, payloadHash, schoolsBefore };
  if (document.lastEvent) next = withEvent(next, document.lastEvent.data, at);
  if (isActive(next) && !document.isActive) next = withEvent(next, { event: 'terminated' }, at);
  return {
    ...next,
    reason: document.record?.reason ?? null,
    schoolHash: document.record?.school ?? null,
    solveAnyway: document.record?.settings.solveAnyway ?? false,
    cancelling: isActive(next) && (next.cancelling || document.cancellationRequested),
    acknowledged: document.acknowledged || next.acknowledged,
  };
}

/** The server's start time, unless its clock runs ahead of this window's. */
function startOf(startedAt: string, active: boolean, at: number): number | null {
  const start = Date.parse(startedAt);
  if (Number.isNaN(start)) return null;
  return active && start > at ? at : start;
}

/** The run after one event of its own, which may be of another version of Bellgrid. Nothing follows an outcome. */
function withEvent(run: SolverRun, sent: SolverEvent, at: number): SolverRun {
  if (!isActive(run)) return run;
  const event = readSolverEvent(sent);
  switch (event.event) {
    case 'created':
      return run.loadState === 'LOADING' ? { ...run, loadState: 'PROVISIONING' } : run;
    case 'starting': {
      const loadState = event.jobType === 'check' ? 'PRE_CHECK' : 'SOLVING';
      return { ...run, jobType: event.jobType, loadState };
    }
    case 'trace':
    // A question has a document of its own.
    case 'whatIf':
      return run;
    case 'statusUpdate':
      return { ...run, loadState: working(run), stage: event.stage, checking: null };
    case 'progress': {
      const { event: _, seconds, ...progress } = event;
      // The start by this window's clock is only a guess when the run was already active.
      const startedAt = run.startedAt ?? at - seconds * 1000;
      const known = { ...run, loadState: working(run), checking: null, startedAt };
      // A check places nothing: its progress only shows that it is running.
      return run.jobType === 'check' ? known : { ...known, progress };
    }
    case 'improved': {
      const { placed, cost, broken, moved, solution, quality } = event;
      const progress = run.progress && { ...run.progress, placed, cost, broken, moved };
      const isBest = solution !== null && solution.placements.length > 0;
      return { ...run, progress, best: isBest ? { solution, quality } : run.best };
    }
    case 'preCheckUpdate':
      return { ...run, loadState: working(run), checking: { type: event.type, id: event.id } };
    case 'preCheckFinding': {
      const key = findingKey(event.finding);
      const isKnown = run.faults.some((fault) => findingKey(fault) === key);
      const faults = isKnown ? run.faults : [...run.faults, event.finding];
      return { ...run, loadState: working(run), faults };
    }
    default: {
      // A solve continues after its pre-check.
      if (event.event === 'preCheckPassed' && run.jobType !== 'check') return run;
      const outcome = outcomeOf(event, run.faults);
      return { ...run, loadState: LOAD_STATES[outcome.kind], cancelling: false, best: null, outcome };
    }
  }
}

const working = (run: SolverRun): SolverRun['loadState'] =>
  run.jobType === 'check' ? 'PRE_CHECK' : 'SOLVING';

const LOAD_STATES = {
  solution: 'SOLVE_DONE',
  infeasible: 'SOLVE_DONE',
  checkPassed: 'PRE_CHECK_DONE',
  checkFailed: 'PRE_CHECK_DONE',
  error: 'ERROR',
  cancelled: 'ERROR',
} as const satisfies Record<RunOutcome['kind'], SolverRun['loadState']>;

type Ending = Extract<
  SolverEvent,
  {
    event:
      | 'calendar'
      | 'infeasibleConstraints'
      | 'preCheckPassed'
      | 'preSolveError'
      | 'preCheckOverloadError'
      | 'error'
      | 'cancelled'
      | 'terminated';
  }
>;

/** @param faults those that came before the end, for an end without findings of its own. */
function outcomeOf(event: Ending, faults: RunFindings['faults']): RunOutcome {
  switch (event.event) {
    case 'calendar':
      return {
        kind: 'solution',
        solution: event.solution,
        leastMoved: event.leastMoved,
        quality: event.quality,
        findings: event.findings,
      };
    case 'infeasibleConstraints':
      return { kind: 'infeasible', mayBreak: event.mayBreak, findings: event.errors };
    case 'preCheckPassed':
      return { kind: 'checkPassed', check: event.outcome, findings: event.findings };
    case 'preSolveError':
    case 'preCheckOverloadError': {
      const { findings, mayBreak } = event;
      return {
        kind: 'checkFailed',
        mayBreak,
        findings: findings.faults.length > 0 ? findings : { ...findings, faults },
      };
    }
    case 'error': {
      const { errorCode, partial, quality, findings } = event;
      if (errorCode === 'CANCELLED') return { kind: 'cancelled', partial, quality, findings };
      return {
        kind: 'error',
        code: errorCode === 'NO_ERROR' ? 'UNKNOWN_ERROR' : errorCode,
        partial,
        quality,
        findings,
      };
    }
    case 'cancelled':
      return {
        kind: 'cancelled',
        partial: event.partial,
        quality: event.quality,
        findings: event.findings,
      };
    case 'terminated':
      return failedOutcome('TERMINATED');
  }
}
