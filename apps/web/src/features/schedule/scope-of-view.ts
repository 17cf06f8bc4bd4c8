import type { Draft, Id } from '@bellgrid/model';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import type { SolverScope } from '../solver/settings/solve-only.ts';

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
