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

/**
 * A checker in worker threads, `entry` being the built `snapshot-worker.js`; a thread that dies is replaced.
 * Comparing has one of its own, from the first time on: it takes long, and no save is to wait for it.
 */
export function createSnapshotChecker(entry: URL): SnapshotChecker {
  const start = () => new WorkerClient(entry, { memoryMb: MEMORY_MB, restarts: true });
  const checking = start();
  let comparing: WorkerClient | null = null;
  const ask = (client: WorkerClient, question: SnapshotQuestion) => client.ask(question);
  return {
    check: async (bytes) => (await ask(checking, { kind: 'check', bytes })) as SnapshotCheck,
    compare: async (from, to) => {
      comparing ??= start();
      return (await ask(comparing, { kind: 'compare', from, to })) as SnapshotComparison | null;
    },
    close: async () => {
      await Promise.all([checking.close(), comparing?.close()]);
    },
  };
}
