import { type Draft, type Id, idSchema, type Lesson, type Placed, type Timetable } from '@bellgrid/model';
import * as z from 'zod';
import type { Duplication, References } from '../define-constraint.ts';
import { indexOf } from '../draft-index.ts';
import { groupName, teacherName } from '../names/names.ts';
import { byDay, standing } from '../timetable-index.ts';
import { lowered, type Violation } from '../violation.ts';
import { viewsOfGroup } from './division-views.ts';

/** Whose day a rule is about: a teacher, or a class. */
export interface Person {
  readonly type: 'teacherConstraint' | 'groupConstraint';
  readonly base: Id;
}

export const personShape = {
  type: z.enum(['teacherConstraint', 'groupConstraint']).default('teacherConstraint'),
  base: idSchema,
};
export const teacherShape = { base: idSchema };
export const groupShape = { base: idSchema };

export const aTeacher = { type: 'teacherConstraint', base: 'teacher' } as const;
export const aGroup = { type: 'groupConstraint', base: 'group' } as const;

export function asTeacher({ base }: { base: Id }): Person {
  return { type: 'teacherConstraint', base };
}

export function asGroup({ base }: { base: Id }): Person {
  return { type: 'groupConstraint', base };
}

export function personReferences({ type, base }: Person): References {
  return type === 'teacherConstraint' ? { teachers: [base] } : { groups: [base] };
}

/** For rules that are one limit on a person: the same person makes them similar, the same limit too exact. */
export function limitDuplicates<Params extends Person>(
  limitOf: (params: Params) => number,
): (a: Params, b: Params) => Duplication {
  return (a, b) => {
    if (a.type !== b.type || a.base !== b.base) return 'none';
    return limitOf(a) === limitOf(b) ? 'exact' : 'similar';
  };
}

export function personName(draft: Draft, { type, base }: Person): string {
  return type === 'teacherConstraint' ? teacherName(draft, base) : groupName(draft, base);
}

export function lessonsOfPerson(draft: Draft, { type, base }: Person): readonly Lesson[] {
  const index = indexOf(draft);
  return (type === 'teacherConstraint' ? index.byTeacher : index.byGroup).get(base) ?? [];
}

/** The lessons that one student of the class, or the teacher, can have: one list per combination of tracks. */
export function viewsOf(draft: Draft, person: Person): readonly (readonly Lesson[])[] {
  const lessons = lessonsOfPerson(draft, person);
  return person.type === 'teacherConstraint' ? [lessons] : viewsOfGroup(draft, person.base, lessons);
}

/** The lessons of one view that stand, by day, and how much of it does not stand. */
export interface ViewDays {
  readonly days: ReadonlyMap<number, readonly Placed[]>;
  readonly unplacedLessons: number;
  readonly unplacedPeriods: number;
}

/**
 * The violations of a person's day rule: of the view of the person whose amount is the largest.
 * @param excuse what unplaced lessons take off the amount, for rules that ask for presence.
 */
export function personMatches(
  timetable: Timetable,
  person: Person,
  violationsOf: (view: ViewDays) => Violation[],
  excuse: 'none' | 'lessons' | 'periods' = 'none',
): Violation[] {
  let worst: Violation[] = [];
  let most = 0;
  for (const lessons of viewsOf(timetable.draft, person)) {
    const { placed, unplaced } = standing(timetable, lessons);
    const unplacedPeriods = unplaced.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
    const view = { days: byDay(placed), unplacedLessons: unplaced.length, unplacedPeriods };
    const allowance = { none: 0, lessons: view.unplacedLessons, periods: unplacedPeriods }[excuse];
    const violations = lowered(violationsOf(view), allowance);
    const amount = totalAmount(violations);
    if (amount > most) [worst, most] = [violations, amount];
  }
  return worst;
}

export function totalAmount(violations: readonly Violation[]): number {
  return violations.reduce((sum, violation) => sum + violation.amount, 0);
}
