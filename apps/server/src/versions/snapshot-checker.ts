import { WorkerClient } from '../threads/worker-client.ts';
import type { SnapshotCheck } from './check-snapshot.ts';

/** Checks snapshots away from the event loop. */
export interface SnapshotChecker {
  check(bytes: Uint8Array): Promise<SnapshotCheck>;
  close(): Promise<void>;
}

const MEMORY_MB = 512;

/** A checker in a worker thread, `entry` being the built `snapshot-worker.js`; a thread that dies is replaced. */
export function createSnapshotChecker(entry: URL): SnapshotChecker {
  const client = new WorkerClient(entry, { memoryMb: MEMORY_MB, restarts: true });
  return {
    check: async (bytes) => (await client.ask(bytes)) as SnapshotCheck,
    close: () => client.close(),
  };
}
