import { commands, type Draft } from '@bellgrid/model';
import { countFindings } from '@bellgrid/protocol';
import { messageText } from '@bellgrid/texts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import type { SolverRun } from '../../document/run/solver-run.ts';
import { useRulesAfterRun } from '../usual-rules/use-rules-after-run.ts';
import type { OutcomeAction } from './describe-outcome.ts';
import type { OutcomeView } from './outcome-view.ts';
import { afterAskingToDiscard } from './run/discard-question.ts';
import { openPanel } from './run/solver-panels.ts';
import { keepImproving, startRun } from './run/start-run.ts';
import { type StatusAction, StatusLine } from './StatusLine.tsx';
import { putAwayRun, viewResult } from './take-result.ts';

interface OutcomeStatusProps {
  readonly run: SolverRun;
  readonly draft: Draft;
  readonly view: OutcomeView;
}

/** The outcome of the latest run, with the actions of the user. */
export function OutcomeStatus({ run, draft, view: { words, problems } }: OutcomeStatusProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const view = () => void viewResult();
  const showDetails = () => {
    // The members of a conflict are shown among all constraints.
    if (run.outcome?.kind === 'infeasible' && run.outcome.findings.conflicts.length > 0)
      void navigate({ to: '/constraints/$tab', params: { tab: 'incoming' } });
    else openPanel('details');
  };
  const placeAsMany = () => {
    draftSession.store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });
    startRun({ jobType: 'solve', again: true });
  };
  const quality = run.outcome?.kind === 'solution' ? run.outcome.quality : null;
  // Beside a schedule that is to be kept there is nothing to improve; that one has the same offer.
  const rules = useRulesAfterRun(draft, words.actions.includes('keep') ? null : quality, startRun);
  const jobType = run.jobType ?? 'solve';
  const on: Readonly<Record<OutcomeAction, StatusAction>> = {
    view: { label: t('solver.result.view'), act: view },
    partial: { label: t('solver.partial.view'), act: view },
    keep: { label: t('solver.preview.keep'), act: putAwayRun },
    details: { label: t('solver.details'), act: showDetails },
    settings: { label: t('solver.openSettings'), act: () => openPanel('settings') },
    anyways: {
      label: t('solver.anyways'),
      act: () => startRun({ jobType: 'solve', solveAnyway: true, again: true }),
    },
    asMany: { label: t('solver.settings.placeAsMany'), act: placeAsMany },
    improve: {
      label: t('solver.result.improve'),
      act: () => keepImproving(run),
    },
    longer: {
      label: t('solver.checkLonger'),
      act: () => startRun({ jobType: 'check', thorough: true, again: true }),
    },
    again: { label: t('solver.tryAgain'), act: () => startRun({ jobType, again: true }) },
    download: { label: t('solver.download'), act: exportCurrentDraft },
  };

  const [first, ...others] = problems;
  const quoted = first
    ? [
        messageText(i18n, draft, first),
        others.length > 0 && t('solver.found.more', { count: countFindings(others) }),
      ]
    : [];
  return (
    <StatusLine
      tone={words.tone}
      title={words.title}
      body={[...(words.brief === undefined ? [words.body, ...quoted] : [words.brief]), rules?.words]
        .filter(Boolean)
        .join(' ')}
      onDismiss={() => afterAskingToDiscard(putAwayRun)}
      onDetails={words.actions.includes('details') ? undefined : on.details.act}
      actions={[...words.actions.map((action) => on[action]), ...(rules ? [rules.accept] : [])]}
      isUrgent={!words.isOver}
    />
  );
}
