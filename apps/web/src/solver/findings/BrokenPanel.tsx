import type { Draft } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../app/use-focus-return.ts';
import { useBrokenFindings } from '../pre-check/broken-rules.ts';
import { closePanel, useSolverPanel } from '../solver-panels.ts';
import { FindingSections } from './FindingSections.tsx';
import classes from './FindingsPanel.module.css';
import { groupFindings } from './group-findings.ts';

/** The hard rules that the draft's timetable breaks, as it stands now. */
export function BrokenPanel({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const findings = useBrokenFindings();
  const opened = useSolverPanel((panel) => panel.open === 'broken') && findings.length > 0;
  useFocusReturn(opened);
  const grouped = useMemo(() => groupFindings(findings), [findings]);
  return (
    <Drawer
      opened={opened}
      onClose={closePanel}
      position="right"
      size="min(100%, max(400px, 34%))"
      title={t('solver.broken.title')}
      classNames={{ body: classes.body }}
    >
      <FindingSections draft={draft} grouped={grouped} isDraftNewer={false} />
    </Drawer>
  );
}
