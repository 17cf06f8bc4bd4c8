import { constants, getPriority, setPriority } from 'node:os';
import { boundEvent } from './bound-event.ts';
import type { FromSolver, ToSolver } from './messages.ts';
import { runJob } from './run-job.ts';

// The entry of a solver process: one job, then it ends. It ends with its parent too.
const cancellation = new AbortController();
giveWay();

const tell = (message: FromSolver) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

process.once('disconnect', () => process.exit(1));
process.on('message', (message: ToSolver) => {
  if (message.kind === 'cancel') cancellation.abort();
  else void work(message.job);
});
void tell({ kind: 'ready' });

/** The saves of all schools come before the search of one. Threads started later inherit the priority. */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that refuses this leaves the search at the priority of the server.
  }
}

async function work(job: Parameters<typeof runJob>[0]): Promise<void> {
  await runJob(job, (event) => void tell({ kind: 'event', event: boundEvent(event) }), cancellation.signal);
  await tell({ kind: 'done' });
  process.exit(0);
}
