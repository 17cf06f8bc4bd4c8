import { describe, expect, it } from 'vitest';
import type { Rule } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { SearchTimetable } from '../timetable.ts';
import { Penalised } from './penalised.ts';

const DAYS = 3;
const PERIODS = 3;

function soft({
  units,
  ...rule
}: {
  readonly kind: string;
  readonly units: readonly number[];
  readonly [field: string]: unknown;
}): Rule {
  return { source: 0, hard: false, weight: 4, ...rule, units: Int32Array.from(units) } as unknown as Rule;
}

const rules = [
  soft({ kind: 'pair', relation: 'minDays', n: 1, units: [0, 1], pairs: Int32Array.of(0, 1) }),
  soft({ kind: 'dayCount', measure: 'units', max: 1, units: [2, 3, 4] }),
  soft({ kind: 'daysUsed', max: 1, units: [5, 6] }),
];
const gaps = soft({
  kind: 'dayProfile',
  max: 1,
  lowering: 'none',
  dayAmount: (_: number, mask: number) => (mask === 0 ? 0 : 3),
  units: [0, 1],
});

const evaluated = soft({ kind: 'evaluated', readsRooms: false, amount: () => 3, units: [0] });

/** Unit 7 costs 1 at its first start; of units 8 and 9 the rooms cost, of 9 all of them the same. */
function penalisedBy(more: readonly Rule[], starts: readonly number[], rooms: readonly number[]) {
  const units = Array.from({ length: 10 }, (_, unit) => ({
    ...(unit === 7 ? { startCost: (start: number) => (start === 0 ? 1 : 0) } : {}),
    ...(unit > 7 ? { needs: [[2 * (unit - 8), 2 * (unit - 8) + 1]] } : {}),
  }));
  const needRoomCost = (need: number, room: number) => (need === 1 || room === 0 ? 3 : 0);
  const days = { days: DAYS, periods: PERIODS };
  const problem = buildProblem({ ...days, units, needRoomCost, rules: [...rules, ...more] });
  const timetable = new SearchTimetable(problem);
  const start = Int32Array.from(starts, (at, unit) => (at < 0 ? -1 : problem.startOffset[unit]! + at));
  timetable.restore({ start, room: Int32Array.from(rooms) });
  const penalised = new Penalised(timetable, Int32Array.from(units.keys()), Int32Array.of(0, 1));
  penalised.list();
  const { units: listed, needs, share } = penalised;
  return { listed, needs, share };
}

describe('what has a part in the soft cost', () => {
  it('is the units of violated rules, at dear starts and in dear rooms', () => {
    // Day 0 holds both of the pair, two of the day's limit, and one of the two that may use one day.
    const starts = [0, 1, 0, 1, 3, 0, 3, 0, 0, 0];
    const expected = { listed: [0, 1, 2, 3, 5, 6, 7, 8], needs: [0] };
    expect(penalisedBy([], starts, [0, 2])).toMatchObject(expected);
  });

  it('is nothing else, and no unit without a place', () => {
    const starts = [0, 3, 0, 3, 6, 0, 0, 1, 0, 0];
    expect(penalisedBy([], starts, [1, 2])).toMatchObject({ listed: [], needs: [] });
    expect(penalisedBy([], [0, -1, 0, -1, 3, 0, -1, -1, -1, 0], [-1, 2])).toMatchObject({
      listed: [],
      needs: [],
    });
  });

  it('is a share of the cost: the rest is of rules that do not tell their units', () => {
    const starts = [0, 1, 0, 1, 3, 0, 3, 0, 0, 0];
    // Three violated rules of 4, a start of 1, rooms of 3 and 3.
    expect(penalisedBy([], starts, [0, 2]).share).toBe(1);
    expect(penalisedBy([gaps], starts, [0, 2]).share).toBeCloseTo(19 / 27);
    expect(penalisedBy([evaluated], starts, [0, 2]).share).toBeCloseTo(19 / 31);
    expect(penalisedBy([{ ...gaps, hard: true }], starts, [0, 2]).share).toBe(1);
    expect(penalisedBy([], [0, 3, 0, 3, 6, 0, 0, 1, 0, -1], [1, -1]).share).toBe(0);
  });
});
