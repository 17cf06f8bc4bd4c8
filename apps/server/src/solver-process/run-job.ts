import type { SolverErrorCode } from '@bellgrid/protocol';
import type { RunEvent } from '@bellgrid/runner';
import type { SolverJob } from './messages.ts';

type Failure = { event: 'error'; errorCode: SolverErrorCode; message: string; partial: null; findings: [] };

/** Does one job, from the stored bytes to the last event. Failures become events; it never rejects. */
export async function runJob(
  job: SolverJob,
  onEvent: (event: RunEvent | Failure) => void,
  _signal: AbortSignal,
): Promise<void> {
  onEvent({ event: 'starting', jobType: job.jobType });
  onEvent({
    event: 'error',
    errorCode: 'UNKNOWN_ERROR',
    message: 'This build has no engine yet.',
    partial: null,
    findings: [],
  });
}
