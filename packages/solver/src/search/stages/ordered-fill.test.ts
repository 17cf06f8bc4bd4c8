import { describe, expect, it } from 'vitest';
import { createSearchParams, defaultSearchParams, type SearchParams } from '../../params/search-params.ts';
import type { Problem } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { allowedAmounts, assertTimetable } from '../assert-timetable.ts';
import { Evaluator } from '../evaluator.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { createSearch } from './create-search.ts';
import { OrderedFill } from './ordered-fill.ts';

/** Begins with an empty timetable. */
function fillOf(problem: Problem, params: SearchParams, seed: number): OrderedFill {
  const timetable = new SearchTimetable(problem, params, false);
  const random = new Random(seed);
  return new OrderedFill(timetable, new Evaluator(timetable, random), random);
}

describe('filling in one order', () => {
  it.each([1, 2, 3])(
    'places every lesson of a fully booked school and violates no hard rule on the way (seed %i)',
    (seed) => {
      const drawn = drawSchool({
        classes: 4,
        days: 5,
        periods: 5,
        booked: 1,
        seed,
        rooms: seed % 2 === 0,
        gaps: seed % 3 === 0,
      });
      const problem = { ...drawn, rules: drawn.rules.filter(({ hard }) => hard) };
      const fill = fillOf(problem, defaultSearchParams, seed);
      const allowed = allowedAmounts(problem, fill.timetable);
      for (let step = 0; step < 20_000 && !fill.isComplete; step++) {
        fill.step();
        if (step % 100 === 0) assertTimetable(fill.timetable, allowed);
      }
      expect(recount(problem, fill.timetable)).toMatchObject({
        placed: problem.unitCount,
        hard: 0,
        faults: [],
      });
    },
  );

  it('is spent after its patience where lessons do not fit, having placed what fits', () => {
    const units = Array.from({ length: 7 }, () => ({ resources: [0] }));
    const problem = buildProblem({ days: 2, periods: 3, units });
    const fill = fillOf(problem, createSearchParams({ 'order.patience': 10 }), 1);
    for (let step = 0; step < 7; step++) fill.step();
    expect(fill.isRunOver).toBe(false);
    for (let step = 0; step < 100; step++) fill.step();
    expect(fill.isRunOver).toBe(true);
    expect(fill.isComplete).toBe(false);
    expect(fill.timetable.unplacedLessons).toBe(1);
  });

  it('takes turns with ejection, and its timetable is the one of the search', () => {
    const problem = drawSchool({ classes: 4, days: 5, periods: 5, booked: 1, seed: 5 });
    const params = { 'order.startSteps': 0, 'order.share': 1000, 'ejection.runSteps': 1 };
    const searches = [1, 2].map(() => createSearch(problem, { seed: 1, params, assertionLevel: 'step' }));
    for (const search of searches)
      while (search.placed < search.lessons && search.steps < 50_000) search.run(200);
    const [one, two] = searches.map((search) => search.best());
    expect(recount(problem, one!)).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
    expect(two).toEqual(one);
  });
});
