import { cancelSolverInstance } from '@bellgrid/protocol';
import { latestRunOf } from '../jobs/run-store.ts';
import { handle } from './handler.ts';
import { publishSolver } from './publish-solver.ts';

export const handleCancelSolverInstance = handle(cancelSolverInstance, async (context) => {
  const run = await latestRunOf(context.db, context.caller.userId);
  if (run && run.state !== 'ended') await context.queue.cancel(run.id);
  return publishSolver(context, context.caller.userId);
});
