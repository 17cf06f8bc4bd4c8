import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { ScheduleView } from './schedule-view.ts';

/** What a lesson's colour can stand for. */
export const colorings = ['subject', 'teacher', 'class', 'classroom'] as const;
export type ColorBy = (typeof colorings)[number];

/** The coloring that says nothing in a view, because all its lessons would look alike. */
export const ownColoring: Readonly<Record<ScheduleView, ColorBy>> = {
  classes: 'class',
  teachers: 'teacher',
  classrooms: 'classroom',
};

/** The coloring that a view uses when `wanted` is asked for. */
export function coloringOf(view: ScheduleView, wanted: ColorBy): ColorBy {
  return wanted === ownColoring[view] ? 'subject' : wanted;
}

/** What a lesson without the item that colours it is painted in. */
export const NEUTRAL_COLOR = '#64748b';

/** A lesson's colour, that of its first teacher or class where it has several; neutral where it has none. */
export function lessonColor(draft: Draft, lesson: Lesson, classroom: Id | null, by: ColorBy): string {
  const item = {
    subject: draft.subjects[lesson.subject],
    teacher: draft.teachers[lesson.teachers[0] ?? ''],
    class: draft.groups[lesson.groups[0] ?? ''],
    classroom: draft.classrooms[classroom ?? ''],
  }[by];
  return item?.color ?? NEUTRAL_COLOR;
}
