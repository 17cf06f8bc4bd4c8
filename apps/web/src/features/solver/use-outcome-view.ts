import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useBrokenFindings, useDraftCost } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { acknowledgeRun } from '../../document/run/end-run.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { besideOwn, judgedSchedule, type Verdict } from './compare-numbers.ts';
import { madeRepairs, type OutcomeView, viewOutcome } from './outcome-view.ts';
import { concernsDraft, foundSolution, isOwnSchedule, isToCompare } from './run/outcome-facts.ts';
import { draftOfRun, useIsNewerThanRun } from './run/run-draft.ts';
import { unplacedLessons } from './unplaced-lessons.ts';
import { useJudgedSolution } from './use-judged-solution.ts';

/** The verdict on a found timetable beside the draft's own schedule, both by the rules of now. */
function verdictNow(draft: Draft, judged: JudgedTimetable, clashes: number, cost: number): Verdict | null {
  const own = { unplaced: unplacedLessons(draft), clashes, cost, quality: null };
  return besideOwn(judgedSchedule(judged), own)?.verdict ?? null;
}

const isNoGain = (verdict: Verdict | null): boolean => verdict === 'worse' || verdict === 'same';

/** Puts the run away, here and in every later window. */
function usePutAway(isOver: boolean, instanceID: string | null): void {
  useEffect(() => {
    const run = useSolver.getState();
    if (isOver && run.instanceID === instanceID && !run.acknowledged) void acknowledgeRun();
  }, [isOver, instanceID]);
}

/** The outcome of the latest run as the screens show it; null during a run, and once the user has seen it. */
export function useOutcomeView(draft: Draft): OutcomeView | null {
  const { t } = useTranslation();
  const run = useSolver();
  const faults = useLiveFindings();
  const findings = useBrokenFindings();
  const count = useBrokenCount();
  const cost = useDraftCost();
  const isNewer = useIsNewerThanRun(run);
  const isShown =
    !isActive(run) && run.outcome !== null && !run.acknowledged && concernsDraft(run.outcome, draft);
  const solution = isShown && run.outcome ? foundSolution(run.outcome) : null;
  const before = isNewer ? draftOfRun(run) : null;
  // The schedule from before an edit is none to take.
  const isPast = before !== null && solution !== null && isOwnSchedule(before, solution);
  const judged = useJudgedSolution(draft, isPast ? null : solution);
  // After the window was opened anew it is not known which schedule the draft had.
  const isUnsure = isNewer && before === null && solution !== null && isToCompare(draft, false);
  const verdict = isUnsure && judged && cost !== null ? verdictNow(draft, judged, count, cost) : null;
  const isWorthless = isPast || (isUnsure && isOwnSchedule(draft, solution)) || isNoGain(verdict);
  const outcome = isShown && !isWorthless && !(isUnsure && verdict === null) ? run.outcome : null;
  usePutAway(isWorthless, run.instanceID);
  const repaired = useMemo(
    () => (isNewer && outcome ? madeRepairs(outcome.findings, draft) : null),
    [isNewer, outcome, draft],
  );
  if (outcome === null) return null;
  const now = { draft, isNewer, faults, broken: { count, findings }, cost, repaired, judged };
  return viewOutcome(run, outcome, now, t);
}
