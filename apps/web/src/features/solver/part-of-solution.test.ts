import { commands, placementsOf, runCommand, type Solution } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { isWholeTaken, partOfSolution, partsMissing } from './part-of-solution.ts';

const at = (lesson: string, day: number, start: number) => ({
  lesson,
  timeSlot: { day, start, end: start + 1 },
  classroom: null,
});
const solutionOf = (...placements: Solution['placements']): Solution => ({
  id: 'x',
  status: 'FEASIBLE',
  placements,
  unplaced: ['c'],
  cost: 0,
});

const bare = smallSchool({
  lessons: [
    { id: 'a', groups: ['9A'], teachers: ['Ito'] },
    { id: 'b', groups: ['9B'], teachers: ['Ito'] },
    { id: 'c', groups: ['9A'], teachers: ['Novak'] },
  ],
});
const own = runCommand(bare, commands.applySolution, {
  solution: { ...solutionOf(at('a', 0, 0), at('b', 0, 1), at('c', 0, 2)), unplaced: [] },
});
const result = solutionOf(at('a', 1, 0), at('b', 1, 1));
const placesAfter = (by: 'groups' | 'teachers', ...ids: string[]) => {
  const part = partOfSolution(own, result, { by, ids: new Set(ids) });
  const after = runCommand(own, commands.applySolution, { solution: part });
  return placementsOf(after).map(({ lesson, timeSlot }) => `${lesson} ${timeSlot.day}/${timeSlot.start}`);
};

test('the lessons of chosen classes come from the result, also those that it leaves out; all others stay', () => {
  expect(placesAfter('groups', '9A')).toEqual(['a 1/0', 'b 0/1']);
  expect(placesAfter('groups', '9B')).toEqual(['a 0/0', 'b 1/1', 'c 0/2']);
  expect(placesAfter('teachers', 'Ito')).toEqual(['a 1/0', 'b 1/1', 'c 0/2']);
  expect(placesAfter('teachers')).toEqual(['a 0/0', 'b 0/1', 'c 0/2']);
});

test('the classes or teachers of lessons in the way are those that are not chosen yet', () => {
  expect(partsMissing(own, ['a', 'b'], { by: 'groups', ids: new Set(['9A']) })).toEqual(['9B']);
  expect(partsMissing(own, ['b', 'c', 'gone'], { by: 'teachers', ids: new Set() })).toEqual(['Ito', 'Novak']);
});

test('the whole is taken when the parts that were chosen are all that differs', () => {
  const isAll = (...ids: string[]) =>
    isWholeTaken(own, partOfSolution(own, result, { by: 'groups', ids: new Set(ids) }), result);
  expect(isAll('9A')).toBe(false);
  expect(isAll('9B')).toBe(false);
  expect(isAll('9A', '9B')).toBe(true);
});
