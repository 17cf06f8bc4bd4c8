import { createDraft, createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { lessonsPerCell, pauseBefore, schoolCellCount } from './structure-facts.ts';

const example = createExampleSchool();

test('a double lesson counts in both of its cells, and an unplaced one in none', () => {
  const [structure] = Object.values(example.schoolData.structures);
  const [first] = Object.values(example.lessons);
  if (!structure || !first) throw new Error('the example school has a structure and lessons');
  const lesson = { ...first, numPeriods: 2, timeSlot: { day: 1, start: 2, end: 4 } };
  const counts = lessonsPerCell(
    { [lesson.id]: lesson, other: { ...lesson, id: 'other', timeSlot: null } },
    structure,
  );
  expect([...counts]).toEqual([
    ['1:2', 1],
    ['1:3', 1],
  ]);
});

test('a cell without school does not count', () => {
  const [structure] = Object.values(createDraft().schoolData.structures);
  if (!structure) throw new Error('a new draft has a structure');
  const cells = [{ id: 'c', dayIndex: 0, periodIndex: 0, hasSchool: false }];
  expect(schoolCellCount({ ...structure, cells }, 5)).toBe(5 * structure.periods.length - 1);
});

test('shows breaks from ten minutes on', () => {
  const period = (id: string, index: number, periodStart: number, periodEnd: number) => ({
    id,
    index,
    label: '',
    periodStart,
    periodEnd,
  });
  const periods = [period('a', 0, 480, 525), period('b', 1, 530, 575), period('c', 2, 595, 640)];
  expect([0, 1, 2].map((index) => pauseBefore(periods, index))).toEqual([0, 0, 20]);
});
