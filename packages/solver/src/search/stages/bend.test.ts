import { describe, expect, it } from 'vitest';
import type { Rule } from '../../problem/problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { bentProblem } from '../bent-problem.ts';
import { Random } from '../random.ts';
import { Bend } from './bend.ts';

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

describe('bending', () => {
  it('makes the limits on gaps of those with time to spare soft, and nothing else', () => {
    const problem = gapSchool(1);
    const hard = problem.rules.filter((rule) => rule.hard);
    const periods = ({ units }: Rule) =>
      units.reduce((sum, unit) => sum + problem.startPeriodCount[problem.startOffset[unit]!]!, 0);
    const isLoose = (rule: Rule) => rule.kind === 'dayProfile' && periods(rule) <= 21;
    const expected = hard.map((rule) => (isLoose(rule) ? { ...rule, hard: false, weight: 1 } : rule));
    expect(hard.filter(isLoose).length).toBeGreaterThan(0);
    expect(hard.filter((rule) => rule.kind === 'dayProfile' && !isLoose(rule)).length).toBeGreaterThan(0);
    expect(bentProblem(problem)?.rules).toEqual(expected);
    expect(bentProblem(drawSchool({ classes: 2, days: 5, periods: 5, booked: 0.5, seed: 1 }))).toBeNull();
  });

  it('ends in a timetable that breaks nothing, and never breaks what does not bend', () => {
    let straightened = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const problem = gapSchool(seed);
      const bent = bentProblem(problem)!;
      const bend = new Bend(bent, new Random(seed));
      let wasBroken = false;
      for (let turn = 0; turn < 12; turn++) {
        bend.beginTurn();
        do {
          bend.step();
          if (bend.isFull && recount(problem, bend.best).hard > 0) wasBroken = true;
        } while (!bend.isTurnOver && !wasBroken);
        while (!bend.isTurnOver) bend.step();
        if (!bend.isFull) continue;
        expect(recount(bent, bend.best)).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
        if (recount(problem, bend.best).hard > 0) continue;
        if (wasBroken) straightened++;
        break;
      }
      expect(recount(problem, bend.best)).toMatchObject({ placed: problem.unitCount, hard: 0 });
    }
    expect(straightened).toBeGreaterThan(0);
  });
});
