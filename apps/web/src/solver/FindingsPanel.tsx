import type { Draft, Id } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { naturalOrder } from '../timetable-grid/natural-order.ts';
import type { ScheduleView } from '../timetable-grid/schedule-view.ts';
import classes from './FindingsPanel.module.css';
import { closePanel, useSolverPanel } from './solver-panels.ts';

/** Everything that a run found in the way, each as a sentence with links to the timetables it is about. */
export function FindingsPanel({ draft, findings }: { draft: Draft; findings: readonly SolverFinding[] }) {
  const { t } = useTranslation();
  const opened = useSolverPanel((panel) => panel.open === 'details');
  return (
    <Drawer
      opened={opened && findings.length > 0}
      onClose={closePanel}
      position="right"
      size="min(100%, max(400px, 30%))"
      title={t('solver.detailsTitle')}
      classNames={{ body: classes.body }}
    >
      <p className={classes.count}>{t('solver.detailsCount', { count: findings.length })}</p>
      <ol className={classes.list}>
        {findings.map((finding) => (
          <li key={finding.sentence}>
            <p>{finding.sentence}</p>
            <ItemLinks draft={draft} finding={finding} />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

interface LinkedItem {
  readonly view: ScheduleView;
  readonly id: Id;
  readonly name: string;
  readonly color: string;
}

function ItemLinks({ draft, finding }: { draft: Draft; finding: SolverFinding }) {
  const items = linkedItems(draft, finding);
  if (items.length === 0) return null;
  return (
    <div className={classes.links}>
      {items.map(({ view, id, name, color }) => (
        <Link key={id} to="/schedule/$view/$id" params={{ view, id }} preload={false} onClick={closePanel}>
          <i style={{ background: color }} aria-hidden />
          {name}
        </Link>
      ))}
    </div>
  );
}

function linkedItems(draft: Draft, finding: SolverFinding): LinkedItem[] {
  const of = (
    view: ScheduleView,
    records: Draft['groups'] | Draft['teachers'] | Draft['classrooms'],
    ids: readonly Id[],
  ) =>
    ids
      .flatMap((id) => {
        const record = records[id];
        return record ? [{ view, id, name: record.name, color: record.color }] : [];
      })
      .sort((a, b) => naturalOrder(a.name, b.name));
  return [
    ...of('classes', draft.groups, finding.groups),
    ...of('teachers', draft.teachers, finding.teachers),
    ...(draft.config.isClassroomsEnabled ? of('classrooms', draft.classrooms, finding.classrooms) : []),
  ];
}
