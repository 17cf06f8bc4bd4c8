import { constraintSchema, createExampleSchool, timetableOf } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { withLongDays } from '../testing/with-long-days.ts';
import { gapsOfDay } from './open-periods.ts';
import { lessonsOfPerson, type Person } from './person.ts';

/** The gaps of a day of eight periods, lunch in the fifth or the sixth, on which a person has a lesson in each of these. */
function gapsOf(type: Person['type'], ...periods: number[]): number[] {
  const draft = createExampleSchool();
  withLongDays(draft);
  const base = Object.keys(type === 'groupConstraint' ? draft.groups : draft.teachers)[0] ?? '';
  const lunch = { id: 'lunch', type, base: { items: 'all' }, constraint: 'lunchBreak', start: 4, end: 6 };
  draft.constraints = { lunch: constraintSchema.parse({ ...lunch, weight: 100 }) };
  for (const lesson of Object.values(draft.lessons)) lesson.timeSlot = null;
  periods.forEach((period, index) => {
    const lesson = draft.lessons[lessonsOfPerson(draft, { type, base })[index]?.id ?? ''];
    if (!lesson) throw new Error('The person has too few lessons.');
    lesson.numPeriods = 1;
    lesson.timeSlot = { day: 0, start: period - 1, end: period };
  });
  const placed = [...timetableOf(draft).placed.values()];
  return gapsOfDay(draft, { type, base }, 0, placed).map(({ period }) => period + 1);
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
