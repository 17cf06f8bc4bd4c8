import { CHECK_SECONDS } from '@bellgrid/model';
import {
  acknowledgeSolver,
  cancelSolverInstance,
  solver,
  solverImprovement,
  solverImprovements,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { noteState } from '../accounts/user-state.ts';
import { Refusal } from '../errors/refusal.ts';
import { locationOf } from '../jobs/job-queue.ts';
import { improvementsOf } from '../jobs/keep-record.ts';
import { packBest } from '../jobs/run-begin.ts';
import { createRun, latestRunOf } from '../jobs/run-store.ts';
import { publishSolver } from '../live/publish-documents.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { latestVersionOf, loadSnapshot } from '../versions/version-store.ts';
import { handle } from './handler.ts';

export const handleSolver = handle(solver, async ({ db, caller }) =>
  presentSolver(await latestRunOf(db, caller.userId)),
);

export const handleSpawnSolverInstance = handle(spawnSolverInstance, async (context, request) => {
  const { db, account, queue, caller, places, snapshots, now } = context;
  const { jobType, solveAnyway, keepImproving, thorough } = request;
  const { userId } = caller;
  const latest = await latestVersionOf(db, userId);
  const stored = latest && (await loadSnapshot(db, latest.version.id));
  if (!stored) throw new Refusal('NO_DRAFT', 'Nothing was saved yet: save the draft first.');
  const check = await places(userId, () => snapshots.check(stored.snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  authoriseTeachers(account, check.statistics.teachers, now());
  // Not the client's statement: a long run would keep the short ones waiting.
  const { hash: payloadHash } = check;
  const timeLimit = jobType === 'check' && !thorough ? CHECK_SECONDS : check.timeLimit;
  const location = locationOf({ jobType, timeLimit });
  const saved = { versionID: latest.version.id, payload: stored.snapshot, payloadHash };
  const begin = keepImproving ? await packBest(await latestRunOf(db, userId), payloadHash) : null;
  const run = { userId, jobType, location, solveAnyway, timeLimit, ...saved, begin, now: now() };
  await createRun(db, run);
  const document = await publishSolver(context, userId);
  queue.enqueue(location);
  return document;
});

export const handleCancelSolverInstance = handle(cancelSolverInstance, async (context) => {
  const run = await latestRunOf(context.db, context.caller.userId);
  if (run && run.state !== 'ended') await context.queue.cancel(run.id);
  return publishSolver(context, context.caller.userId);
});

export const handleAcknowledgeSolver = handle(acknowledgeSolver, async (context, { instanceID }) => {
  const { db, caller } = context;
  const run = await latestRunOf(db, caller.userId);
  if (run?.id !== instanceID) throw new Refusal('NOT_FOUND', 'There is no such run.');
  await noteState(db, caller.userId, { hideAlertsForSolverID: run.id });
  return publishSolver(context, caller.userId);
});

export const handleSolverImprovements = handle(solverImprovements, async ({ db, caller }, { instanceID }) => {
  const kept = await improvementsOf(db, caller.userId, instanceID);
  if (kept === null) throw new Refusal('NOT_FOUND', 'There is no such run.');
  return { improvements: kept.map(({ solution: _, ...figures }) => figures) };
});

export const handleSolverImprovement = handle(
  solverImprovement,
  async ({ db, caller }, { instanceID, index }) => {
    const kept = await improvementsOf(db, caller.userId, instanceID);
    const improvement = kept?.[Number(index)];
    if (!improvement) throw new Refusal('NOT_FOUND', 'There is no such timetable.');
    return improvement;
  },
);
