import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../app/use-focus-return.ts';
import { closePanel, useSolverPanel } from '../solver-panels.ts';
import { FindingSections } from './FindingSections.tsx';
import classes from './FindingsPanel.module.css';
import { groupFindings } from './group-findings.ts';

interface FindingsPanelProps {
  readonly draft: Draft;
  readonly findings: readonly SolverFinding[];
  /** The draft was changed since the run found them. */
  readonly isDraftNewer: boolean;
}

/** Everything that a run found in the way: the conflict with its repairs, or what has no place and why. */
export function FindingsPanel({ draft, findings, isDraftNewer }: FindingsPanelProps) {
  const { t } = useTranslation();
  const opened = useSolverPanel((panel) => panel.open === 'details');
  useFocusReturn(opened);
  const grouped = useMemo(() => groupFindings(findings), [findings]);
  return (
    <Drawer
      opened={opened && findings.length > 0}
      onClose={closePanel}
      position="right"
      size="min(100%, max(400px, 34%))"
      title={t('solver.detailsTitle')}
      classNames={{ body: classes.body }}
    >
      <FindingSections draft={draft} grouped={grouped} isDraftNewer={isDraftNewer} />
    </Drawer>
  );
}
