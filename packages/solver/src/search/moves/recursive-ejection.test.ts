import { describe, expect, it } from 'vitest';
import { createSearchParams } from '../../params/search-params.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { allowedAmounts, assertTimetable } from '../assert-timetable.ts';
import { Evaluator } from '../evaluator.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { RecursiveEjection } from './recursive-ejection.ts';

describe('ejection with backtracking', () => {
  it('places a unit and all that it ejects, or changes nothing at all', () => {
    let failed = 0;
    let moved = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const problem = drawSchool({
        classes: 6,
        days: 5,
        periods: 6,
        seed,
        booked: 1,
        rooms: seed % 2 === 0,
        gaps: seed % 3 > 0,
        evaluated: seed > 3,
      });
      const timetable = new SearchTimetable(problem);
      const allowed = allowedAmounts(problem, timetable);
      const random = new Random(seed);
      const ejection = new RecursiveEjection(timetable, new Evaluator(timetable, random), random);
      for (let unit = 0; unit < problem.unitCount; unit++) {
        const before = { start: timetable.start.slice(), room: timetable.room.slice() };
        const unplaced = timetable.unplacedLessons;
        if (ejection.run(unit)) {
          if (before.start.some((start, other) => start >= 0 && start !== timetable.start[other])) moved++;
          expect(timetable.unplacedLessons).toBe(unplaced - problem.unitLessons[unit]!);
        } else {
          failed++;
          expect({ start: timetable.start, room: timetable.room }).toEqual(before);
        }
        assertTimetable(timetable, allowed);
      }
    }
    expect(failed).toBeGreaterThan(0);
    expect(moved).toBeGreaterThan(0);
  });

  it('rather removes a unit that can go elsewhere than one with few starts, where difficulty has a weight', () => {
    // Unit 0 may take the place of unit 1, which has two starts, or of unit 2, which has six.
    const units = [
      { resources: [0, 1], starts: [0, 1] },
      { resources: [0], starts: [0, 5] },
      { resources: [1], starts: [0, 1, 2, 3, 4, 5] },
    ];
    const problem = buildProblem({ days: 1, periods: 6, units });
    const leaving = (difficultyWeight: number) => {
      const params = createSearchParams({ 'recursion.tieNoise': 0 });
      return [1, 2, 3, 4, 5, 6].map((seed) => {
        const timetable = new SearchTimetable(problem, params);
        timetable.place(1, problem.startOffset[1]!);
        timetable.place(2, problem.startOffset[2]! + 1);
        const random = new Random(seed);
        const evaluator = new Evaluator(timetable, random);
        const ejection = new RecursiveEjection(timetable, evaluator, random, difficultyWeight);
        expect(ejection.run(0)).toBe(true);
        return timetable.start[1] === problem.startOffset[1]! ? 2 : 1;
      });
    };
    expect(new Set(leaving(1))).toEqual(new Set([2]));
    expect(new Set(leaving(0))).toEqual(new Set([1, 2]));
  });
});
