import { lockedUnits, type PairRule, type Problem, type Rule } from '../problem/problem.ts';
import { pairAmount, relationCode } from './primitives/pair-amount.ts';
import { ruleAmount } from './rule-kinds.ts';

/** Units of the largest part, and placements that are tried for one part and for all. */
const MOST_UNITS = 12;
const MOST_TRIED = 20_000;
const MOST_TRIED_IN_ALL = 400_000;
const TOLERANCE = 1e-9;
/** The rules that are looked at read none. */
const NO_ROOMS = new Int32Array();

/**
 * Returns the penalty beyond `known` that soft rules have because they cannot be kept together with the hard ones. By small
 * parts of the school, the units of a resource or of a rule, of which every timetable is tried. Each soft rule counts
 * in one part only.
 * @param known by rule, its least penalty by itself.
 */
export function leastTogether(problem: Problem, known: Float64Array): number {
  const isCounted = new Uint8Array(problem.rules.length);
  const locked = lockedUnits(problem);
  const rulesOf = rulesByUnit(problem);
  let left = MOST_TRIED_IN_ALL;
  let total = 0;
  for (const units of partsOf(problem)) {
    if (left <= 0) break;
    const isInside = new Set(units);
    const touching = [...new Set(units.flatMap((unit) => rulesOf[unit]!))];
    const soft = touching.filter((index) => {
      const rule = problem.rules[index]!;
      return (
        !rule.hard &&
        rule.kind !== 'evaluated' &&
        isCounted[index] === 0 &&
        rule.units.every((unit) => isInside.has(unit))
      );
    });
    if (soft.length === 0) continue;
    const hard = touching.flatMap((index) => {
      const rule = problem.rules[index]!;
      return rule.hard && rule.units.every((unit) => locked[unit] === 0) ? [rule] : [];
    });
    const enough = soft.reduce((sum, index) => sum + known[index]!, 0);
    const part = new Part(
      problem,
      units,
      hard,
      soft.map((index) => problem.rules[index]!),
    );
    const least = part.leastPenalty(enough, Math.min(left, MOST_TRIED));
    left -= part.tried;
    if (least === null || least <= enough + TOLERANCE) continue;
    total += least - enough;
    for (const index of soft) isCounted[index] = 1;
  }
  return total;
}

function rulesByUnit({ unitCount, rules }: Problem): number[][] {
  const found: number[][] = Array.from({ length: unitCount }, () => []);
  rules.forEach((rule, index) => {
    for (const unit of rule.units) found[unit]!.push(index);
  });
  return found;
}

/** The sets of units to try, the smallest first: those of each soft rule and of each resource. */
function partsOf(problem: Problem): number[][] {
  const resources: number[][] = Array.from({ length: problem.resourceCount }, () => []);
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const held = problem.unitResources.subarray(
      problem.unitResourceOffset[unit]!,
      problem.unitResourceOffset[unit + 1]!,
    );
    for (const resource of new Set(held)) resources[resource]!.push(unit);
  }
  const rules = problem.rules.flatMap((rule) => (rule.hard ? [] : [[...rule.units]]));
  const parts = [...rules, ...resources].filter(({ length }) => length > 0 && length <= MOST_UNITS);
  const each = new Map(parts.map((units) => [units.sort((a, b) => a - b).join(), units]));
  return [...each.values()].sort((a, b) => a.length - b.length);
}

/** A pair of a rule of which the later unit has been placed. */
interface LaterPair {
  readonly rule: PairRule;
  readonly code: number;
  readonly first: number;
  readonly second: number;
}

/** Some units, tried alone: the units in order, and what is looked at when each of them has been placed. */
class Part {
  tried = 0;
  private readonly units: readonly number[];
  private readonly start: Int32Array;
  /** By position, the positions before it that have a resource in common with it. */
  private readonly excluded: number[][];
  private readonly pairs: LaterPair[][];
  /** Hard rules whose amount only rises while units are placed, by each of their positions. */
  private readonly rising: Rule[][];
  /** Rules without pairs by the position of their last unit. */
  private readonly complete: Rule[][];

