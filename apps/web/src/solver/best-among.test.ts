import { expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { bestAmong } from './best-among.ts';

const school = smallSchool({
  lessons: [{ id: 'a', teachers: ['Ito'] }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
});
const at = (day: number, start: number) => ({ day, start, end: start + 1 });
const lessons = { ...school.lessons };
for (const [id, timeSlot] of [
  ['a', at(0, 0)],
  ['b', at(0, 1)],
  ['c', at(1, 0)],
  ['d', null],
] as const) {
  const lesson = lessons[id];
  if (lesson) lessons[id] = { ...lesson, timeSlot };
}
const draft = { ...school, lessons };
const place = (lesson: string, timeSlot: ReturnType<typeof at>) => ({ lesson, timeSlot, classroom: null });
const solution = {
  ...{ id: 'x', status: 'OPTIMAL' as const, unplaced: [], cost: 0 },
  placements: [place('a', at(0, 0)), place('b', at(2, 1)), place('c', at(1, 2)), place('d', at(3, 3))],
};

test('of a schedule that is to stay similar the lessons count that stand elsewhere, not those that stood nowhere', () => {
  expect(bestAmong(draft, solution)).toEqual({ moved: null, isScoped: false });
  const similar = { ...draft, config: { ...draft.config, similarSchedule: true } };
  expect(bestAmong(similar, solution).moved).toBe(2);
});

test('a selection limits it where lessons are left out', () => {
  const selected = { ...draft, config: { ...draft.config, solveTeachers: ['Ito'] } };
  expect(bestAmong(selected, solution).isScoped).toBe(true);
});
