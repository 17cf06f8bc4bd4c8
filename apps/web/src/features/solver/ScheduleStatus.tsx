import { type Draft, findingKey } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { useBrokenFindings, useDraftQuality, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { useRulesAfterRun } from '../usual-rules/use-rules-after-run.ts';
import { DiscardResultDialog } from './DiscardResultDialog.tsx';
import { DraftNumbers } from './DraftNumbers.tsx';
import { describeDraft } from './describe-draft.ts';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import { PreviewStatus } from './PreviewStatus.tsx';
import { RunLine } from './RunLine.tsx';
import { openPanel } from './run/solver-panels.ts';
import { startRun } from './run/start-run.ts';
import classes from './ScheduleStatus.module.css';
import { StatusLine } from './StatusLine.tsx';
import type { ShownSchedule } from './shown-schedule.ts';
import { useOutcomeView } from './use-outcome-view.ts';

/**
 * The state of the schedule in one line of fixed height: the run, its outcome until the user has seen it, else the
 * draft's own schedule; and the numbers of that schedule.
 */
export function ScheduleStatus({ draft, shown }: { draft: Draft; shown: ShownSchedule | null }) {
  const run = useSolver();
  const outcome = useOutcomeView(draft);
  return (
    <div className={classes.status}>
      {isActive(run) ? (
        <RunLine run={run} isShown={shown !== null} />
      ) : shown?.kind === 'preview' ? (
        <PreviewStatus draft={draft} shown={shown} />
      ) : outcome ? (
        <OutcomeStatus key={run.instanceID} run={run} draft={draft} view={outcome} />
      ) : (
        <DraftStatus draft={draft} isRunKnown={run.isKnown} />
      )}
      <DraftNumbers draft={draft} shown={shown} />
      <DiscardResultDialog />
    </div>
  );
}

interface DraftStatusProps {
  readonly draft: Draft;
  /** The server has said whether a run is at work. */
  readonly isRunKnown: boolean;
}

/** The state of the draft's own schedule. */
function DraftStatus({ draft, isRunKnown }: DraftStatusProps) {
  const { t, i18n } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenFindings();
  const faults = useLiveFindings();
  const quality = useDraftQuality();
  // Of a schedule that is not complete the numbers say little.
  const rules = useRulesAfterRun(draft, quality?.unplaced === 0 ? quality : null, startRun);
  const { tone, title, body, first } = describeDraft(draft, { isRunKnown, isChecked, broken, faults }, t);
  const offered = first ? null : rules;
  return (
    <StatusLine
      key={first ? findingKey(first) : title}
      tone={tone}
      title={title}
      body={first ? messageText(i18n, draft, first) : offered ? offered.words : body}
      actions={
        first
          ? [{ label: t('solver.details'), act: () => openPanel('problems') }]
          : offered
            ? [offered.accept]
            : []
      }
      onDismiss={offered?.decline}
    />
  );
}
