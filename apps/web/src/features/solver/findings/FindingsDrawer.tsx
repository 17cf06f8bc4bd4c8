import type { Draft } from '@bellgrid/model';
import { listFindings, NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrokenFindings } from '../../../document/pre-check/broken-rules.ts';
import { useFocusReturn } from '../../../platform/use-focus-return.ts';
import { closePanel, type SolverPanel, useSolverPanel } from '../run/solver-panels.ts';
import { FindingSections } from './FindingSections.tsx';
import classes from './FindingsDrawer.module.css';

interface FindingsProps {
  readonly draft: Draft;
  readonly findings: RunFindings;
  /** The draft was changed since the run found them. */
  readonly isDraftNewer: boolean;
}

/**
 * All findings of a run: conflicts with their repairs, or unplaced lessons and violations with the reasons.
 */
export function FindingsPanel(props: FindingsProps) {
  const { t } = useTranslation();
  return <FindingsDrawer panel="details" title={t('solver.detailsTitle')} {...props} />;
}

/** The hard rules that the draft's own timetable breaks. */
export function BrokenPanel({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const broken = useBrokenFindings();
  const findings = useMemo(() => ({ ...NO_FINDINGS, broken: [...broken] }), [broken]);
  const title = t('solver.broken.title');
  return (
    <FindingsDrawer panel="broken" title={title} draft={draft} findings={findings} isDraftNewer={false} />
  );
}

interface FindingsDrawerProps extends FindingsProps {
  /** The panel that it shows: it is open while that one is, and has something to show. */
  readonly panel: SolverPanel;
  readonly title: string;
}

/** Findings in sections, in a drawer beside the timetable. */
function FindingsDrawer({ panel, title, ...props }: FindingsDrawerProps) {
  const opened = useSolverPanel(({ open }) => open === panel) && listFindings(props.findings).length > 0;
  useFocusReturn(opened);
  return (
    <Drawer
      opened={opened}
      onClose={closePanel}
      position="right"
      size="min(100%, max(400px, 34%))"
      title={title}
      classNames={{ body: classes.body }}
    >
      <FindingSections {...props} />
    </Drawer>
  );
}
