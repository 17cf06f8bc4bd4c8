import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { concernsDraft } from './concerns-draft.ts';
import { FindingsPanel } from './findings/FindingsPanel.tsx';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import { outcomeFindings } from './outcome-findings.ts';
import { SolverBanner } from './SolverBanner.tsx';
import { isActive } from './solver-run.ts';
import { useElapsed } from './use-elapsed.ts';
import { useSolver } from './use-solver.ts';

/** After so many seconds of waiting, advice is due. */
const LONG = 5 * 60;

/** What the latest run has to say: its outcome until it was seen, or advice while it takes long. */
export function SolverBanners() {
  const { t } = useTranslation();
  const run = useSolver();
  const draft = useDraft((whole) => whole);
  const active = isActive(run);
  const elapsed = useElapsed(active ? run.startedAt : null);

  if (active) {
    return elapsed < LONG ? null : (
      <SolverBanner tone="plain" title={t('solver.longTitle')} body={t('solver.longBody')} />
    );
  }
  const { outcome } = run;
  if (outcome === null || run.acknowledged || !concernsDraft(outcome, draft)) return null;
  const findings = outcomeFindings(outcome, draft, t);
  return (
    <>
      <OutcomeBanner run={run} outcome={outcome} findings={findings} />
      <FindingsPanel draft={draft} findings={findings} />
    </>
  );
}
