import type { Draft, Id, Lesson, MessageValue, Placed, Timetable } from '@bellgrid/model';
import { indexOf } from '../read/draft-index.ts';
import { placedAndUnplaced, placedByDay } from '../read/timetable-index.ts';
import { lowered, type Violation } from '../read/violation.ts';
import { viewsOfGroup } from './division-views.ts';
import { named } from './message-values.ts';

/** A teacher or a class: a rule about days is about the days of one of them. */
export interface Person {
  readonly type: 'teacherConstraint' | 'groupConstraint';
  readonly base: Id;
}

export function asTeacher({ base }: { base: Id }): Person {
  return { type: 'teacherConstraint', base };
}

export function asGroup({ base }: { base: Id }): Person {
  return { type: 'groupConstraint', base };
}

export function personValue({ type, base }: Person): MessageValue {
  return named(type === 'teacherConstraint' ? 'teacher' : 'group', base);
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

/** The placed lessons of one view, by day, and the number of periods or lessons that are not placed. */
export interface ViewDays {
  readonly days: ReadonlyMap<number, readonly Placed[]>;
  readonly unplacedLessons: number;
  readonly unplacedPeriods: number;
}

/**
 * The unit of what unplaced lessons take off the amount of a rule, so that taking a lesson away never adds to it. Gaps of
 * a class are excused twice by each period: the gap that it leaves, and that of a lunch which its day needs no longer.
 */
export type Excuse = 'none' | 'lessons' | 'periods' | 'twicePeriods';

export const periodExcuses = (periods: number) => ({ periods, twicePeriods: 2 * periods });

/**
 * The violations of a person's day rule: of the view of the person whose amount is the largest.
 * @param excuse the amount that unplaced lessons take off, for rules that demand presence.
 * @param only when given, only these lessons count.
 */
export function personMatches(
  timetable: Timetable,
  person: Person,
  violationsOf: (view: ViewDays) => Violation[],
  excuse: Excuse = 'none',
  only?: (lesson: Lesson) => boolean,
): Violation[] {
  let worst: Violation[] = [];
  let most = 0;
  const views = viewsOf(timetable.draft, person);
  for (const lessons of only ? distinctViews(views, only) : views) {
    const { placed, unplaced } = placedAndUnplaced(timetable, lessons);
    const unplacedPeriods = unplaced.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
    const view = { days: placedByDay(placed), unplacedLessons: unplaced.length, unplacedPeriods };
    const allowance = { none: 0, lessons: view.unplacedLessons, ...periodExcuses(unplacedPeriods) }[excuse];
    const violations = lowered(violationsOf(view), allowance);
    const amount = totalAmount(violations);
    if (amount > most) [worst, most] = [violations, amount];
  }
  return worst;
}

/** The views restricted to these lessons, each once. */
export function distinctViews(
  views: readonly (readonly Lesson[])[],
  only: (lesson: Lesson) => boolean,
): readonly (readonly Lesson[])[] {
  const kept = views.map((view) => view.filter(only));
  return [...new Map(kept.map((view) => [view.map(({ id }) => id).join(' '), view])).values()];
}

export function totalAmount(violations: readonly Violation[]): number {
  return violations.reduce((sum, violation) => sum + violation.amount, 0);
}