  constructor(
    private readonly problem: Problem,
    units: readonly number[],
    hard: readonly Rule[],
    soft: readonly Rule[],
  ) {
    const { startOffset } = problem;
    const choice = (unit: number) => startOffset[unit + 1]! - startOffset[unit]!;
    this.units = [...units].sort((a, b) => choice(a) - choice(b));
    this.start = new Int32Array(problem.unitCount).fill(-1);
    const position = new Map(this.units.map((unit, at) => [unit, at]));
    const lists = <Value>() => Array.from({ length: units.length }, (): Value[] => []);
    [this.pairs, this.rising, this.complete] = [lists(), lists(), lists()];
    const held = this.units.map((unit) => {
      const [from, to] = [problem.unitResourceOffset[unit]!, problem.unitResourceOffset[unit + 1]!];
      return new Set(problem.unitResources.subarray(from, to));
    });
    this.excluded = held.map((own, at) =>
      [...held.keys()].filter((other) => other < at && [...held[other]!].some((each) => own.has(each))),
    );
    for (const rule of [...hard, ...soft]) {
      const inside = [...rule.units].flatMap((unit) => position.get(unit) ?? []);
      if (rule.kind === 'pair') this.addPairs(rule, position);
      else if (
        rule.hard &&
        (rule.kind === 'dayCount' || rule.kind === 'daysUsed' || rule.kind === 'startLoad')
      )
        for (const at of inside) this.rising[at]!.push(rule);
      else if (rule.kind !== 'evaluated' && inside.length === rule.units.length)
        this.complete[Math.max(...inside)]!.push(rule);
    }
  }

  /** The least penalty of the soft rules; null if there is no timetable, or too much to try. Ends with one at `enough`. */
  leastPenalty(enough: number, mostTried: number): number | null {
    let best = Number.POSITIVE_INFINITY;
    const { problem, start, units } = this;
    const place = (at: number, penalty: number): void => {
      if (at === units.length) {
        best = penalty;
        return;
      }
      const unit = units[at]!;
      for (let s = problem.startOffset[unit]!; s < problem.startOffset[unit + 1]!; s++) {
        if (this.tried >= mostTried || best <= enough + TOLERANCE) break;
        this.tried += 1;
        start[unit] = s;
        const own = this.penaltyAt(at);
        if (penalty + own < best) place(at + 1, penalty + own);
      }
      start[unit] = -1;
    };
    place(0, 0);
    return this.tried < mostTried && Number.isFinite(best) ? best : null;
  }

  private addPairs(rule: PairRule, position: ReadonlyMap<number, number>): void {
    for (let i = 0; i < rule.pairs.length; i += 2) {
      const [first, second] = [rule.pairs[i]!, rule.pairs[i + 1]!];
      const [a, b] = [position.get(first), position.get(second)];
      if (a === undefined || b === undefined) continue;
      this.pairs[Math.max(a, b)]!.push({ rule, code: relationCode(rule.relation), first, second });
    }
  }

  /** Returns the penalty that the unit placed last adds; Infinity if a hard rule forbids it. */
  private penaltyAt(at: number): number {
    const { problem, start, units } = this;
    const { startAtom, endAtom } = problem;
    const own = start[units[at]!]!;
    for (const other of this.excluded[at]!) {
      const s = start[units[other]!]!;
      if (startAtom[s]! < endAtom[own]! && startAtom[own]! < endAtom[s]!) return Number.POSITIVE_INFINITY;
    }
    let penalty = 0;
    for (const { rule, code, first, second } of this.pairs[at]!) {
      const amount = pairAmount(problem, code, rule.n, start[first]!, start[second]!);
      if (rule.hard && amount > 0) return Number.POSITIVE_INFINITY;
      penalty += rule.weight * amount;
    }
    for (const rule of this.rising[at]!)
      if (ruleAmount(problem, rule, { start, room: NO_ROOMS }) > 0) return Number.POSITIVE_INFINITY;
    for (const rule of this.complete[at]!) {
      const amount = ruleAmount(problem, rule, { start, room: NO_ROOMS });
      if (rule.hard && amount > 0) return Number.POSITIVE_INFINITY;
      penalty += rule.weight * amount;
    }
    return penalty;
  }
}
