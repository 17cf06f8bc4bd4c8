import type { Bus } from '../live/bus.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { presentWhatIf } from '../presenters/present-what-if.ts';
import type { RecorderOptions } from './run-recorder.ts';
import { latestRunOf, purposeOf, type RunRow, type SeenRun } from './run-store.ts';

/** Tells the user's open sessions of the latest run of the same purpose. */
export async function tellOfRun(
  { db, bus }: Pick<RecorderOptions, 'db' | 'bus'>,
  run: Pick<RunRow, 'userId' | 'whatIf'>,
): Promise<void> {
  const latest = await latestRunOf(db, run.userId, purposeOf(run));
  if (latest) tellOfSeenRun(bus, latest);
}

/** Tells the user's open sessions of a run. */
export function tellOfSeenRun(bus: Pick<Bus, 'publish'>, run: SeenRun): void {
  const message = { kind: 'message', userId: run.userId } as const;
  if (run.whatIf === null) bus.publish({ ...message, name: 'solver', payload: presentSolver(run) });
  else bus.publish({ ...message, name: 'whatIf', payload: presentWhatIf(run) });
}
