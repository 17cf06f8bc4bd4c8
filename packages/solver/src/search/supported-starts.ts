import { lockedUnits, type PairRule, type Problem, type Rule } from '../problem/problem.ts';
import { pairAmount, relationCode } from './primitives/pair-amount.ts';

/** A hard relation as one of its two units sees it. */
interface Arc {
  readonly unit: number;
  readonly other: number;
  readonly rule: PairRule;
  /** True if `unit` is the first of the pair. */
  readonly isFirst: boolean;
}

/**
 * Returns the problem without the starts that no full timetable uses: those for which another unit has no start that
 * keeps a hard relation of the two, again and again until every start is supported (arc consistency, Mackworth, 1977,
 * AC-3). The costs, the rules and the numbers of the units are as before. Returns the given problem if nothing can be
 * left out, or if a unit would have no start: then there is no full timetable, and a partial one may need them all.
 */
export function withSupportedStarts(problem: Problem): Problem {
  const supported = supportedStarts(problem);
  return supported === null || !supported.includes(0) ? problem : withStarts(problem, supported);
}

/** Returns per start 1 if it is supported; null if a unit has none that is. */
function supportedStarts(problem: Problem): Uint8Array | null {
  const { startOffset } = problem;
  const supported = new Uint8Array(startOffset[problem.unitCount]!).fill(1);
  const arcs = hardArcs(problem);
  /** Per unit the arcs of the units that look for support in its starts. */
  const towards = Array.from({ length: problem.unitCount }, (): Arc[] => []);
  for (const arc of arcs) towards[arc.other]!.push(arc);
  const waiting = new Set(arcs);
  for (const arc of waiting) {
    waiting.delete(arc);
    if (!reviseStarts(problem, arc, supported)) continue;
    if (!supported.subarray(startOffset[arc.unit], startOffset[arc.unit + 1]).includes(1)) return null;
    for (const next of towards[arc.unit]!) waiting.add(next);
  }
  return supported;
}

/** The hard relations of two units, from either side, but for those of two locked units, which are tolerated. */
function hardArcs(problem: Problem): Arc[] {
  const locked = lockedUnits(problem);
  const arcs: Arc[] = [];
  for (const rule of problem.rules) {
    if (!rule.hard || rule.kind !== 'pair') continue;
    for (let i = 0; i < rule.pairs.length; i += 2) {
      const [first, second] = [rule.pairs[i]!, rule.pairs[i + 1]!];
      if (locked[first] === 1 && locked[second] === 1) continue;
      arcs.push({ unit: first, other: second, rule, isFirst: true });
      arcs.push({ unit: second, other: first, rule, isFirst: false });
    }
  }
  return arcs;
}

/** Drops the unsupported starts of the arc's unit; true if there were any. */
function reviseStarts(problem: Problem, arc: Arc, supported: Uint8Array): boolean {
  const { startOffset } = problem;
  let isChanged = false;
  for (let start = startOffset[arc.unit]!; start < startOffset[arc.unit + 1]!; start += 1) {
    if (supported[start] === 0 || hasSupport(problem, arc, start, supported)) continue;
    supported[start] = 0;
    isChanged = true;
  }
  return isChanged;
}

function hasSupport(problem: Problem, arc: Arc, start: number, supported: Uint8Array): boolean {
  const { startOffset } = problem;
  const code = relationCode(arc.rule.relation);
  for (let at = startOffset[arc.other]!; at < startOffset[arc.other + 1]!; at += 1) {
    if (supported[at] === 0) continue;
    const [first, second] = arc.isFirst ? [start, at] : [at, start];
    if (pairAmount(problem, code, arc.rule.n, first, second) === 0) return true;
  }
  return false;
}

function withStarts(problem: Problem, kept: Uint8Array): Problem {
  const { unitCount } = problem;
  const startOffset = new Int32Array(unitCount + 1);
  for (let unit = 0; unit < unitCount; unit += 1) {
    const own = kept.subarray(problem.startOffset[unit], problem.startOffset[unit + 1]);
    startOffset[unit + 1] = startOffset[unit]! + own.reduce((sum, flag) => sum + flag, 0);
  }
  const isKept = (_: number, start: number) => kept[start] === 1;
  const locked = lockedUnits(problem);
  return {
    ...problem,
    startOffset,
    // A unit that is left with a single start is not locked by that.
    fixed: locked,
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
