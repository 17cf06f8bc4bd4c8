import type { BrokenParts } from '@bellgrid/constraints';
import { stateOfAll, type ThreadState, WorkerClient, WorkerLost } from '../threads/worker-client.ts';
import type { SnapshotCheck } from './check-snapshot.ts';
import type { ShownFields, SnapshotComparison } from './compare-snapshots.ts';
import type { SnapshotQuestion } from './snapshot-question.ts';

/** Checks and compares snapshots away from the event loop. */
export interface SnapshotChecker {
  check(bytes: Uint8Array): Promise<SnapshotCheck>;
  /**
   * The changes that turn one into the other; null when one of them cannot be read, or not within the time
   * for it.
   */
  compare(from: Uint8Array, to: Uint8Array, shown: ShownFields): Promise<SnapshotComparison | null>;
  /**
   * The clashes and broken rules of its schedule; null when it cannot be read. Throws WorkerLost when it takes too long
   * or too much memory.
   */
  broken(bytes: Uint8Array): Promise<BrokenParts | null>;
  state(): ThreadState;
  close(): Promise<void>;
}

const MEMORY_MB = 512;
const CHECKING = { threads: 2, timeLimitMs: 10_000 };
const COMPARING = { threads: 1, timeLimitMs: 20_000 };

/**
 * A checker in worker threads, `entry` being the built `snapshot-worker.js`; a thread that dies or takes too long is
 * replaced. Comparing and counting have one of their own, from the first time on: they take long, and saves do not wait
 * for them.
 */
export function createSnapshotChecker(entry: URL): SnapshotChecker {
  const start = (limits: typeof CHECKING) =>
    new WorkerClient(entry, { memoryMb: MEMORY_MB, restarts: true, ...limits });
  const checking = start(CHECKING);
  let comparing: WorkerClient | null = null;
  const ask = (client: WorkerClient, question: SnapshotQuestion) => client.ask(question);
  const askSlowly = (question: SnapshotQuestion) => {
    comparing ??= start(COMPARING);
    return ask(comparing, question);
  };
  return {
    check: async (bytes) => {
      try {
        return (await ask(checking, { kind: 'check', bytes })) as SnapshotCheck;
      } catch (error) {
        if (error instanceof WorkerLost) return refusals[error.reason];
        throw error;
      }
    },
    compare: async (from, to, shown) => {
      try {
        return (await askSlowly({ kind: 'compare', from, to, shown })) as SnapshotComparison | null;
      } catch (error) {
        if (error instanceof WorkerLost) return null;
        throw error;
      }
    },
    broken: async (bytes) => (await askSlowly({ kind: 'broken', bytes })) as BrokenParts | null,
    state: () => stateOfAll([checking, comparing]),
    close: async () => {
      await Promise.all([checking.close(), comparing?.close()]);
    },
  };
}

const refusals: Readonly<Record<WorkerLost['reason'], SnapshotCheck>> = {
  died: {
    ok: false,
    code: 'BAD_DATA',
    message: 'The draft takes more memory to read than there is for one.',
  },
  timeLimit: { ok: false, code: 'UNAVAILABLE', message: 'The draft could not be read in time: try again.' },
};
