import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBrokenCount, useBrokenFindings } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { isActive, type RunOutcome, type SolverRun } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { FindingsPanel } from './findings/FindingsDrawer.tsx';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import { viewOutcome } from './outcome-view.ts';
import { concernsDraft } from './run/outcome-facts.ts';
import { useIsNewerThanRun } from './run/run-draft.ts';
import { SolverBanner } from './SolverBanner.tsx';
import { useElapsed } from './use-elapsed.ts';

/** The number of seconds of waiting after which advice is shown. */
const LONG = 5 * 60;
/** A run that is taken up at once waits for less. */
const QUEUED = 2;

/** The outcome of the latest run until the user has seen it, or advice while a run takes long. */
export function SolverBanners() {
  const { t } = useTranslation();
  const run = useSolver();
  const draft = useDraft((whole) => whole);
  const active = isActive(run);
  const elapsed = useElapsed(active ? run.startedAt : null);

  if (run.loadState === 'PROVISIONING' && run.schoolsBefore !== null && elapsed >= QUEUED) {
    return (
      <SolverBanner
        tone="plain"
        title={t('solver.queueTitle', { count: run.schoolsBefore })}
        body={t('solver.queueBody')}
      />
    );
  }
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
  readonly outcome: RunOutcome;
  readonly draft: Draft;
}

function LatestOutcome({ run, outcome, draft }: LatestOutcomeProps) {
  const { t } = useTranslation();
  const faults = useLiveFindings();
  const findings = useBrokenFindings();
  const count = useBrokenCount();
  const isNewer = useIsNewerThanRun(run);
  const view = viewOutcome(run, outcome, { draft, isNewer, faults, broken: { count, findings } }, t);
  return (
    <>
      <OutcomeBanner run={run} draft={draft} view={view} />
      <FindingsPanel draft={draft} findings={view.details} isDraftNewer={isNewer} />
    </>
  );
}
