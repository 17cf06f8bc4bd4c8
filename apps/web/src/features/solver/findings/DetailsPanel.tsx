import type { Draft } from '@bellgrid/model';
import { listFindings, NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import { CloseButton, Drawer, SegmentedControl } from '@mantine/core';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogUndo } from '../../../document/draft/undo-scope.ts';
import { useLiveFindings } from '../../../document/pre-check/item-findings.ts';
import { useIsNewerThanRun } from '../../../document/run/run-draft.ts';
import { isActive, type RunOutcome } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { useFocusReturn } from '../../../platform/use-focus-return.ts';
import { lightNone } from '../../../ui/timetable-grid/lit-lessons.ts';
import type { OutcomeView } from '../outcome-view.ts';
import { PreviewDetails } from '../PreviewDetails.tsx';
import { foundSolution } from '../run/outcome-facts.ts';
import { closePanel, openPanel, useSolverPanel } from '../run/solver-panels.ts';
import type { ShownSchedule } from '../shown-schedule.ts';
import { useOutcomeView } from '../use-outcome-view.ts';
import classes from './DetailsPanel.module.css';
import { Alike, FindingSections } from './FindingSections.tsx';
import { NumberDetails } from './NumberDetails.tsx';
import { ProblemDetails } from './ProblemDetails.tsx';
import { QualityDetails } from './QualityDetails.tsx';
import { repairSteps } from './repairs.ts';
import { UnmetSections } from './UnmetSections.tsx';

interface DetailsPanelProps {
  readonly draft: Draft;
  /** The timetable that the screen shows in place of the draft's own. */
  readonly shown: ShownSchedule | null;
  /** As a sheet over the timetable, where there is no room beside it. */
  readonly isSheet: boolean;
}

/** The details of the status line beside the timetable; nothing while none are open. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { open, number } = useSolverPanel();
  const reasons = useSolver(({ outcome }) => outcome?.findings ?? NO_FINDINGS);
  const { shown, draft, isSheet } = props;
  const { t } = useTranslation();
  if (open === 'details' && shown?.kind === 'preview')
    return (
      <Panel title={t('solver.preview.heading')} isSheet={isSheet}>
        <PreviewDetails draft={draft} shown={shown} />
      </Panel>
    );
  if (open === 'number')
    return (
      <Panel title={t(`solver.numbers.hint.${number}`)} isSheet={isSheet}>
        <NumberDetails
          draft={shown?.draft ?? draft}
          number={number}
          findings={shown ? reasons : NO_FINDINGS}
        />
      </Panel>
    );
  if (open === 'details') return <RunDetails {...props} />;
  return open === 'problems' || open === 'quality' ? <Review {...props} panel={open} /> : null;
}

/** True while the panel has the room beside the timetable. */
export const useIsPanelOpen = (): boolean =>
  useSolverPanel(({ open }) => open !== null && open !== 'settings');

/**
 * All findings of a run: conflicts with their repairs, or unplaced lessons and violations with the reasons; those so far
 * while it works. It is one panel, so that the end of a run takes the focus from nothing.
 */
function RunDetails({ draft, isSheet }: DetailsPanelProps) {
  const { t } = useTranslation();
  const run = useSolver();
  const view = useOutcomeView(draft);
  const isDraftNewer = useIsNewerThanRun(run);
  const soFar = isActive(run) ? run.faults : NO_FINDINGS.faults;
  if (view === null && soFar.length === 0) return null;
  const lead = view ? view.words.body : t('solver.found.soFarLead');
  return (
    <Panel title={titleOf(view, run.outcome, t)} isSheet={isSheet}>
      {lead && <p className={classes.lead}>{lead}</p>}
      {view?.judged && isDraftNewer && <p className={classes.lead}>{t('solver.earlier.counted')}</p>}
      {view && listFindings(view.details).length > 0 && (
        <FindingSections
          draft={draft}
          findings={view.details}
          isDraftNewer={isDraftNewer}
          // Elsewhere the buttons above the schedule are in sight.
          onRun={isSheet ? closePanel : undefined}
        />
      )}
      {/* A conflict among them, and what belongs to it, is known at the end: until then each keeps the place at which it came. */}
      {!view && <Alike title={t('solver.found.soFar')} draft={draft} findings={soFar} />}
      {view?.judged && <UnmetSections draft={draft} unmet={view.judged.unmet} />}
    </Panel>
  );
}

/** A found timetable has a result, whatever it leaves out or does not meet; warnings alone are no problems. */
function titleOf(view: OutcomeView | null, outcome: RunOutcome | null, t: TFunction): string {
  if (outcome && foundSolution(outcome)) return t('solver.resultTitle');
  const isClean = view && listFindings({ ...view.details, warnings: [] }).length === 0;
  return isClean ? view.words.title : t('solver.detailsTitle');
}

/** The problems of the schedule that is shown, with what the pre-check finds in the draft, or the quality of the draft's own. */
function Review({ draft, shown, isSheet, panel }: DetailsPanelProps & { panel: 'problems' | 'quality' }) {
  const { t } = useTranslation();
  const faults = useLiveFindings();
  const findings = useMemo((): RunFindings => ({ ...NO_FINDINGS, faults: [...(faults ?? [])] }), [faults]);
  return (
    <Panel title={t(`review.${panel}`)} isSheet={isSheet}>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="md"
        aria-label={t('review.panels')}
        value={panel}
        onChange={(next) => openPanel(next)}
        data={reviewPanels.map((value) => ({ value, label: t(`review.${value}`) }))}
      />
      {panel === 'quality' ? (
        <QualityDetails draft={draft} />
      ) : (
        <>
          {shown && <p className={classes.lead}>{t(`review.of.${shown.kind}`)}</p>}
          <ProblemDetails draft={shown?.draft ?? draft} />
          {findings.faults.length > 0 && (
            <FindingSections draft={draft} findings={findings} isDraftNewer={false} />
          )}
        </>
      )}
    </Panel>
  );
}

const reviewPanels = ['problems', 'quality'] as const;

interface PanelProps {
  readonly title: string;
  readonly isSheet: boolean;
  readonly children: ReactNode;
}

function Panel({ isSheet, ...props }: PanelProps) {
  useFocusReturn();
  useEffect(() => lightNone, []);
  return isSheet ? <Sheet {...props} /> : <Docked {...props} />;
}

type ContentProps = Omit<PanelProps, 'isSheet'>;

function Sheet({ title, children }: ContentProps) {
  useDialogUndo(repairSteps);
  return (
    <Drawer
      opened
      onClose={closePanel}
      position="bottom"
      size="70%"
      title={title}
      classNames={{ body: classes.body }}
    >
      {children}
    </Drawer>
  );
}

function Docked({ title, children }: ContentProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closePanel();
      }}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        <CloseButton size="sm" aria-label={t('common.close')} onClick={closePanel} />
      </header>
      <div className={classes.scroll}>{children}</div>
    </aside>
  );
}
