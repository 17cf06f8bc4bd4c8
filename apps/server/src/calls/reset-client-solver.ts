import { resetClientSolver } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { handle } from './handler.ts';
import { publishSolver } from './publish-solver.ts';

export const handleResetClientSolver = handle(resetClientSolver, async (context, { uid }) => {
  const { db, queue } = context;
  await loadClient(context, uid);
  const run = await latestRunOf(db, uid);
  await administer(context, { action: 'resetClientSolver', subjectId: uid }, async (transaction) => {
    await transaction.deleteFrom('solverRun').where('userId', '=', uid).execute();
    return { run: run?.id ?? null, state: run?.state ?? null };
  });
  // Its worker finds the run gone.
  if (run && run.state !== 'ended') await queue.cancel(run.id);
  await publishSolver(context, uid);
  return describeClient(context, uid);
});
