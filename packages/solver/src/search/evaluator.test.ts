import { describe, expect, it } from 'vitest';
import type { Rule } from '../problem/problem.ts';
import { buildProblem, type DrawnProblem } from '../testing/build-problem.ts';
import { Evaluator } from './evaluator.ts';
import { NEVER } from './primitives/ejection.ts';
import { Random } from './random.ts';
import { SearchTimetable } from './timetable.ts';

/** Places units at starts (by index among their own), which must be free; returns a function that evaluates others. */
function evaluatorOf(drawn: DrawnProblem, placed: readonly (readonly [unit: number, start: number])[]) {
  const problem = buildProblem(drawn);
  const timetable = new SearchTimetable(problem);
  const evaluator = new Evaluator(timetable, new Random(1));
  for (const [unit, start] of placed) {
    expect(evaluator.evaluate(unit, problem.startOffset[unit]! + start, NEVER)).toBe(0);
    evaluator.placeAt(unit, problem.startOffset[unit]! + start);
  }
  const ejected = (unit: number, start: number) => {
    const weight = evaluator.evaluate(unit, problem.startOffset[unit]! + start, NEVER);
    return weight >= NEVER
      ? 'never'
      : [...evaluator.ejection.units.subarray(0, evaluator.ejection.count)].sort();
  };
  return { ejected, timetable, evaluator };
}

const rule = { source: 0, hard: true, weight: 1 };
const units = (...list: number[]) => Int32Array.from(list);

describe('rooms', () => {
  it('are emptied by moving the need inside, which ejects no unit', () => {
    const { ejected } = evaluatorOf({ days: 1, periods: 2, units: [{ needs: [[0, 1]] }, { needs: [[0]] }] }, [
      [0, 0],
    ]);
    expect(ejected(1, 0)).toEqual([]);
  });

  it('are not promised twice, to a need that moves and to the new unit', () => {
    const drawn = { days: 1, periods: 2, units: [{ needs: [[0, 1]] }, { needs: [[0], [1]] }], roomCount: 2 };
    expect(evaluatorOf(drawn, [[0, 0]]).ejected(1, 0)).toEqual([0]);
  });

  it('keep the need that stays when the new unit is placed', () => {
    const drawn = { days: 1, periods: 2, units: [{ needs: [[0, 1]] }, { needs: [[0]] }], roomCount: 2 };
    const { ejected, timetable, evaluator } = evaluatorOf(drawn, [[0, 0]]);
    ejected(1, 0);
    evaluator.placeAt(1, 2);
    expect([...timetable.room]).toEqual([1, 0]);
  });
});

describe('rules', () => {
  const three = (rules: Rule[]): DrawnProblem => ({ days: 2, periods: 4, units: [{}, {}, {}], rules });

  it('of pairs name the partner', () => {
    const pair: Rule = {
      ...rule,
      kind: 'pair',
      relation: 'sameDay',
      n: 0,
      units: units(0, 1),
      pairs: units(0, 1),
    };
    const { ejected } = evaluatorOf(three([pair]), [[0, 0]]);
    expect([ejected(1, 3), ejected(1, 4)]).toEqual([[0], []]);
  });

  it('of counts name one of the day', () => {
    const count: Rule = { ...rule, kind: 'dayCount', measure: 'units', max: 1, units: units(0, 1, 2) };
    const { ejected } = evaluatorOf(three([count]), [[0, 0]]);
    expect([ejected(1, 1), ejected(1, 5)]).toEqual([[0], []]);
  });

  it('of days used empty one day', () => {
    const days: Rule = { ...rule, kind: 'daysUsed', max: 1, units: units(0, 1, 2) };
    const { ejected } = evaluatorOf(three([days]), [
      [0, 0],
      [1, 1],
    ]);
    expect([ejected(2, 2), ejected(2, 6)]).toEqual([[], [0, 1]]);
  });

  it('of gaps name the unit that makes the gap, and let a unit fill it', () => {
    const dayAmount = (_day: number, mask: number) => (mask === 0b1001 ? 2 : mask === 0b101 ? 1 : 0);
    const gaps: Rule = {
      ...rule,
      kind: 'dayProfile',
      max: 0,
      lowering: 'none',
      units: units(0, 1, 2),
      dayAmount,
    };
    const { ejected } = evaluatorOf(three([gaps]), [[0, 0]]);
    expect([ejected(1, 2), ejected(1, 1), ejected(1, 6)]).toEqual([[0], [], []]);
  });

  it('that are strict allow no gap that unplaced units excuse', () => {
    const dayAmount = (_day: number, mask: number) => (mask === 0b101 ? 1 : 0);
    const gaps = {
      ...rule,
      kind: 'dayProfile',
      max: 0,
      lowering: 'units',
      units: units(0, 1, 2),
      dayAmount,
    } as const;
    const lax = evaluatorOf(three([gaps]), [[0, 0]]);
    const strict = evaluatorOf(three([{ ...gaps, isStrict: true }]), [[0, 0]]);
    expect([lax.ejected(1, 2), strict.ejected(1, 2)]).toEqual([[], [0]]);
  });

  it('that are evaluated are tried, and never eject locked units', () => {
    const amount = (start: Int32Array) => Number(start[0]! >= 0 && start[1]! >= 0);
    const together: Rule = { ...rule, kind: 'evaluated', readsRooms: false, units: units(0, 1), amount };
    const { ejected, evaluator } = evaluatorOf(three([together]), [[0, 0]]);
    expect(ejected(1, 5)).toEqual([0]);
    evaluator.weights = Float64Array.of(NEVER, 1, 1);
    expect(ejected(1, 5)).toBe('never');
  });
});
