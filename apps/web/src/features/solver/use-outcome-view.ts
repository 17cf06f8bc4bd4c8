import type { Draft } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useBrokenFindings, useDraftCost } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { madeRepairs, type OutcomeView, viewOutcome } from './outcome-view.ts';
import { concernsDraft, foundSolution, isOwnSchedule } from './run/outcome-facts.ts';
import { draftOfRun, useIsNewerThanRun } from './run/run-draft.ts';
import { useJudgedSolution } from './use-judged-solution.ts';

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
  const outcome = isShown && !isPast ? run.outcome : null;
  const judged = useJudgedSolution(draft, isPast ? null : solution);
  const repaired = useMemo(
    () => (isNewer && outcome ? madeRepairs(outcome.findings, draft) : null),
    [isNewer, outcome, draft],
  );
  if (outcome === null) return null;
  const now = { draft, isNewer, faults, broken: { count, findings }, cost, repaired, judged };
  return viewOutcome(run, outcome, now, t);
}
