import { gunzipSync } from 'node:zlib';
import { CommandRefused, loadDraftFile } from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type SolverEvent } from '@bellgrid/protocol';
import { answerWhatIf, run } from '@bellgrid/runner';
import { cancelled, failure } from '../jobs/event-kinds.ts';
import type { SolverJob } from './messages.ts';

/** Does one job, from the stored bytes to the last event. Failures become events; it never rejects. */
export async function runJob(
  job: SolverJob,
  onEvent: (event: SolverEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const text = unpack(job.snapshot);
  const loaded = text === null ? null : loadDraftFile(text);
  if (!loaded?.ok) {
    const reasons = loaded?.findings.map(({ path, message }) => (path ? `${path}: ${message}` : message));
    onEvent(failure('BAD_DATA', reasons?.join('; ') ?? 'The draft file is not gzip data.'));
    return;
  }
  const draft = loaded.file.dataStore;
  const { jobType, seed, seconds, threads, threadEntry, solveAnyway, begin, plateauSteps, whatIf } = job;
  try {
    if (whatIf) {
      onEvent({ event: 'starting', jobType });
      const answer = await answerWhatIf(draft, whatIf, { seed }, { onEvent, signal });
      onEvent(answer ? { event: 'whatIf', answer } : cancelled);
      return;
    }
    await run(
      draft,
      {
        ...{ jobType, seed, threads, threadEntry, solveAnyway, seconds },
        until: 'plateau',
        ...(plateauSteps && {
          params: { 'plateau.fullSteps': plateauSteps, 'plateau.share': 0, 'plateau.afterCycles': 0 },
        }),
        emitsTimetables: true,
        ...(begin && { begin }),
      },
      { onEvent, signal },
    );
  } catch (error) {
    const code = error instanceof CommandRefused ? 'BAD_DATA' : 'UNKNOWN_ERROR';
    onEvent(failure(code, error instanceof Error ? error.message : String(error)));
  }
}

function unpack(snapshot: Uint8Array): string | null {
  try {
    return gunzipSync(snapshot, { maxOutputLength: MAX_DRAFT_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}
