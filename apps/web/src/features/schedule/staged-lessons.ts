import { hardCells } from '@bellgrid/constraints';
import { type Draft, type Id, type Lesson, startsOf } from '@bellgrid/model';
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
 * The unplaced lessons of the draft, by name and class in natural order; with `only`, those of the shown items, on any
 * day. A lesson without a room yet belongs to no classroom.
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

/** A lesson of the staging area; the first of a class or a teacher has their name, null for none of either. */
export interface Staged {
  readonly lesson: Lesson;
  readonly id: Id;
  readonly heading?: { readonly name: string | null; readonly lessons: number };
}

/**
 * Lessons of the staging area by class or teacher. In each group those that are hardest to place come first: with the
 * fewest cells where all their classes and teachers are free, then the longest.
 */
export function groupStaged(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  lessons: readonly Lesson[],
  by: 'class' | 'teacher',
): readonly Staged[] {
  const countOpen = openCellCounter(draft, placed);
  const groups = new Map<string, { name: string | null; lessons: { lesson: Lesson; open: number }[] }>();
  for (const lesson of lessons) {
    const [id = ''] = by === 'class' ? lesson.groups : lesson.teachers;
    const name = (by === 'class' ? draft.groups : draft.teachers)[id]?.name ?? null;
    const group = groups.get(id) ?? { name, lessons: [] };
    group.lessons.push({ lesson, open: countOpen(lesson) });
    groups.set(id, group);
  }
  return [...groups.values()]
    .sort(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) || compareForReader(a.name ?? '', b.name ?? ''),
    )
    .flatMap(({ name, lessons: own }) =>
      own
        .sort((a, b) => a.open - b.open || b.lesson.numPeriods - a.lesson.numPeriods)
        .map(({ lesson }, index) => ({
          lesson,
          id: lesson.id,
          ...(index === 0 ? { heading: { name, lessons: own.length } } : {}),
        })),
    );
}

interface Busy {
  readonly day: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Counts the cells where a lesson can start and none of its classes and teachers has a lesson or is blocked. */
export function openCellCounter(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
): (lesson: Lesson) => number {
  const busy = new Map<Id, Busy[]>();
  for (const { lesson, day, start, end } of placed.values()) {
    const at = { day, ...minutesOf(draft, lesson, start, end) };
    for (const id of [...lesson.groups, ...lesson.teachers]) {
      const list = busy.get(id);
      if (list) list.push(at);
      else busy.set(id, [at]);
    }
  }
  const busyOf = remembered((id: string): readonly Busy[] => [
    ...(busy.get(id) ?? []),
    ...hardCells(draft, draft.teachers[id] ? 'teacher' : 'group', id),
  ]);
  const counts = new Map<string, number>();
  return (lesson) => {
    const { structure, numPeriods, groups, teachers } = lesson;
    const key = [structure, numPeriods, ...groups, ...teachers].join(' ');
    const known = counts.get(key);
    if (known !== undefined) return known;
    const taken = [...groups, ...teachers].flatMap((id) => busyOf(id));
    const count = startsOf(draft, lesson).filter(({ day, start }) => {
      const { startMinute, endMinute } = minutesOf(draft, lesson, start, start + numPeriods);
      return !taken.some(
        (each) => each.day === day && each.startMinute < endMinute && startMinute < each.endMinute,
      );
    }).length;
    counts.set(key, count);
    return count;
  };
}

function minutesOf(draft: Draft, lesson: Lesson, start: number, end: number) {
  const periods = draft.schoolData.structures[lesson.structure]?.periods ?? [];
  return {
    startMinute: periods[start]?.periodStart ?? 0,
    endMinute: periods[end - 1]?.periodEnd ?? 0,
  };
}

function remembered<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
