import { type JobType, NO_FINDINGS, type SolverEvent } from '@bellgrid/protocol';

type EventName = SolverEvent['event'];

/** Events that only pass by: the solver document does not keep them. */
const passing: readonly EventName[] = ['progress', 'improved', 'preCheckUpdate', 'preCheckFinding'];
/** Of these, a client needs only the latest now and then. */
const frequent: readonly EventName[] = ['progress', 'improved', 'preCheckUpdate'];
const ending: readonly EventName[] = [
  'calendar',
  'infeasibleConstraints',
  'error',
  'cancelled',
  'terminated',
  'whatIf',
];
const checkResults: readonly EventName[] = ['preCheckPassed', 'preSolveError', 'preCheckOverloadError'];

export const isPassing = ({ event }: SolverEvent) => passing.includes(event);
/** A timetable is never left out: there is one a second at most. */
export const isFrequent = (event: SolverEvent) =>
  frequent.includes(event.event) && !(event.event === 'improved' && event.solution !== null);
/** Nothing follows this event. */
export const isEnding = ({ event }: SolverEvent) => ending.includes(event);

/** True when a run that is done may leave this event as its result. */
export function isResult({ event }: SolverEvent, jobType: JobType): boolean {
  if (ending.includes(event)) return true;
  return checkResults.includes(event) && (jobType === 'check' || event !== 'preCheckPassed');
}

/** A failure of a run, by its code; the message is for logs. */
export function failure(
  errorCode: 'ALLOCATION_FAILED' | 'BAD_DATA' | 'TERMINATED' | 'UNKNOWN_ERROR',
  message: string,
) {
  return {
    event: 'error',
    errorCode,
    message,
    partial: null,
    quality: null,
    findings: NO_FINDINGS,
  } satisfies SolverEvent;
}

/** A run was cancelled before there was anything to hand over. */
export const cancelled = {
  event: 'cancelled',
  partial: null,
  quality: null,
  findings: NO_FINDINGS,
} satisfies SolverEvent;
