import { judgeTimetable } from '@bellgrid/constraints';
import { commands, runCommand, type Solution } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { type ChosenPart, partOfSolution } from './part-of-solution.ts';
import { judgePart } from './TakeParts.tsx';

// In the result the lessons of Ada have changed places.
const own = smallSchool({
  lessons: [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [0, 1] },
    { id: 'Sport', groups: ['9C'], teachers: ['Cy'], at: [0, 0] },
  ],
});
const placed = (lesson: string, start: number) => ({
  lesson,
  timeSlot: { day: 0, start, end: start + 1 },
  classroom: null,
});
const result: Solution = {
  id: 'x',
  status: 'FEASIBLE',
  placements: [placed('Art', 1), placed('Latin', 0), placed('Sport', 2)],
  unplaced: [],
  cost: 0,
};

function verdictOn(by: ChosenPart['by'], ...ids: string[]) {
  const chosen = { by, ids: new Set(ids) };
  const solution = partOfSolution(own, result, chosen);
  const after = runCommand(own, commands.applySolution, { solution });
  return judgePart(own, chosen, judgeTimetable(after), judgeTimetable(own));
}

test('a part that breaks no hard rule is taken', () => {
  expect(verdictOn('groups', '9C')).toMatchObject({ isTakeable: true, isBreaking: false });
  expect(verdictOn('groups', '9A', '9B')).toMatchObject({ isTakeable: true });
  expect(verdictOn('teachers', 'Ada')).toMatchObject({ isTakeable: true });
});

test('a part that breaks one is refused, with the reason and the class that is missing', () => {
  const verdict = verdictOn('groups', '9A');
  expect(verdict).toMatchObject({ isTakeable: false, isBreaking: true, missing: ['9B'] });
  expect(verdict.reasons).toHaveLength(1);
  expect(verdict.reasons[0]?.about.lessons?.toSorted()).toEqual(['Art', 'Latin']);
});

test('nothing is taken before both were judged', () => {
  const chosen = { by: 'groups', ids: new Set(['9C']) } as const;
  expect(judgePart(own, chosen, null, judgeTimetable(own)).isTakeable).toBe(false);
  expect(judgePart(own, chosen, judgeTimetable(own), null).isTakeable).toBe(false);
});
