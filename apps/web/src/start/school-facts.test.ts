import { createDraft, createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { clock } from './clock.ts';
import { isEmptySchool, schoolFacts } from './school-facts.ts';
import { lessonsPerCell, pauseBefore, schoolCellCount, structuresOf } from './structure-facts.ts';

const example = createExampleSchool();

test('counts what the example school consists of', () => {
  const facts = schoolFacts(example);
  expect(facts).toMatchObject({ groups: 12, teachers: 22, classrooms: 14, placed: 0 });
  expect(facts.lessons).toBe(Object.keys(example.lessons).length);
  expect(facts.lessonPeriods).toBeGreaterThanOrEqual(facts.lessons);
  expect(facts.hardConstraints).toBeLessThanOrEqual(facts.constraints);
});

test('a subject of many classes counts once', () => {
  const maths = Object.values(example.subjects).filter(({ name }) => name === 'Mathematics');
  expect(maths.length).toBeGreaterThan(1);
  const subjects = Object.fromEntries(maths.map((subject) => [subject.id, subject]));
  expect(schoolFacts({ ...example, subjects }).subjects).toBe(1);
});

test('a new draft is an empty school, the example is not', () => {
  expect(isEmptySchool(createDraft())).toBe(true);
  expect(isEmptySchool(example)).toBe(false);
});

test('a double lesson counts in both of its cells, and an unplaced one in none', () => {
  const [structure] = structuresOf(example);
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
  const [structure] = structuresOf(createDraft());
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

test('writes minutes as a clock does', () => {
  expect([0, 485, 1439].map(clock)).toEqual(['00:00', '08:05', '23:59']);
});
