import { describe, expect, it } from 'vitest';
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
});
