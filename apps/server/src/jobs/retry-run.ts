import type { Claim } from './claim.ts';
import { cancelled, failure } from './event-kinds.ts';
import { type RecorderOptions, RunRecorder } from './run-recorder.ts';
import { type ReleaseOptions, type RunRow, releaseRun } from './run-store.ts';
import { tellOfRun } from './tell-of-run.ts';

/** The number of times that a run is taken up: it is retried once. */
export const MAX_ATTEMPTS = 2;

/**
 * Decides about a run whose worker is gone: it waits again the first time, and otherwise ends as terminated,
 * or as cancelled if the user cancelled it. True when it waits again.
 */
export async function retryRun(options: RecorderOptions, run: RunRow): Promise<boolean> {
  const { leaseOwner, leaseUntil } = run;
  if (run.cancellationRequested || run.attempts >= MAX_ATTEMPTS) {
    const message = 'The solver of this run is gone, twice.';
    const end = run.cancellationRequested ? cancelled : failure('TERMINATED', message);
    await new RunRecorder(options, run).end(end);
    return false;
  }
  return letWaitAgain(options, run, { leaseOwner, leaseUntil }, { uncounted: false });
}

/** Lets a run wait again and tells its user; false when it is no longer the claim's. */
export async function letWaitAgain(
  { db, bus, now }: RecorderOptions,
  run: RunRow,
  claim: Claim,
  options: Omit<ReleaseOptions, 'at'>,
): Promise<boolean> {
  if (!(await releaseRun(db, run.id, claim, { at: now(), ...options }))) return false;
  await tellOfRun({ db, bus }, run);
  return true;
}
