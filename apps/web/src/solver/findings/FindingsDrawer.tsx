import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import { useFocusReturn } from '../../app/use-focus-return.ts';
import { closePanel, type SolverPanel, useSolverPanel } from '../solver-panels.ts';
import { FindingSections } from './FindingSections.tsx';
import classes from './FindingsDrawer.module.css';
import { groupFindings } from './group-findings.ts';

interface FindingsDrawerProps {
  /** Which panel it is: it is open while that one is, and has something to show. */
  readonly panel: SolverPanel;
  readonly title: string;
  readonly draft: Draft;
  readonly findings: readonly SolverFinding[];
  /** The draft was changed since they were found. */
  readonly isDraftNewer: boolean;
}

/** Findings in sections, in a drawer beside the timetable. */
export function FindingsDrawer({ panel, title, draft, findings, isDraftNewer }: FindingsDrawerProps) {
  const opened = useSolverPanel(({ open }) => open === panel) && findings.length > 0;
  useFocusReturn(opened);
  const grouped = useMemo(() => groupFindings(findings), [findings]);
  return (
    <Drawer
      opened={opened}
      onClose={closePanel}
      position="right"
      size="min(100%, max(400px, 34%))"
      title={title}
      classNames={{ body: classes.body }}
    >
      <FindingSections draft={draft} grouped={grouped} isDraftNewer={isDraftNewer} />
    </Drawer>
  );
}
