import { WorkerClient } from '../threads/worker-client.ts';
import type { SqlChannel, Statement, StatementResult } from './sql-channel.ts';

export type DatabaseQuestion = 'close' | Statement;

/**
 * SQLite in a worker thread of its own. `entry` is the built `database-worker.js`. A thread that is lost is
 * not replaced: its open transaction is gone, and the next statement must not commit without it. For the same reason
 * statements have no time limit: to end one would end the server. They are the server's own, over rows whose number the
 * quotas bound, and what a request holds is bounded before it gets here.
 */
export function createWorkerChannel(entry: URL, file: string, onLost: (reason: Error) => void): SqlChannel {
  const client = new WorkerClient(entry, { workerData: { file }, restarts: false, onLost });
  return {
    execute: async (statement) => (await client.ask(statement)) as StatementResult,
    close: async () => {
      await client.ask('close');
      await client.close();
    },
  };
}
