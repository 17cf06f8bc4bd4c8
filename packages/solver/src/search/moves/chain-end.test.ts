import { describe, expect, it } from 'vitest';
import { drawSchool } from '../../testing/draw-school.ts';
import { Evaluator } from '../evaluator.ts';
import { Random } from '../random.ts';
import { EjectionFill } from '../stages/ejection-fill.ts';
import { SearchTimetable } from '../timetable.ts';
import { KempeChain } from './kempe-chain.ts';
import { SwapChain } from './swap-chain.ts';
import { UndoLog } from './undo-log.ts';

type Run = (unit: number, target: number, mostCost: number, seed: number) => boolean;

const chains: Record<string, (timetable: SearchTimetable) => Run> = {
  'swap chain': (timetable) => (unit, target, mostCost, seed) => {
    const random = new Random(seed);
    return new SwapChain(timetable, new Evaluator(timetable, random), random).run(unit, target, mostCost);
  },
  'Kempe chain': (timetable) => (unit, target, mostCost, seed) => {
    const random = new Random(seed);
    return new KempeChain(timetable, new Evaluator(timetable, random), random).run(unit, target, 1, mostCost);
  },
};

function fullTimetable(seed: number, random: Random): SearchTimetable {
  const school = { classes: 5, days: 5, periods: 6, booked: 0.8, rooms: seed % 2 === 0, soft: true };
  const evaluated = seed > 2;
  const timetable = new SearchTimetable(drawSchool({ ...school, seed, evaluated }));
  const fill = new EjectionFill(timetable, new Evaluator(timetable, random), random);
  fill.begin();
  for (let step = 0; step < 100_000 && !fill.isComplete; step++) fill.step();
  expect(timetable.unplacedLessons).toBe(0);
  return timetable;
}

describe.each(Object.keys(chains))('%s', (kind) => {
  it.each([1, 2, 3, 4])('ends early only if it would hardly have cost less in the end (seed %i)', (seed) => {
    const random = new Random(seed);
    const timetable = fullTimetable(seed, random);
    const { problem } = timetable;
    const run = chains[kind]!(timetable);
    const log = new UndoLog(timetable);
    let [endedEarly, kept, lost] = [0, 0, 0];
    for (let move = 0; move < 400; move++) {
      const unit = random.below(problem.unitCount);
      const first = problem.startOffset[unit]!;
      const target = first + random.below(problem.startOffset[unit + 1]! - first);
      if (target === timetable.start[unit]) continue;
      const mostCost = timetable.cost() + random.below(3);
      log.begin();
      const isClosed = run(unit, target, Number.POSITIVE_INFINITY, move);
      const cost = timetable.cost();
      log.rollback();
      log.begin();
      const isClosedBelow = run(unit, target, mostCost, move);
      if (isClosedBelow) {
        expect(isClosed).toBe(true);
        expect(timetable.cost()).toBeCloseTo(cost);
      } else if (isClosed && cost <= mostCost) lost++;
      else if (isClosed) endedEarly++;
      if (isClosedBelow && cost <= mostCost) {
        log.commit();
        kept++;
      } else log.rollback();
    }
    expect(endedEarly).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(10);
    expect(lost).toBeLessThan(0.2 * kept);
  });
});
