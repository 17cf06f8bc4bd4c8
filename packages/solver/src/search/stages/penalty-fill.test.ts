import { describe, expect, it } from 'vitest';
import { defaultSearchParams } from '../../params/search-params.ts';
import type { Rule } from '../../problem/problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { Random } from '../random.ts';
import { PenaltyFill, penaltyProblem } from './penalty-fill.ts';

const FULLEST = defaultSearchParams.penalties.fullestShare;

function gapSchool(seed: number) {
  return drawSchool({
    classes: 6,
    days: 5,
    periods: 6,
    booked: 0.8,
    seed,
    gaps: true,
    rooms: seed % 2 === 0,
  });
}

describe('filling with penalties', () => {
  it('makes the limits on gaps of teachers with spare time soft, and nothing else', () => {
    const problem = gapSchool(1);
    const hard = problem.rules.filter((rule) => rule.hard);
    const periods = ({ units }: Rule) =>
      units.reduce((sum, unit) => sum + problem.startPeriodCount[problem.startOffset[unit]!]!, 0);
    const isLoose = (rule: Rule) => rule.kind === 'dayProfile' && periods(rule) <= 21;
    const expected = hard.map((rule) => (isLoose(rule) ? { ...rule, hard: false, weight: 1 } : rule));
    expect(hard.filter(isLoose).length).toBeGreaterThan(0);
    expect(hard.filter((rule) => rule.kind === 'dayProfile' && !isLoose(rule)).length).toBeGreaterThan(0);
    expect(penaltyProblem(problem, FULLEST)?.rules).toEqual(expected);
    expect(
      penaltyProblem(drawSchool({ classes: 2, days: 5, periods: 5, booked: 0.5, seed: 1 }), FULLEST),
    ).toBeNull();
  });

  it('ends in a timetable without violations, and never violates the remaining hard rules', () => {
    let ended = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const problem = gapSchool(seed);
      const softened = penaltyProblem(problem, FULLEST)!;
      const fill = new PenaltyFill(softened, defaultSearchParams, new Random(seed));
      let wasViolated = false;
      for (let turn = 0; turn < 12; turn++) {
        fill.beginTurn();
        do {
          fill.step();
          if (fill.isFull && recount(problem, fill.best).hard > 0) wasViolated = true;
        } while (!fill.isTurnOver && !wasViolated);
        while (!fill.isTurnOver) fill.step();
        if (!fill.isFull) continue;
        expect(recount(softened, fill.best)).toMatchObject({
          placed: problem.unitCount,
          hard: 0,
          faults: [],
        });
        if (recount(problem, fill.best).hard > 0) continue;
        if (wasViolated) ended++;
        break;
      }
      expect(recount(problem, fill.best)).toMatchObject({ placed: problem.unitCount, hard: 0 });
    }
    expect(ended).toBeGreaterThan(0);
  });
});
