import type { Services } from '../http/services.ts';
import { activeRunOf } from '../jobs/run-store.ts';

/** Ends the run of the solver and the live channels of every session of a user. */
export async function shutOut({ db, bus, queue }: Services, userId: string): Promise<void> {
  const run = await activeRunOf(db, userId);
  if (run) await queue.cancel(run.id);
  bus.publish({ kind: 'userEnded', userId });
}
