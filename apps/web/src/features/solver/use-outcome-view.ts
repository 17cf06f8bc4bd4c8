import type { Draft, Finding } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useBrokenFindings, useDraftCost } from '../../document/pre-check/broken-rules.ts';
import { useCountedDraft, useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { useIsJudgeBroken } from '../../document/pre-check/judged-timetable.ts';
import { draftOfRun, isNewerThanRun, useIsNewerThanRun } from '../../document/run/run-draft.ts';
import { isActive, type RunOutcome, type SolverRun } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { madeRepairs, type OutcomeView, viewOutcome } from './outcome-view.ts';
import {
  concernsDraft,
  foundSolution,
  isOwnSchedule,
  isUnsure,
  isWorthKeeping,
} from './run/outcome-facts.ts';
import { useJudgedSolution, useSolutionVerdict } from './use-judged-solution.ts';

/** The outcome of the latest run; null during a run, once the user has seen it, and while nothing is gained by it. */
export function useShownOutcome(draft: Draft): RunOutcome | null {
  const run = useSolver();
  const isOver = isWaiting(run, draft);
  return useIsGain(draft, isOver) && isOver ? run.outcome : null;
}

const isWaiting = (run: SolverRun, draft: Draft): boolean =>
  !isActive(run) && run.outcome !== null && !run.acknowledged && concernsDraft(run.outcome, draft);

/** That outcome as the screens show it. */
export function useOutcomeView(draft: Draft): OutcomeView | null {
  const { t } = useTranslation();
  const run = useSolver();
  const findings = useBrokenFindings();
  const count = useBrokenCount();
  const cost = useDraftCost();
  const isNewer = useIsNewerThanRun(run);
  const faults = useFaultsSince(run, isNewer);
  const outcome = useShownOutcome(draft);
  const isToJudge = run.outcome !== null && isWaiting(run, draft);
  const judged = useJudgedSolution(draft, isToJudge && run.outcome ? foundSolution(run.outcome) : null);
  const repaired = useMemo(
    () => (isNewer && outcome ? madeRepairs(outcome.findings, draft) : null),
    [isNewer, outcome, draft],
  );
  if (outcome === null) return null;
  const now = { draft, isNewer, faults, broken: { count, findings }, cost, repaired, judged };
  return viewOutcome(run, outcome, now, t);
}

/**
 * The findings of the pre-check; null after an edit of the draft of the run until they were counted anew, for what was counted
 * before is told with the run's own.
 */
function useFaultsSince(run: SolverRun, isNewer: boolean): readonly Finding[] | null {
  const faults = useLiveFindings();
  const counted = useCountedDraft();
  return isNewer && counted !== null && !isNewerThanRun(counted, run) ? null : faults;
}

/**
 * False while nothing is gained by the timetable of a run that is over: it is the schedule from before an edit or, where the
 * draft of the run is not known, not worth keeping beside the present one. Until that is known it is not offered.
 */
function useIsGain(draft: Draft, isOver: boolean): boolean {
  const run = useSolver();
  const isNewer = useIsNewerThanRun(run);
  const isBroken = useIsJudgeBroken();
  const solution = isOver && isNewer && run.outcome ? foundSolution(run.outcome) : null;
  const isToJudge = solution !== null && isUnsure(run, draft);
  const verdict = useSolutionVerdict(draft, isToJudge ? solution : null);
  if (solution === null) return true;
  if (!isToJudge) return !isOwnSchedule(draftOfRun(run) ?? draft, solution);
  return verdict === null ? isBroken : isWorthKeeping(run, draft, verdict);
}
