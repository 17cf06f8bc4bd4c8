import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useBrokenFindings, useDraftCost } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { type OutcomeView, viewOutcome } from './outcome-view.ts';
import { concernsDraft } from './run/outcome-facts.ts';
import { useIsNewerThanRun } from './run/run-draft.ts';

/** The outcome of the latest run as the screens show it; null during a run, and once the user has seen it. */
export function useOutcomeView(draft: Draft): OutcomeView | null {
  const { t } = useTranslation();
  const run = useSolver();
  const faults = useLiveFindings();
  const findings = useBrokenFindings();
  const count = useBrokenCount();
  const cost = useDraftCost();
  const isNewer = useIsNewerThanRun(run);
  const { outcome } = run;
  if (isActive(run) || outcome === null || run.acknowledged || !concernsDraft(outcome, draft)) return null;
  return viewOutcome(run, outcome, { draft, isNewer, faults, broken: { count, findings }, cost }, t);
}
