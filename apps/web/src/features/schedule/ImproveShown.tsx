import type { Draft, Id } from '@bellgrid/model';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import chip from '../../ui/fields/Chip.module.css';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import type { SolverScope } from '../solver/run/lent-scope.ts';
import { solveOnly } from '../solver/settings/solve-only.ts';
import classes from './ScheduleWork.module.css';

interface ImproveShownProps {
  readonly draft: Draft;
  readonly view: ShownView;
  /** The items that the filter leaves. */
  readonly items: ReadonlySet<Id>;
}

/** Runs the solver with what the filter shows as its scope. */
export function ImproveShown({ draft, view, items }: ImproveShownProps) {
  const { t } = useTranslation();
  const active = useSolver(isActive);
  const scope = scopeOfView(draft, view.kind, items);
  // Empty lists would mean the whole school.
  if (active || Object.values(scope).every((ids) => ids.length === 0)) return null;
  return (
    <button
      type="button"
      className={`${chip.chip} ${classes.improve}`}
      title={t('placing.improveShownHint')}
      aria-label={t('placing.improveShown')}
      onClick={() => solveOnly(scope)}
    >
      <IconWand size={15} stroke={1.8} aria-hidden />
      <span>{t('placing.improveShown')}</span>
    </button>
  );
}

/** The scope of a run that moves only what a view shows: its classes, teachers and classrooms, or the lessons of its days. */
export function scopeOfView(draft: Draft, view: ShownView['kind'], items: ReadonlySet<Id>): SolverScope {
  const ids = [...items];
  if (view === 'days') {
    const days = draft.schoolData.days.map(({ id }) => items.has(id));
    const lessons = Object.values(draft.lessons).filter(({ timeSlot }) => timeSlot && days[timeSlot.day]);
    return { solveLessons: lessons.map(({ id }) => id) };
  }
  return {
    solveGroups: ids.filter((id) => draft.groups[id]),
    solveTeachers: ids.filter((id) => draft.teachers[id]),
    solveClassrooms: ids.filter((id) => draft.classrooms[id]),
  };
}
