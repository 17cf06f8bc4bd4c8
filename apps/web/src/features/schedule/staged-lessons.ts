import type { Draft, Id, Lesson } from '@bellgrid/model';
import { compareForReader } from '../../platform/texts/name-order.ts';
import type { GridPlacement } from '../../ui/timetable-grid/grid-layout.ts';
import { type ShownView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';

/** True for a lesson that no class and no teacher attends: nothing needs it to be placed, and no view shows it. */
const isNobodys = (lesson: Lesson): boolean => lesson.groups.length === 0 && lesson.teachers.length === 0;

/** The subjects with unplaced lessons that have neither class nor teacher, by name, with the number of these lessons. */
export function nobodysLessons(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
): readonly { readonly id: Id; readonly name: string; readonly lessons: number }[] {
  const counts = new Map<Id, number>();
  for (const lesson of Object.values(draft.lessons)) {
    if (!isNobodys(lesson) || placed.has(lesson.id)) continue;
    counts.set(lesson.subject, (counts.get(lesson.subject) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, lessons]) => ({ id, name: draft.subjects[id]?.name ?? '', lessons }))
    .sort((a, b) => compareForReader(a.name, b.name));
}

/**
 * The unplaced lessons of a class or a teacher, by name and class in natural order; with `only`, those of the shown
 * items, on any day. A lesson without a room yet belongs to no classroom.
 */
export function stagedLessons(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ShownView['kind'],
  only: ReadonlySet<Id> | null,
): readonly Lesson[] {
  const shows = (lesson: Lesson) => {
    if (only === null || view === 'days') return true;
    const room = lesson.classroom ?? draft.subjects[lesson.subject]?.classroom;
    const items = { classes: lesson.groups, teachers: lesson.teachers, classrooms: room ? [room] : [] };
    const kinds = view === 'custom' ? scheduleViews : [view === 'global' ? 'classes' : view];
    return kinds.some((kind) => items[kind].some((id) => only.has(id)));
  };
  const groupOf = (lesson: Lesson) => draft.groups[lesson.groups[0] ?? '']?.name ?? '';
  return Object.values(draft.lessons)
    .filter((lesson) => !placed.has(lesson.id) && !isNobodys(lesson) && shows(lesson))
    .sort((a, b) => compareForReader(a.name, b.name) || compareForReader(groupOf(a), groupOf(b)));
}
