import type { Draft, Id, Lesson } from '@bellgrid/model';
import { compareForReader } from '../../platform/texts/name-order.ts';
import type { GridPlacement } from '../../ui/timetable-grid/grid-layout.ts';
import type { ScheduleView } from '../../ui/timetable-grid/schedule-view.ts';

/**
 * The unplaced lessons, by name and class in natural order; with `only`, those of the shown items. A lesson
 * without a room yet belongs to no classroom.
 */
export function stagedLessons(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ScheduleView,
  only: ReadonlySet<Id> | null,
): readonly Lesson[] {
  const shows = (lesson: Lesson) => {
    if (only === null) return true;
    const room = lesson.classroom ?? draft.subjects[lesson.subject]?.classroom;
    const items = { classes: lesson.groups, teachers: lesson.teachers, classrooms: room ? [room] : [] }[view];
    return items.some((id) => only.has(id));
  };
  const groupOf = (lesson: Lesson) => draft.groups[lesson.groups[0] ?? '']?.name ?? '';
  return Object.values(draft.lessons)
    .filter((lesson) => !placed.has(lesson.id) && shows(lesson))
    .sort((a, b) => compareForReader(a.name, b.name) || compareForReader(groupOf(a), groupOf(b)));
}
