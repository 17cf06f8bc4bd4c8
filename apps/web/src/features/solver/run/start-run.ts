import { lessonsInScope, solverLocation } from '@bellgrid/model';
import { type JobType, solver, spawnSolverInstance } from '@bellgrid/protocol';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { isNewerThanRun } from '../../../document/run/run-draft.ts';
import { isActive, type SolverRun } from '../../../document/run/solver-run.ts';
import { dispatchSolver, useSolver } from '../../../document/run/use-solver.ts';
import { saveNow } from '../../../document/saving/saver.ts';
import { call } from '../../../platform/api/call.ts';
import { isRefusal } from '../../../platform/api/refusal.ts';
import { t } from '../../../platform/texts/i18n.ts';
import { toast } from '../../../platform/toast.tsx';
import { afterAskingForChange, isMostlyPlaced } from './change-question.ts';
import { afterAskingToDiscard } from './discard-question.ts';
import { takeBack } from './lent-scope.ts';
import { foundResult } from './outcome-facts.ts';
import { repairedTimetable } from './repaired-timetable.ts';

export interface RunRequest {
  readonly jobType: JobType;
  /** Every constraint may be broken at a cost; only the physical rules stay. */
  readonly solveAnyway?: boolean;
  /** Begins with the best timetable of the latest run, which is not lost then. */
  readonly keepImproving?: boolean;
  /** Repeats the latest run, or continues its question another way: with its scope, also where that was set for one run. */
  readonly again?: boolean;
  /** A check with the budget of the time limit in place of the short one. */
  readonly thorough?: boolean;
  /** An edit of the draft for the run and all later ones, made once it may begin; false, when it is refused, ends it. */
  readonly edit?: () => boolean;
}

/**
 * Saves the draft, then starts a run of it. Does nothing while a run is active, and asks first when the
 * timetable of the latest one would be lost, and how much of the present schedule a solve that is no continuation may change.
 * `prepare` changes the settings for this run alone once it may begin; false ends it. Without it, settings that were made for
 * one run end, unless this run goes with that one.
 */
export function startRun(request: RunRequest, prepare?: () => boolean): void {
  if (isActive(useSolver.getState())) return;
  const goesOn = request.keepImproving || request.again;
  const start = (change = prepare) => {
    if (request.edit?.() === false) return;
    if (change) {
      if (!change()) return;
    } else if (!goesOn) takeBack();
    // An empty school has no schedule that could be called good.
    if (lessonsInScope(draftSession.draft).length > 0) void requestRun(request);
    else dispatchSolver({ type: 'refused', code: 'NO_LESSONS' });
  };
  const isAsked = request.jobType === 'solve' && !goesOn && !prepare;
  const begin = () => (isAsked ? afterAskingForChange(start) : start());
  if (request.keepImproving) begin();
  else afterAskingToDiscard(begin);
}

/** Starts from the best timetable of the latest run, under the same rules; it is shown until a better one is found. */
export const keepImproving = ({ solveAnyway }: SolverRun): void =>
  startRun({ jobType: 'solve', solveAnyway, keepImproving: true });

async function requestRun({
  jobType,
  solveAnyway = false,
  keepImproving = false,
  thorough = false,
}: RunRequest): Promise<void> {
  if (isActive(useSolver.getState())) return;
  const startedAt = Date.now();
  const { outcome, instanceID } = useSolver.getState();
  const { draft } = draftSession;
  // As little as possible changes from the draft's own schedule, not from that of a repair.
  const keepsOwn = draft.config.similarSchedule && isMostlyPlaced(draft);
  const isFresh = jobType === 'solve' && !keepImproving && !keepsOwn;
  const repaired = isFresh && outcome ? repairedTimetable(outcome, draft) : null;
  const from =
    keepImproving && outcome
      ? foundResult(outcome)
      : repaired && { solution: repaired.solution, quality: null };
  dispatchSolver({ type: 'requested', jobType, at: startedAt, from });
  if (!(await saveNow())) {
    dispatchSolver({ type: 'refused', code: 'SAVE_FAILED' });
    return;
  }
  try {
    const document = await call(spawnSolverInstance, {
      jobType,
      solveAnyway,
      keepImproving,
      repair: repaired?.repair ?? null,
      repairOf: repaired && instanceID,
      thorough,
      location: solverLocation(draft.config.solverTimeout),
    });
    dispatchSolver({ type: 'document', document, at: Date.now() });
    // The draft of the run is remembered now, before others are saved.
    isNewerThanRun(draftSession.draft, useSolver.getState());
  } catch (error) {
    if (isRefusal(error, 'SOLVER_BUSY')) {
      toast.warning(t('errors.solverBusy'));
      return showRunBefore();
    }
    if (isRefusal(error, 'PAYWALL')) {
      const { teachers, licensed } = error.details;
      toast.warning(t('saving.runNotLicensed', { teachers, licensed }));
      return showRunBefore();
    }
    if (isRefusal(error, 'RUN_REPLACED')) {
      toast.warning(t('errors.runReplaced'));
      return showRunBefore();
    }
    const code = isRefusal(error, 'OFFLINE') ? 'CANNOT_CONNECT' : 'ALLOCATION_FAILED';
    console.warn('the run was not created', error);
    dispatchSolver({ type: 'refused', code });
  }
}

/** No run was begun: the latest one of the server, if there is one, is shown again, and the settings are those from before. */
async function showRunBefore(): Promise<void> {
  takeBack();
  dispatchSolver({ type: 'not-begun' });
  try {
    dispatchSolver({ type: 'document', document: await call(solver, {}), at: Date.now() });
  } catch (error) {
    console.warn('the latest run could not be read', error);
  }
}
