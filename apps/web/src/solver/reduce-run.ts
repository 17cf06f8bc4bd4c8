import type { JobType, SolverDocument, SolverErrorCode, SolverEvent } from '@bellgrid/protocol';
import { reduceEvent } from './reduce-event.ts';
import { isActive, NO_RUN, type SolverRun } from './solver-run.ts';

/** All that can happen to a run; `at` is this window's clock in ms. */
export type SolverAction =
  | { readonly type: 'requested'; readonly jobType: JobType; readonly at: number }
  | { readonly type: 'refused'; readonly code: SolverErrorCode; readonly message: string }
  | { readonly type: 'document'; readonly document: SolverDocument; readonly at: number }
  | { readonly type: 'unanswered' }
  | { readonly type: 'event'; readonly instanceID: string; readonly event: SolverEvent; readonly at: number }
  | { readonly type: 'cancelling'; readonly on: boolean }
  | { readonly type: 'acknowledged' };

/**
 * The run after an action. News of an older run than the one being asked for, and news of a run that is not
 * known yet, change nothing (the document tells of it soon).
 */
export function reduceRun(run: SolverRun, action: SolverAction): SolverRun {
  switch (action.type) {
    case 'requested': {
      const { jobType, at } = action;
      const previousID = run.instanceID ?? run.previousID;
      return { ...NO_RUN, loadState: 'LOADING', jobType, startedAt: at, previousID };
    }
    case 'refused': {
      const { code, message } = action;
      const outcome = { kind: 'error', code, message, partial: null, findings: [] } as const;
      return { ...run, loadState: 'ERROR', outcome };
    }
    case 'document':
      return withDocument(run, action.document, action.at);
    case 'unanswered':
      return { ...run, isKnown: true };
    case 'event':
      return action.instanceID === run.instanceID ? reduceEvent(run, action.event, action.at) : run;
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
      };
  next = { ...next, instanceID: instance.id, previousID: null, versionID: instance.versionID };
  if (document.lastEvent) next = reduceEvent(next, document.lastEvent.data, at);
  if (isActive(next) && !document.isActive) next = reduceEvent(next, { event: 'terminated' }, at);
  return {
    ...next,
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
