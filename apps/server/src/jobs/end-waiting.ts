import { cancelled } from './event-kinds.ts';
import type { QueueTeller } from './queue-teller.ts';
import { type RecorderOptions, RunRecorder } from './run-recorder.ts';
import { loadRun } from './run-store.ts';

/** Ends a run that still waits as cancelled, and tells those behind it; the same for one that was deleted. */
export async function endWaiting(
  options: RecorderOptions,
  teller: QueueTeller,
  runId: string,
): Promise<void> {
  const run = await loadRun(options.db, runId);
  if (run && run.state !== 'waiting') return;
  if (run) await new RunRecorder(options, run).end(cancelled);
  teller.tell(run?.location);
}
