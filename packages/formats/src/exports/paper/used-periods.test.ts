import { createExampleSchool, type Draft, exportSettingsSchema } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { schedulesOf } from './schedules.ts';

/** The example school with one lesson in each of these periods, from 0, of each class by its place; its other lessons are gone. */
function placedIn(periods: readonly (readonly number[])[]): Draft {
  const draft = createExampleSchool();
  const groups = Object.values(draft.groups).slice(0, periods.length);
  const free = Object.values(draft.lessons);
  draft.groups = Object.fromEntries(groups.map((group) => [group.id, group]));
  draft.lessons = {};
  groups.forEach(({ id, structure }, place) => {
    for (const start of periods[place] ?? []) {
      const lesson = free.pop();
      if (!lesson) throw new Error('The example school has too few lessons.');
      const timeSlot = { day: 0, start, end: start + 1 };
      draft.lessons[lesson.id] = { ...lesson, ...{ groups: [id], structure, numPeriods: 1, timeSlot } };
    }
  });
  return draft;
}

/** The names of the periods of each schedule of the view. */
function periodsOf(draft: Draft, view: object): string[] {
  const settings = exportSettingsSchema.parse(view);
  return schedulesOf(draft, settings).map(({ tables }) =>
    tables.map(({ rows }) => rows.map(({ label }) => label).join(' ')).join('|'),
  );
}

const classesOf = ({ groups }: Draft) => ({ exportedGroups: Object.keys(groups) });
const all = createExampleSchool().schoolData.structures;
const labels = Object.values(all)[0]?.periods.map(({ label }) => label) ?? [];
const span = (from: number, to: number): string => labels.slice(from, to).join(' ');

describe('the periods of a sheet', () => {
  it('end with the usual day of the classes, or later where the class has a later lesson', () => {
    const draft = placedIn([
      [0, 4],
      [0, 4],
      [0, 6],
    ]);
    expect(periodsOf(draft, classesOf(draft))).toEqual([span(0, 5), span(0, 5), span(0, 7)]);
  });

  it('end earlier for a class whose day is shorter by two periods, but not by one', () => {
    const draft = placedIn([
      [0, 4],
      [0, 4],
      [0, 3],
      [0, 2],
    ]);
    expect(periodsOf(draft, classesOf(draft))).toEqual([span(0, 5), span(0, 5), span(0, 5), span(0, 3)]);
  });

  it('begin with the first one in which the school has a lesson', () => {
    const draft = placedIn([
      [2, 5],
      [1, 5],
    ]);
    expect(periodsOf(draft, classesOf(draft))).toEqual([span(1, 6), span(1, 6)]);
  });

  it('begin later for a class whose day begins later by two periods, but not by one', () => {
    const draft = placedIn([
      [0, 4],
      [1, 4],
      [2, 4],
    ]);
    expect(periodsOf(draft, classesOf(draft))).toEqual([span(0, 5), span(0, 5), span(2, 5)]);
    const [, , last] = Object.values(draft.lessons).flatMap(({ teachers }) => teachers);
    expect(periodsOf(draft, { exportedTeachers: [last ?? ''] })).toEqual([span(0, 5)]);
  });

  it('are those of the usual day for a teacher or a room without a lesson', () => {
    const draft = placedIn([[1, 4]]);
    const busy = new Set(Object.values(draft.lessons).flatMap(({ teachers }) => teachers));
    const idle = Object.keys(draft.teachers).find((id) => !busy.has(id)) ?? '';
    const room = { ...Object.values(draft.classrooms)[0], id: 'empty' } as Draft['classrooms'][string];
    draft.classrooms.empty = room;
    expect(periodsOf(draft, { exportedTeachers: [idle], exportedClassrooms: ['empty'] })).toEqual([
      span(1, 5),
      span(1, 5),
    ]);
  });

  it('are all of the day while a lesson of the sheet has no place', () => {
    const draft = placedIn([[1, 4], [1]]);
    const [first] = Object.values(draft.lessons);
    if (first) first.timeSlot = null;
    expect(periodsOf(draft, classesOf(draft))).toEqual([labels.join(' '), span(1, 2)]);
  });

  it('end with the usual day on the sheets of days, or later on a day with a later lesson', () => {
    const draft = placedIn([[1], [3], [6]]);
    const exportedDays = draft.schoolData.days.map(({ id }) => id);
    const sheets = periodsOf(draft, { selectedExportView: 'day', exportedDays });
    expect(sheets).toEqual(exportedDays.map((_, day) => span(1, day === 0 ? 7 : 4)));
  });
});
