import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { ShownView } from './schedule-view.ts';

/** The things that a lesson's colour can show. */
export const colorings = ['subject', 'teacher', 'class', 'classroom'] as const;
export type ColorBy = (typeof colorings)[number];

/** The coloring that says nothing in a view, because all its lessons would look alike. */
export const ownColoring: Readonly<Record<ShownView['kind'], ColorBy | null>> = {
  classes: 'class',
  teachers: 'teacher',
  classrooms: 'classroom',
  days: 'class',
  global: 'class',
  custom: null,
};

/** The colouring that a view uses for the wanted one. */
export function coloringOf(view: ShownView['kind'], wanted: ColorBy): ColorBy {
  return wanted === ownColoring[view] ? 'subject' : wanted;
}

/** The colour of a lesson without the item that would colour it. */
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
