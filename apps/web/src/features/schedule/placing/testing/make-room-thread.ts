import { useThreadInProcess } from '../../../../ui/testing/thread-in-process.ts';

/** Runs the thread that looks for room within the test. */
export const useMakeRoomInProcess = (): Promise<void> =>
  useThreadInProcess(() => import('../make-room.worker.ts'));
