import { CHECK_SECONDS } from '@bellgrid/model';
import {
  acknowledgeSolver,
  askWhatIf,
  cancelSolverInstance,
  discardWhatIf,
  solver,
  solverImprovement,
  solverImprovements,
  spawnSolverInstance,
  whatIf,
} from '@bellgrid/protocol';
import { noteState } from '../accounts/user-state.ts';
import { lockUser } from '../database/lock-user.ts';
import { Refusal } from '../errors/refusal.ts';
import { keepEndedRun } from '../jobs/ended-runs.ts';
import { locationOf } from '../jobs/job-queue.ts';
import { packBest, packRepair } from '../jobs/run-begin.ts';
import { improvementAt, improvementsOf } from '../jobs/run-improvements.ts';
import { activeRunOf, createRun, forgetRuns, latestRunOf, type NewRun } from '../jobs/run-store.ts';
import { publishSolver, publishWhatIf } from '../live/publish-documents.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { presentWhatIf } from '../presenters/present-what-if.ts';
import { latestVersionOf, loadSnapshot } from '../versions/version-store.ts';
import { type CallContext, handle } from './handler.ts';

export const handleSolver = handle(solver, async ({ db, caller }) =>
  presentSolver(await latestRunOf(db, caller.userId)),
);

export const handleSpawnSolverInstance = handle(spawnSolverInstance, async (context, request) => {
  const { db, queue, caller } = context;
  const { jobType, solveAnyway, keepImproving, repair, repairOf, thorough } = request;
  const { userId } = caller;
  const { saved, solverTimeout } = await savedDraft(context);
  // Not the client's statement: a long run would keep the short ones waiting.
  const timeLimit = jobType === 'check' && !thorough ? CHECK_SECONDS : solverTimeout;
  const location = locationOf({ jobType, timeLimit });
  const latest = keepImproving || repair !== null ? await latestRunOf(db, userId) : null;
  // The place of a repair means nothing in the findings of another run.
  if (repair !== null && repairOf !== null && latest?.id !== repairOf)
    throw new Refusal('RUN_REPLACED', 'Another run has begun since the one that the repair is of.');
  const begin =
    repair === null ? await packBest(latest, saved.payloadHash) : await packRepair(latest, repair);
  await createRun(db, { ...saved, jobType, location, solveAnyway, timeLimit, begin });
  const document = await publishSolver(context, userId);
  queue.enqueue(location);
  return document;
});

/** The current saved version, as a run of it needs it, with the time limit of its settings. Refuses as `spawnSolverInstance`. */
async function savedDraft({ db, account, caller, places, snapshots, now }: CallContext) {
  const { userId } = caller;
  const latest = await latestVersionOf(db, userId);
  const stored = latest && (await loadSnapshot(db, latest.version.id));
  if (!stored) throw new Refusal('NO_DRAFT', 'Nothing was saved yet: save the draft first.');
  const check = await places(userId, () => snapshots.check(stored.snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  authoriseTeachers(account, check.statistics.teachers, now());
  const saved = {
    ...{
      userId,
      versionID: latest.version.id,
      payload: stored.snapshot,
      payloadHash: check.hash,
      now: now(),
    },
  } satisfies Partial<NewRun>;
  return { saved, solverTimeout: check.timeLimit };
}

export const handleWhatIf = handle(whatIf, async ({ db, caller }) =>
  presentWhatIf(await latestRunOf(db, caller.userId, 'whatIf')),
);

/** The time in which both searches have ended on any machine that is fit for work, in seconds. */
const WHAT_IF_SECONDS = 300;

export const handleAskWhatIf = handle(askWhatIf, async (context, { changes }) => {
  const { db, queue, caller } = context;
  const { saved } = await savedDraft(context);
  const jobType = 'solve';
  const timeLimit = WHAT_IF_SECONDS;
  const location = locationOf({ jobType, timeLimit });
  const asked = {
    jobType,
    location,
    timeLimit,
    solveAnyway: false,
    whatIf: JSON.stringify(changes),
  } as const;
  await createRun(db, { ...saved, ...asked });
  const document = await publishWhatIf(context, caller.userId);
  queue.enqueue(location);
  return document;
});

export const handleDiscardWhatIf = handle(discardWhatIf, async (context) => {
  const { db, queue, caller } = context;
  const { userId } = caller;
  const at = context.now();
  const working = await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const active = await activeRunOf(transaction, userId);
    const asked = active && active.whatIf !== null ? active : null;
    if (asked) await keepEndedRun(transaction, asked.id, at);
    if (asked && asked.startedAt !== null) {
      // The row that the use is counted from goes with the question.
      const endedAt = at.getTime();
      const ms = Math.max(0, endedAt - asked.startedAt);
      await transaction.insertInto('solverUse').values({ userId, endedAt, ms }).execute();
    }
    await forgetRuns(transaction, userId, 'whatIf');
    return asked;
  });
  // Its worker finds the run gone.
  if (working) await queue.cancel(working.id);
  return publishWhatIf(context, userId);
});

export const handleCancelSolverInstance = handle(cancelSolverInstance, async (context) => {
  const run = await activeRunOf(context.db, context.caller.userId);
  if (run) await context.queue.cancel(run.id);
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
  return { improvements: kept };
});

export const handleSolverImprovement = handle(
  solverImprovement,
  async ({ db, caller }, { instanceID, index }) => {
    const improvement = await improvementAt(db, caller.userId, instanceID, Number(index));
    if (!improvement) throw new Refusal('NOT_FOUND', 'There is no such timetable.');
    return improvement;
  },
);
