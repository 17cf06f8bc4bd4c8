import { gunzipSync } from 'node:zlib';
import { loadDraftFile } from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type SolverErrorCode } from '@bellgrid/protocol';
import { type RunEvent, run } from '@bellgrid/runner';
import type { SolverJob } from './messages.ts';

type Failure = { event: 'error'; errorCode: SolverErrorCode; message: string; partial: null; findings: [] };

/** Does one job, from the stored bytes to the last event. Failures become events; it never rejects. */
export async function runJob(
  job: SolverJob,
  onEvent: (event: RunEvent | Failure) => void,
  signal: AbortSignal,
): Promise<void> {
  const text = unpack(job.snapshot);
  const loaded = text === null ? null : loadDraftFile(text);
  if (!loaded?.ok) {
    const reasons = loaded?.findings.map(({ path, message }) => (path ? `${path}: ${message}` : message));
    onEvent(failed('BAD_DATA', reasons?.join('; ') ?? 'The draft file is not gzip data.'));
    return;
  }
  const draft = loaded.file.dataStore;
  const { jobType, seed, threads, threadEntry, solveAnyway } = job;
  const seconds = draft.config.solverTimeout;
  try {
    await run(
      draft,
      { jobType, until: 'plateau', seconds, seed, threads, threadEntry, solveAnyway },
      { onEvent, signal },
    );
  } catch (error) {
    onEvent(failed('UNKNOWN_ERROR', error instanceof Error ? error.message : String(error)));
  }
}

function unpack(snapshot: Uint8Array): string | null {
  try {
    return gunzipSync(snapshot, { maxOutputLength: MAX_DRAFT_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

function failed(errorCode: SolverErrorCode, message: string): Failure {
  return { event: 'error', errorCode, message, partial: null, findings: [] };
}
