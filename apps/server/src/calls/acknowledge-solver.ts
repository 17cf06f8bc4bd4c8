import { acknowledgeSolver } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { latestRunOf, markRun } from '../jobs/run-store.ts';
import { handle } from './handler.ts';
import { publishSolver } from './publish-solver.ts';

export const handleAcknowledgeSolver = handle(acknowledgeSolver, async (context, { instanceID }) => {
  const run = await latestRunOf(context.db, context.caller.userId);
  if (run?.id !== instanceID) throw new Refusal('NOT_FOUND', 'There is no such run.');
  await markRun(context.db, run.id, { acknowledged: true });
  return publishSolver(context, context.caller.userId);
});
