import { describe, expect, it } from 'vitest';
import type { PairRule, Problem } from '../problem/problem.ts';
import { buildProblem } from '../testing/build-problem.ts';
import { checkProblem } from './check-problem.ts';
import { pairAmount, relationCode } from './primitives/pair-amount.ts';
import { Random } from './random.ts';
import { withSupportedStarts } from './supported-starts.ts';

const RELATIONS = [
  'overlap',
  'sameDay',
  'sameStart',
  'sameMinutes',
  'minDays',
  'before',
  'beforeInDay',
  'startsByInDay',
  'endsByInDay',
  'closeInDay',
  'directlyAfter',
] as const;

const relate = (relation: PairRule['relation'], pairs: number[], hard = true, n = 1): PairRule => ({
  kind: 'pair',
  source: 0,
  hard,
  weight: 1,
  units: Int32Array.from(new Set(pairs)),
  relation,
  pairs: Int32Array.from(pairs),
  n,
});

/** Per unit its starts as `day * periods + period`, which are atoms in a drawn problem. */
const startsOf = ({ unitCount, startOffset, startAtom }: Problem) =>
  Array.from({ length: unitCount }, (_, unit) => [
    ...startAtom.subarray(startOffset[unit], startOffset[unit + 1]),
  ]);

/** Per unit the starts of all full timetables that keep the hard relations, by trying every choice. */
function usedStarts(problem: Problem): number[][] {
  const used = Array.from({ length: problem.unitCount }, () => new Set<number>());
  const at: number[] = [];
  const isKept = () =>
    problem.rules.every(
      (rule) =>
        rule.kind !== 'pair' ||
        !rule.hard ||
        pairAmount(problem, relationCode(rule.relation), rule.n, at[rule.pairs[0]!]!, at[rule.pairs[1]!]!) ===
          0,
    );
  const from = (unit: number): void => {
    if (unit === problem.unitCount) {
      if (isKept()) for (const [each, start] of at.entries()) used[each]!.add(problem.startAtom[start]!);
      return;
    }
    for (let start = problem.startOffset[unit]!; start < problem.startOffset[unit + 1]!; start += 1) {
      at[unit] = start;
      from(unit + 1);
    }
  };
  from(0);
  return used.map((starts) => [...starts].sort((a, b) => a - b));
}

describe('supported starts', () => {
  it('follow from one relation to the next', () => {
    const problem = buildProblem({
      days: 1,
      periods: 5,
      units: [{}, {}, {}],
      rules: [relate('before', [0, 1]), relate('before', [1, 2])],
    });
    expect(startsOf(withSupportedStarts(problem))).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
    ]);
  });

  it('keep the cost and the load of each start, and lock no unit', () => {
    const load = Int32Array.from({ length: 6 }, (_, start) => start);
    const problem = buildProblem({
      days: 1,
      periods: 3,
      units: [{ startCost: (start) => 10 + start }, { starts: [0, 1, 2] }],
      rules: [
        relate('directlyAfter', [0, 1]),
        relate('before', [1, 0], false),
        { kind: 'startLoad', source: 1, hard: false, weight: 1, units: Int32Array.of(0, 1), max: 2, load },
      ],
    });
    const { startOffset, startCost, rules, fixed } = withSupportedStarts(problem);
    expect([...startOffset]).toEqual([0, 2, 4]);
    expect([...startCost]).toEqual([10, 11, 0, 0]);
    expect(rules[2]).toMatchObject({ load: Int32Array.of(0, 1, 4, 5) });
    expect([...(fixed ?? [])]).toEqual([0, 0]);
  });

  it('are all of them where a unit would have none, where rules are soft, and of locked units', () => {
    const impossible = buildProblem({
      days: 1,
      periods: 3,
      units: [{}, { starts: [0, 1] }, { starts: [0] }],
      rules: [relate('before', [0, 1]), relate('before', [1, 2])],
    });
    expect(withSupportedStarts(impossible)).toBe(impossible);
    const soft = buildProblem({
      days: 1,
      periods: 3,
      units: [{}, {}],
      rules: [relate('before', [0, 1], false)],
    });
    expect(withSupportedStarts(soft)).toBe(soft);
    const locked = buildProblem({
      days: 1,
      periods: 3,
      units: [{ starts: [2] }, { starts: [0] }, {}],
      rules: [relate('before', [0, 1]), relate('before', [1, 2])],
    });
    expect(startsOf(withSupportedStarts(locked))).toEqual([[2], [0], [1, 2]]);
  });

  it('are at least those of all full timetables', () => {
    const random = new Random(5);
    let dropped = 0;
    for (let round = 0; round < 200; round += 1) {
      const units = Array.from({ length: 4 }, () => ({
        starts: Array.from({ length: 8 }, (_, start) => start).filter(() => random.below(3) > 0),
      }));
      if (units.some(({ starts }) => starts.length < 2)) continue;
      const rules = Array.from({ length: 4 }, () => {
        const first = random.below(4);
        const second = (first + 1 + random.below(3)) % 4;
        return relate(RELATIONS[random.below(RELATIONS.length)]!, [first, second]);
      });
      const problem = buildProblem({ days: 2, periods: 4, units, rules });
      const result = withSupportedStarts(problem);
      checkProblem(result);
      dropped += problem.startAtom.length - result.startAtom.length;
      expect(usedStarts(result), `round ${round}`).toEqual(usedStarts(problem));
    }
    expect(dropped).toBeGreaterThan(50);
  });
});
