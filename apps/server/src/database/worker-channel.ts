import { WorkerClient } from '../threads/worker-client.ts';
import type { SqlChannel, Statement, StatementResult } from './sql-channel.ts';

export type DatabaseQuestion = 'close' | Statement;

/** SQLite in a worker thread of its own. `entry` is the built `database-worker.js`. */
export function createWorkerChannel(entry: URL, file: string): SqlChannel {
  const client = new WorkerClient(entry, { workerData: { file }, restarts: false });
  return {
    execute: async (statement) => (await client.ask(statement)) as StatementResult,
    close: async () => {
      await client.ask('close');
      await client.close();
    },
  };
}
