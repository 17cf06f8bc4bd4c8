import { expect, it } from 'vitest';
import { drawSchool } from '../../testing/draw-school.ts';
import { BestAssignment } from '../best-assignment.ts';
import { CommonBest, CommonMemory, createCommonMemory } from '../common/common-memory.ts';
import { Evaluator } from '../evaluator.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { Annealing } from './annealing.ts';
import { createSearch } from './create-search.ts';
import { Improve } from './improve.ts';

const problem = drawSchool({ classes: 6, days: 5, periods: 6, booked: 0.84, seed: 51, soft: true });

/** An improvement whose common timetable has gone some way from the best one. */
function underWay() {
  const full = createSearch(problem, { seed: 1 });
  while (full.placed < full.lessons) full.run(100);
  const timetable = new SearchTimetable(problem);
  timetable.restore(full.best());
  const best = new BestAssignment(problem, () => new SearchTimetable(problem));
  best.set(timetable, 0, full.cost);
  const memory = new CommonMemory(problem, createCommonMemory(problem));
  new CommonBest(memory).exchange(best, true);
  // No other one is better.
  memory.setBestFigures(0, 0);
  const random = new Random(1);
  const improve = new Improve(timetable, new Evaluator(timetable, random), random, best, memory);
  const moved = () => memory.walk.start.filter((start, unit) => start !== memory.best.start[unit]).length;
  improve.begin();
  do improve.step();
  while (moved() < FAR);
  return { improve, memory, moved };
}

/** So many units that one move does not reach. */
const FAR = 60;

it('sets the common timetable to the best one as soon as the thread that has the memory leaves it', () => {
  const { improve, memory, moved } = underWay();
  expect(memory.enter()).toBe(true);
  improve.beginAgain();
  for (let i = 0; i < 5; i++) improve.step();
  expect(moved()).toBeGreaterThanOrEqual(FAR);
  memory.leave();
  improve.step();
  expect(moved()).toBeLessThan(FAR / 2);
});

it('does not, if another thread has begun a cycle meanwhile', () => {
  const { improve, memory, moved } = underWay();
  const { params } = createSearch(problem, { seed: 1 });
  expect(memory.enter()).toBe(true);
  improve.beginAgain();
  expect(new Annealing(1, memory.annealing, params.annealing).beginCycle(0)).toBe(true);
  // The progress of the others is read again after so many steps.
  for (let i = 0; i < params.annealing.refreshSteps; i++) improve.step();
  memory.leave();
  improve.step();
  expect(moved()).toBeGreaterThan(FAR / 2);
});
