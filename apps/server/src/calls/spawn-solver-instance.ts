import { solverLocation } from '@bellgrid/model';
import { spawnSolverInstance } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { createRun } from '../jobs/run-store.ts';
import { latestVersionOf, loadSnapshot } from '../versions/version-store.ts';
import { handle } from './handler.ts';
import { publishSolver } from './publish-solver.ts';

export const handleSpawnSolverInstance = handle(spawnSolverInstance, async (context, request) => {
  const { db, queue, caller, places, snapshots, now } = context;
  const { jobType, solveAnyway } = request;
  const { userId } = caller;
  const latest = await latestVersionOf(db, userId);
  const stored = latest && (await loadSnapshot(db, latest.version.id));
  if (!stored) throw new Refusal('NO_DRAFT', 'Nothing was saved yet: save the draft first.');
  const check = await places(userId, () => snapshots.check(stored.snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  // Not what the client says: a long run would keep the short ones waiting.
  const location = solverLocation(check.timeLimit);
  const versionID = latest.version.id;
  const run = { userId, jobType, location, solveAnyway, versionID, payload: stored.snapshot, now: now() };
  const id = await createRun(db, run);
  const document = await publishSolver(context, userId);
  queue.enqueue({ id, location });
  return document;
});
