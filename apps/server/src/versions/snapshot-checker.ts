import { WorkerClient } from '../threads/worker-client.ts';
import type { SnapshotCheck } from './check-snapshot.ts';
import type { SnapshotComparison } from './compare-snapshots.ts';
import type { SnapshotQuestion } from './snapshot-question.ts';

/** Checks and compares snapshots away from the event loop. */
export interface SnapshotChecker {
  check(bytes: Uint8Array): Promise<SnapshotCheck>;
  /** What turns one into the other; null when one of them cannot be read. */
  compare(from: Uint8Array, to: Uint8Array): Promise<SnapshotComparison | null>;
  close(): Promise<void>;
}

const MEMORY_MB = 512;

/** A checker in a worker thread, `entry` being the built `snapshot-worker.js`; a thread that dies is replaced. */
export function createSnapshotChecker(entry: URL): SnapshotChecker {
  const client = new WorkerClient(entry, { memoryMb: MEMORY_MB, restarts: true });
  const ask = (question: SnapshotQuestion) => client.ask(question);
  return {
    check: async (bytes) => (await ask({ kind: 'check', bytes })) as SnapshotCheck,
    compare: async (from, to) => (await ask({ kind: 'compare', from, to })) as SnapshotComparison | null,
    close: () => client.close(),
  };
}
