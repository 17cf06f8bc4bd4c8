import { lockedUnits, type PairRule, type Problem, type Rule } from '../problem/problem.ts';
import { pairAmount, relationCode } from './primitives/pair-amount.ts';

/**
 * Returns the problem without the starts that no full timetable uses: those for which another unit has no start that
 * keeps a hard relation of the two, again and again until every start is supported (arc consistency, Mackworth, 1977).
 * The costs, the rules and the numbers of the units are as before. Returns the given problem if nothing can be left out,
 * or if a unit would have no start: then there is no full timetable, and a partial one may need them all.
 */
export function withSupportedStarts(problem: Problem): Problem {
  const supported = supportedStarts(problem);
  return supported === null || !supported.includes(0) ? problem : withStarts(problem, supported);
}

/** Returns per start 1 if it is supported; null if a unit has none that is. */
function supportedStarts(problem: Problem): Uint8Array | null {
  const { unitCount, startOffset } = problem;
  const locked = lockedUnits(problem);
  const rules = problem.rules.filter((rule): rule is PairRule => rule.hard && rule.kind === 'pair');
  const supported = new Uint8Array(startOffset[unitCount]!).fill(1);
  let changed = new Uint8Array(unitCount).fill(1);
  while (changed.includes(1)) {
    // Most pairs take nothing from each other: a look at all of them costs less than a list of those to look at.
    const next = new Uint8Array(unitCount);
    for (const rule of rules) {
      for (let i = 0; i < rule.pairs.length; i += 2) {
        const [first, second] = [rule.pairs[i]!, rule.pairs[i + 1]!];
        // The violations of two locked units are tolerated.
        if (locked[first] === 1 && locked[second] === 1) continue;
        if (changed[second] === 1 && dropUnsupported(problem, rule, first, second, true, supported))
          next[first] = 1;
        if (changed[first] === 1 && dropUnsupported(problem, rule, second, first, false, supported))
          next[second] = 1;
      }
    }
    for (let unit = 0; unit < unitCount; unit += 1) {
      const own = supported.subarray(startOffset[unit], startOffset[unit + 1]);
      if (next[unit] === 1 && !own.includes(1)) return null;
    }
    changed = next;
  }
  return supported;
}

/** Drops the starts of a unit for which the other one has no start; true if there were any. */
function dropUnsupported(
  problem: Problem,
  { relation, n }: PairRule,
  unit: number,
  other: number,
  isFirst: boolean,
  supported: Uint8Array,
): boolean {
  const { startOffset } = problem;
  const code = relationCode(relation);
  let isDropped = false;
  for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start += 1) {
    if (supported[start] === 0) continue;
    let at = startOffset[other]!;
    const end = startOffset[other + 1]!;
    while (at < end && (supported[at] === 0 || amount(start, at) > 0)) at += 1;
    if (at < end) continue;
    supported[start] = 0;
    isDropped = true;
  }
  return isDropped;

  function amount(start: number, at: number): number {
    return isFirst ? pairAmount(problem, code, n, start, at) : pairAmount(problem, code, n, at, start);
  }
}

function withStarts(problem: Problem, kept: Uint8Array): Problem {
  const { unitCount } = problem;
  const startOffset = new Int32Array(unitCount + 1);
  for (let unit = 0; unit < unitCount; unit += 1) {
    const own = kept.subarray(problem.startOffset[unit], problem.startOffset[unit + 1]);
    startOffset[unit + 1] = startOffset[unit]! + own.reduce((sum, flag) => sum + flag, 0);
  }
  const isKept = (_: number, start: number) => kept[start] === 1;
  return {
    ...problem,
    startOffset,
    // A unit that is left with a single start is not locked by that.
    fixed: lockedUnits(problem),
    startDay: problem.startDay.filter(isKept),
    startAtom: problem.startAtom.filter(isKept),
    endAtom: problem.endAtom.filter(isKept),
    startNextAtom: problem.startNextAtom.filter(isKept),
    startPeriod: problem.startPeriod.filter(isKept),
    startPeriodCount: problem.startPeriodCount.filter(isKept),
    startMinute: problem.startMinute.filter(isKept),
    endMinute: problem.endMinute.filter(isKept),
    startCost: problem.startCost.filter(isKept),
    rules: problem.rules.map(
      (rule): Rule => (rule.kind === 'startLoad' ? { ...rule, load: rule.load.filter(isKept) } : rule),
    ),
  };
}
