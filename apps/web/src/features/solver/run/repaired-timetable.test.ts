import { commands, createExampleSchool, type Placement, runCommand, WEIGHT } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { finding, infeasible, repair } from '../testing/outcomes.ts';
import { repairedTimetable } from './repaired-timetable.ts';

const draft = createExampleSchool();
const [first = '', second = ''] = Object.keys(draft.constraints);
const placements: Placement[] = Object.keys(draft.lessons)
  .slice(0, 3)
  .map((lesson, day) => ({ lesson, timeSlot: { day, start: 0, end: 1 }, classroom: null }));

/** Switches a rule off; a timetable of so many lessons was found with it, or none was kept. */
const off = (id: string, places: number | null) =>
  repair(id, {
    ...{ action: 'switchOff', command: 'setConstraintWeight', unplaced: ['x'] },
    args: { ids: [id], weight: WEIGHT.OFF },
    ...(places !== null && { placements: placements.slice(0, places) }),
  });
const outcomeOf = (...repairs: readonly ReturnType<typeof off>[]) => ({
  ...infeasible,
  findings: {
    ...infeasible.findings,
    conflicts: [{ summary: finding('They do not fit.'), members: [], repairs: [...repairs] }],
  },
});
const made = (...ids: readonly string[]) =>
  runCommand(draft, commands.setConstraintWeight, { ids: [...ids], weight: WEIGHT.OFF });

test('the next run begins with the timetable of the repair that was made', () => {
  const outcome = outcomeOf(off(first, 2), off(second, 3));
  expect(repairedTimetable(outcome, draft)).toBeNull();
  expect(repairedTimetable(outcome, made(first))).toMatchObject({
    repair: 0,
    solution: { placements: placements.slice(0, 2), unplaced: ['x'] },
  });
});

test('of several that were made it begins with the one that places most lessons', () => {
  const outcome = outcomeOf(off(first, 2), off(second, 3));
  expect(repairedTimetable(outcome, made(first, second))?.repair).toBe(1);
});

test('it begins anew where no timetable was kept', () => {
  expect(repairedTimetable(outcomeOf(off(first, null)), made(first))).toBeNull();
});
