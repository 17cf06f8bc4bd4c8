import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { concernsDraft } from './concerns-draft.ts';
import { FindingsPanel } from './findings/FindingsPanel.tsx';
import { findingsNow } from './findings-now.ts';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import { outcomeFindings } from './outcome-findings.ts';
import { useBrokenFindings } from './pre-check/broken-rules.ts';
import { useLiveFindings } from './pre-check/item-findings.ts';
import { SolverBanner } from './SolverBanner.tsx';
import { isActive, type Outcome, type SolverRun } from './solver-run.ts';
import { useElapsed } from './use-elapsed.ts';
import { useIsNewerThanRun } from './use-is-newer-than-run.ts';
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
  return <LatestOutcome key={run.instanceID} run={run} outcome={outcome} draft={draft} />;
}

interface LatestOutcomeProps {
  readonly run: SolverRun;
  readonly outcome: Outcome;
  readonly draft: Draft;
}

function LatestOutcome({ run, outcome, draft }: LatestOutcomeProps) {
  const { t } = useTranslation();
  const live = useLiveFindings();
  const broken = useBrokenFindings();
  const isDraftNewer = useIsNewerThanRun(run);
  if (isDraftNewer === null) return null;
  const findings = outcomeFindings(outcome, draft, t);
  const isCheck = outcome.kind === 'checkPassed' || outcome.kind === 'checkFailed';
  const now = [
    ...(isDraftNewer ? findingsNow(outcome, findings, live) : findings),
    // A check is of the draft with its timetable.
    ...(isCheck ? broken : []),
  ];
  return (
    <>
      <OutcomeBanner
        run={run}
        outcome={outcome}
        draft={draft}
        findings={findings}
        hasDetails={now.length > 0}
        isDraftNewer={isDraftNewer}
        live={live}
      />
      <FindingsPanel draft={draft} findings={now} isDraftNewer={isDraftNewer} />
    </>
  );
}
