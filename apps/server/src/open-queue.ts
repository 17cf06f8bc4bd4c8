import { fileURLToPath } from 'node:url';
import type { ServerConfig } from './config/environment.ts';
import { EmbeddedQueue } from './jobs/embedded-queue.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { PostgresQueue } from './jobs/postgres-queue.ts';
import type { RecorderOptions } from './jobs/run-recorder.ts';

/** Opens the queue of solver runs: with PostgreSQL for workers anywhere, otherwise in this process. */
export function openQueue(
  { databaseUrl, solver }: ServerConfig,
  entries: { readonly solverProcess: URL; readonly searchThread: URL },
  recording: RecorderOptions,
): JobQueue {
  if (!databaseUrl) {
    return new EmbeddedQueue({
      ...recording,
      ...solver,
      solverEntry: fileURLToPath(entries.solverProcess),
      threadEntry: fileURLToPath(entries.searchThread),
    });
  }
  return new PostgresQueue({ ...recording, leaseSeconds: solver.leaseSeconds });
}
