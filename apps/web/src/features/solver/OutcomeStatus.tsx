import { commands, type Draft } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { acknowledgeRun } from '../../document/run/end-run.ts';
import type { SolverRun } from '../../document/run/solver-run.ts';
import { DiscardResultDialog } from './DiscardDialog.tsx';
import type { OutcomeAction } from './describe-outcome.ts';
import type { OutcomeView } from './outcome-view.ts';
import { afterAskingToDiscard } from './run/discard-question.ts';
import { openPanel } from './run/solver-panels.ts';
import { startRun } from './run/start-run.ts';
import { StatusLine } from './StatusLine.tsx';
import { viewResult } from './take-result.ts';

interface OutcomeStatusProps {
  readonly run: SolverRun;
  readonly draft: Draft;
  readonly view: OutcomeView;
}

/** The outcome of the latest run, with the actions of the user. */
export function OutcomeStatus({ run, draft, view: { words, problems } }: OutcomeStatusProps) {
  const { t, i18n } = useTranslation();
  const view = () => void viewResult();
  const placeAsMany = () => {
    draftSession.store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });
    startRun({ jobType: 'solve' });
  };
  const again = () => startRun({ jobType: run.jobType ?? 'solve' });
  const on: Readonly<Record<OutcomeAction, { label: string; act: () => void }>> = {
    view: { label: t('solver.result.view'), act: view },
    partial: { label: t('solver.partial.view'), act: view },
    details: { label: t('solver.details'), act: () => openPanel('details') },
    settings: { label: t('solver.openSettings'), act: () => openPanel('settings') },
    anyways: {
      label: t('solver.anyways'),
      act: () => startRun({ jobType: 'solve', solveAnyway: true }),
    },
    asMany: { label: t('solver.settings.placeAsMany'), act: placeAsMany },
    improve: {
      label: t('solver.result.improve'),
      act: () => startRun({ jobType: 'solve', solveAnyway: run.solveAnyway, keepImproving: true }),
    },
    longer: { label: t('solver.checkLonger'), act: () => startRun({ jobType: 'check', thorough: true }) },
    again: { label: t('solver.tryAgain'), act: again },
    anew: { label: t(run.jobType === 'check' ? 'solver.validate' : 'solver.generate'), act: again },
    download: { label: t('solver.download'), act: exportCurrentDraft },
  };

  const [first, ...others] = problems;
  const quoted = first
    ? [messageText(i18n, draft, first), others.length > 0 && t('solver.found.more', { count: others.length })]
    : [];
  return (
    <>
      <StatusLine
        tone={words.tone}
        title={words.title}
        body={[words.body, ...quoted].filter(Boolean).join(' ')}
        onDismiss={() => afterAskingToDiscard(() => void acknowledgeRun())}
        onDetails={words.actions.includes('details') ? undefined : on.details.act}
        actions={words.actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'filled' : 'default'}
            size="xs"
            onClick={on[action].act}
          >
            {on[action].label}
          </Button>
        ))}
      />
      <DiscardResultDialog
        instanceID={run.instanceID}
        view={on[words.actions.includes('partial') ? 'partial' : 'view']}
      />
    </>
  );
}
