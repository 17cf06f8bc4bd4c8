import { constraintSchema, createExampleSchool, type Draft, timetableOf } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { boundConstraints, matchesOf } from '../rules/bound-constraint.ts';
import { withLongDays } from '../testing/with-long-days.ts';
import { gapsOfDay } from './open-periods.ts';
import { lessonsOfPerson, type Person } from './person.ts';

/** A day of eight periods, lunch in the fifth or the sixth, on which a person has a lesson in each of these, and no others. */
function dayOf(type: Person['type'], periods: readonly number[]): { draft: Draft; person: Person } {
  const draft = createExampleSchool();
  withLongDays(draft);
  const base = Object.keys(type === 'groupConstraint' ? draft.groups : draft.teachers)[0] ?? '';
  const person = { type, base };
  const lunch = { id: 'lunch', type, base: { items: 'all' }, constraint: 'lunchBreak', start: 4, end: 6 };
  const gaps = { id: 'gaps', type, base, constraint: 'maxGapsPerDay', maxGaps: 0 };
  draft.constraints = {
    lunch: constraintSchema.parse({ ...lunch, weight: 100 }),
    gaps: constraintSchema.parse({ ...gaps, weight: 100 }),
  };
  const own = lessonsOfPerson(draft, person).slice(0, periods.length);
  draft.lessons = Object.fromEntries(own.map((lesson) => [lesson.id, lesson]));
  own.forEach((lesson, index) => {
    const period = periods[index] ?? 0;
    lesson.numPeriods = 1;
    lesson.timeSlot = { day: 0, start: period - 1, end: period };
  });
  return { draft, person };
}

function gapsOf(type: Person['type'], ...periods: number[]): number[] {
  const { draft, person } = dayOf(type, periods);
  const placed = [...timetableOf(draft).placed.values()];
  return gapsOfDay(draft, person, 0, placed).map(({ period }) => period + 1);
}

it('S9.5: the free period at lunch is no gap of a class that has lessons for longer', () => {
  expect(gapsOf('groupConstraint', 1, 2, 3, 4, 6, 7, 8)).toEqual([]);
  expect(gapsOf('groupConstraint', 1, 2, 3, 5, 6, 7, 8)).toEqual([4]);
});

it('S9.5: it is a gap of a class whose lessons could be over with the lunch window', () => {
  expect(gapsOf('groupConstraint', 1, 2, 3, 4, 5, 7)).toEqual([6]);
  expect(gapsOf('groupConstraint', 1, 2, 3, 4, 7)).toEqual([5, 6]);
});

it('S9.5: it is no gap of a teacher, however few the lessons are', () => {
  expect(gapsOf('teacherConstraint', 1, 2, 3, 4, 5, 7)).toEqual([]);
  expect(gapsOf('teacherConstraint', 4, 7)).toEqual([6]);
});

it.each([
  [1, 2, 3, 4, 6, 7, 8],
  [1, 2, 3, 4, 5, 7, 8],
])('S4.2: a class that keeps its limit on gaps keeps it without any of its lessons', (...periods) => {
  const { draft } = dayOf('groupConstraint', periods);
  const violations = () => {
    const rules = boundConstraints(draft).filter(({ records }) => records.includes('gaps'));
    return rules.flatMap((rule) => matchesOf(rule, timetableOf(draft)));
  };
  expect(violations()).toEqual([]);
  for (const lesson of Object.values(draft.lessons)) {
    const { timeSlot } = lesson;
    lesson.timeSlot = null;
    expect(violations()).toEqual([]);
    lesson.timeSlot = timeSlot;
  }
  for (const lesson of Object.values(draft.lessons).slice(1)) lesson.timeSlot = null;
  expect(violations()).toEqual([]);
});
