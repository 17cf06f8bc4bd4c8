import { describe, expect, it } from 'vitest';
import { drawSchool } from '../../testing/draw-school.ts';
import { allowedAmounts, assertTimetable } from '../assert-timetable.ts';
import { Evaluator } from '../evaluator.ts';
import { Random } from '../random.ts';
import { EjectionFill } from '../stages/ejection-fill.ts';
import { SearchTimetable } from '../timetable.ts';
import { SwapChain } from './swap-chain.ts';
import { UndoLog } from './undo-log.ts';

describe('swap chain', () => {
  it.each([1, 2, 3, 4])('places every unit and keeps every hard rule, or is undone (seed %i)', (seed) => {
    const problem = drawSchool({
      classes: 5,
      days: 5,
      periods: 6,
      seed,
      booked: 0.8,
      rooms: seed % 2 === 0,
      soft: true,
      evaluated: seed > 2,
    });
    const timetable = new SearchTimetable(problem);
    const allowed = allowedAmounts(problem, timetable);
    const random = new Random(seed);
    const evaluator = new Evaluator(timetable, random);
    const fill = new EjectionFill(timetable, evaluator, random);
    fill.begin();
    for (let step = 0; step < 100_000 && !fill.isComplete; step++) fill.step();
    const chain = new SwapChain(timetable, evaluator, random);
    const log = new UndoLog(timetable);
    let longest = 0;
    for (let move = 0; move < 400; move++) {
      timetable.cost();
      const before = timetable.start.slice();
      const unit = random.below(problem.unitCount);
      const first = problem.startOffset[unit]!;
      const target = first + random.below(problem.startOffset[unit + 1]! - first);
      if (target === timetable.start[unit]) continue;
      log.begin();
      if (chain.run(unit, target, Number.POSITIVE_INFINITY)) {
        log.commit();
        longest = Math.max(longest, before.filter((start, other) => start !== timetable.start[other]).length);
        expect(timetable.start[unit]).toBe(target);
        expect(timetable.unplacedLessons).toBe(0);
      } else {
        log.rollback();
        expect(timetable.start).toEqual(before);
      }
      assertTimetable(timetable, allowed);
    }
    expect(longest).toBeGreaterThan(2);
  });
});
