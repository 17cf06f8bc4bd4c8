import { lessonsOfTeacher, type NotFree, newlyBroken, notFreeFor } from '@bellgrid/constraints';
import {
  commands,
  consequencesOfCommand,
  type Draft,
  type Id,
  type Lesson,
  type Message,
  runCommand,
  type Teacher,
} from '@bellgrid/model';
import { compareForReader } from '../../platform/texts/name-order.ts';

/** The lessons of a teacher that belong to one subject. */
export interface SubjectToHandOver {
  readonly id: Id;
  readonly name: string;
  readonly groups: readonly string[];
  readonly lessons: readonly Id[];
}

export function subjectsToHandOver(draft: Draft, teacher: Id): SubjectToHandOver[] {
  const bySubject = new Map<Id, Lesson[]>();
  for (const lesson of lessonsOfTeacher(draft, teacher))
    bySubject.set(lesson.subject, [...(bySubject.get(lesson.subject) ?? []), lesson]);
  return [...bySubject]
    .map(([id, lessons]) => ({
      id,
      name: draft.subjects[id]?.name ?? lessons[0]?.name ?? '',
      groups: [...new Set(lessons.flatMap(({ groups }) => groups))].flatMap(
        (group) => draft.groups[group]?.name ?? [],
      ),
      lessons: lessons.map((lesson) => lesson.id),
    }))
    .sort((a, b) => compareForReader(a.name, b.name) || compareForReader(a.groups.join(), b.groups.join()));
}

export interface Candidate {
  readonly teacher: Teacher;
  /** Of the lessons that have a time, those for which the teacher is free. */
  readonly free: number;
}

/** The other teachers, those who are free for most of the lessons first. */
export function candidatesFor(draft: Draft, from: Id, lessons: readonly Id[]): Candidate[] {
  const placed = lessons.filter((id) => draft.lessons[id]?.timeSlot);
  return Object.values(draft.teachers)
    .filter(({ id }) => id !== from)
    .map((teacher) => ({ teacher, free: placed.length - notFreeFor(draft, teacher.id, placed).length }))
    .sort((a, b) => b.free - a.free || compareForReader(a.teacher.name, b.teacher.name));
}

/** Lessons at whose time the new teacher is not free: they go to the staging area, or stay with the old teacher. */
export type Unfree = 'staging' | 'stay';

export interface HandOverPlan {
  /** The lessons that keep their times, and those that have none. */
  readonly kept: readonly Id[];
  readonly waiting: readonly Id[];
  readonly notFree: readonly NotFree[];
  readonly args: {
    readonly from: Id;
    readonly to: Id;
    readonly lessons: Id[];
    readonly unplaced: Id[];
  };
  /** The hard rules that are broken by it and were not before. */
  readonly broken: readonly Message[];
}

/** All that happens when a teacher takes these lessons over. */
export function planHandOver(
  draft: Draft,
  {
    from,
    to,
    lessons,
    unfree,
  }: { readonly from: Id; readonly to: Id; readonly lessons: readonly Id[]; readonly unfree: Unfree },
): HandOverPlan {
  const notFree = notFreeFor(draft, to, lessons);
  const busy = new Set(notFree.map(({ lesson }) => lesson));
  const free = lessons.filter((id) => !busy.has(id));
  const args = { from, to, lessons: free, unplaced: unfree === 'staging' ? [...busy] : [] };
  const after = runCommand(draft, commands.handOverLessons, args);
  return {
    kept: free.filter((id) => draft.lessons[id]?.timeSlot),
    waiting: free.filter((id) => !draft.lessons[id]?.timeSlot),
    notFree,
    args,
    broken: newlyBroken(draft, after).map(({ message }) => message),
  };
}

/** The cells of the old teacher’s calendar and the other rules that are deleted by it. */
export function lossesOfHandOver(
  draft: Draft,
  args: HandOverPlan['args'],
): { readonly hasCalendar: boolean; readonly losses: number } {
  const { deleted } = consequencesOfCommand(draft, commands.handOverLessons, args);
  const isCell = (id: Id) => draft.constraints[id]?.type === 'teacher';
  return {
    hasCalendar: deleted.constraints.some(isCell),
    losses: deleted.constraints.filter((id) => !isCell(id)).length,
  };
}
