import { commands, createExampleSchool, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { aboveContract, loadColumnsOf, loadsOf, shareOf, sortedLoads } from './load-tables.ts';

const first = <T>(records: Readonly<Record<string, T>>, wanted: (record: T) => boolean = () => true): T => {
  const found = Object.values(records).find(wanted);
  if (!found) throw new Error('the example school has none');
  return found;
};
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const school = createExampleSchool();
const lesson = first(school.lessons, ({ teachers, groups }) => teachers.length === 1 && groups.length === 1);
const [teacher = ''] = lesson.teachers;
const [group = ''] = lesson.groups;
const find = (draft: Draft, kind: 'teachers' | 'classes', id: string) =>
  loadsOf(draft, kind).find((load) => load.id === id);

test('a placed lesson counts with its periods for its teacher and its class', () => {
  const before = find(school, 'teachers', teacher);
  expect(before).toMatchObject({ placed: 0 });
  expect(before?.unplaced).toBeGreaterThan(0);
  const placed = runCommand(school, commands.placeLesson, { lesson: lesson.id, at: { day: 0, start: 0 } });
  expect(find(placed, 'teachers', teacher)).toMatchObject({
    placed: lesson.numPeriods,
    unplaced: (before?.unplaced ?? 0) - 1,
  });
  expect(find(placed, 'classes', group)?.placed).toBe(lesson.numPeriods);
});

test('two lessons of a class at one time take up one period of its week', () => {
  const other = first(
    school.lessons,
    (each) => each.id !== lesson.id && each.groups.includes(group) && each.numPeriods === 1,
  );
  const single = first(
    school.lessons,
    (each) => each.id !== other.id && each.groups.includes(group) && each.numPeriods === 1,
  );
  const at = { day: 1, start: 1 };
  const one = runCommand(school, commands.placeLesson, { lesson: other.id, at });
  const two = runCommand(one, commands.placeLesson, { lesson: single.id, at });
  expect(find(two, 'classes', group)?.placed).toBe(1);
});

test('rows are sorted by any column in both directions, equal ones by name', () => {
  const load = (name: string, placed: number, available: number) => ({
    ...{ id: name, name, placed, available, unplaced: 0 },
    required: { min: placed + 1, max: placed + 1 },
    contract: available,
  });
  const loads = [load('B', 5, 10), load('A', 5, 20), load('C', 9, 10)];
  const names = (column: Parameters<typeof sortedLoads>[1], isDescending: boolean) =>
    sortedLoads(loads, column, isDescending, compare).map(({ name }) => name);
  expect(names('name', false)).toEqual(['A', 'B', 'C']);
  expect(names('name', true)).toEqual(['C', 'B', 'A']);
  expect(names('placed', false)).toEqual(['A', 'B', 'C']);
  expect(names('placed', true)).toEqual(['C', 'A', 'B']);
  expect(names('required', true)).toEqual(['C', 'A', 'B']);
  expect(names('contract', true)).toEqual(['A', 'B', 'C']);
  expect(names('share', false)).toEqual(['A', 'B', 'C']);
  expect(loads.map(shareOf)).toEqual([50, 25, 90]);
  expect(shareOf(load('D', 0, 0))).toBe(0);
});

test('contracts are compared with the lessons of their teachers, in a column only where one is entered', () => {
  const loads = loadsOf(school, 'teachers');
  expect(loadColumnsOf('teachers', loads)).not.toContain('contract');
  const known = school.teachers[teacher] ?? expect.fail();
  const taught = find(school, 'teachers', teacher)?.required?.max ?? 0;
  const draft = runCommand(school, commands.setTeacher, {
    teacher: { ...known, contractPeriods: taught + 3 },
  });
  const load = find(draft, 'teachers', teacher) ?? expect.fail();
  expect([load.contract, aboveContract(load)]).toEqual([taught + 3, -3]);
  expect(loadColumnsOf('teachers', loadsOf(draft, 'teachers'))).toContain('contract');
  expect(loadColumnsOf('classes', loadsOf(draft, 'classes'))).not.toContain('contract');
  expect(loadColumnsOf('classrooms', loadsOf(draft, 'classrooms'))).not.toContain('required');
  expect(loads.map(aboveContract).every((difference) => difference === null)).toBe(true);
});
