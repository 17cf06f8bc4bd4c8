import { describe, expect, it } from 'vitest';
import { createSearchParams } from '../../params/search-params.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { createSearch } from './create-search.ts';
import { PricedFill } from './priced-fill.ts';

const size = { classes: 8, days: 5, periods: 6, booked: 0.84, soft: true };

describe('a filling with a price', () => {
  it('places every lesson, keeps the hard rules and costs less than one without', () => {
    let [without, priced] = [0, 0];
    for (let seed = 1; seed <= 4; seed++) {
      const problem = drawSchool({ ...size, seed });
      const search = createSearch(problem, { seed });
      while (search.placed < search.lessons) search.run(200, true);
      without += search.cost;
      const filling = new PricedFill(1, () => new SearchTimetable(problem), search.params, new Random(seed));
      while (!filling.isOver) filling.step();
      const counted = recount(problem, filling.best);
      expect(counted).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
      priced += filling.best.cost;
    }
    expect(priced).toBeLessThan(0.8 * without);
  });

  it('ends after its steps where no timetable is full', () => {
    // Two lessons of one class, of which each can only be in the first period.
    const problem = buildProblem({
      days: 1,
      periods: 2,
      units: [1, 2].map(() => ({ resources: [0], starts: [0] })),
    });
    const params = createSearchParams({ 'priced.steps': 10 });
    const filling = new PricedFill(1, () => new SearchTimetable(problem), params, new Random(1));
    let steps = 0;
    for (let i = 0; i < 1000 && !filling.isOver; i++) steps += filling.step();
    expect(filling).toMatchObject({ isOver: true, isFull: false });
    expect(filling.best.unplacedLessons).toBe(1);
    expect(steps).toBeGreaterThanOrEqual(20);
    expect(steps).toBeLessThanOrEqual(21);
  });
});
