import type { Draft, Solution } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { exportCurrentDraft } from '../draft/export-draft.ts';
import { createSnapshot } from '../versions/create-snapshot.ts';
import { bestAmong } from './best-among.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { describeOutcome, type OutcomeAction } from './describe-outcome.ts';
import { afterAskingToDiscard } from './discard-question.ts';
import { isNewerThanRun } from './draft-at-start.ts';
import { acknowledgeRun } from './end-run.ts';
import { foundSolution, isBehind, standingLessons } from './found-solution.ts';
import { hasScheduledLessons, importSolution } from './import-solution.ts';
import { OverwriteDialog } from './OverwriteDialog.tsx';
import { useBrokenCount } from './pre-check/broken-rules.ts';
import { problemsNow, problemsOf } from './problems-of.ts';
import { SolverBanner } from './SolverBanner.tsx';
import { openPanel } from './solver-panels.ts';
import type { Outcome, SolverRun } from './solver-run.ts';
import { startRun } from './start-run.ts';

interface OutcomeBannerProps {
  readonly run: SolverRun;
  readonly outcome: Outcome;
  readonly draft: Draft;
  readonly findings: readonly SolverFinding[];
  /** There is something to read in the panel. */
  readonly hasDetails: boolean;
  readonly isDraftNewer: boolean;
  /** What the pre-check says of the draft now; null while that is not known. */
  readonly live: readonly SolverFinding[] | null;
}

const FINDINGS_SHOWN = 2;

/** The outcome of the latest run, with what the user can do now. */
export function OutcomeBanner({
  run,
  outcome,
  draft,
  findings,
  hasDetails,
  isDraftNewer,
  live,
}: OutcomeBannerProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Solution | null>(null);
  const [busy, setBusy] = useState(false);
  const found = problemsOf(outcome, findings);
  const among = outcome.kind === 'solution' ? { among: bestAmong(draft, outcome.solution) } : {};
  const broken = useBrokenCount();
  const partial = foundSolution(outcome);
  const standing = partial && isBehind(partial, draft) ? standingLessons(draft, partial) : null;
  const context = { findings: found.length, isDraftNewer, live, broken, standing, ...among };
  const words = describeOutcome(run, outcome, context, t);
  const actions = words.actions.filter((action) => action !== 'details' || hasDetails);
  const problems = isDraftNewer ? problemsNow(outcome, live) : found;

  const snapshotAndTake = async (solution: Solution, name: string) => {
    try {
      await createSnapshot(name);
    } catch (error) {
      console.warn('the snapshot could not be created', error);
      toast.failure(t('versions.nameFailed'));
      return;
    }
    await take(solution);
  };
  const take = async (solution: Solution) => {
    setAsking(null);
    setBusy(true);
    await importSolution(solution);
    toast.success(t('solver.result.imported'));
  };
  const view = async () => {
    const { solution } = words;
    if (solution === null) return;
    setBusy(true);
    const overwrites = hasScheduledLessons() && (await isNewerThanRun(run.startedAt));
    setBusy(false);
    if (overwrites) setAsking(solution);
    else await take(solution);
  };

  const again = () => startRun({ jobType: run.jobType ?? 'solve' });
  const on: Readonly<Record<OutcomeAction, { label: string; act: () => void }>> = {
    view: { label: t('solver.result.view'), act: () => void view() },
    partial: { label: t('solver.partial.view'), act: () => void view() },
    details: { label: t('solver.details'), act: () => openPanel('details') },
    settings: { label: t('solver.openSettings'), act: () => openPanel('settings') },
    anyways: {
      label: t('solver.anyways'),
      act: () => startRun({ jobType: 'solve', solveAnyway: true }),
    },
    again: { label: t('solver.tryAgain'), act: again },
    anew: { label: t(run.jobType === 'check' ? 'solver.validate' : 'solver.generate'), act: again },
    download: { label: t('solver.download'), act: exportCurrentDraft },
  };

  return (
    <>
      <SolverBanner
        tone={words.tone}
        title={words.title}
        body={words.body}
        onDismiss={() => afterAskingToDiscard(() => void acknowledgeRun())}
        actions={actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'filled' : 'default'}
            size="xs"
            loading={busy && index === 0}
            onClick={on[action].act}
          >
            {on[action].label}
          </Button>
        ))}
      >
        {problems.length > 0 && (
          <ul>
            {problems.slice(0, FINDINGS_SHOWN).map((finding) => (
              <li key={finding.sentence}>{finding.sentence}</li>
            ))}
            {problems.length > FINDINGS_SHOWN && (
              <li>{t('solver.found.more', { count: problems.length - FINDINGS_SHOWN })}</li>
            )}
          </ul>
        )}
      </SolverBanner>
      <DiscardDialog
        instanceID={run.instanceID}
        view={on[words.actions.includes('partial') ? 'partial' : 'view']}
      />
      <OverwriteDialog
        opened={asking !== null}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) void take(asking);
        }}
        onSnapshot={async (name) => {
          if (asking) await snapshotAndTake(asking, name);
        }}
      />
    </>
  );
}
