import type { Assignment, PairRule, Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from './ejection.ts';
import { hasRules } from './membership.ts';
import { pairAmount, relationCode } from './pair-amount.ts';
import type { CountedKind, Primitive } from './primitive.ts';

export const pairKind: CountedKind<PairRule> = {
  fault: ({ unitCount }, { pairs }) => {
    if (pairs.length % 2 !== 0) return `pairs has the odd length ${pairs.length}`;
    for (let i = 0; i < pairs.length; i++) {
      if (pairs[i]! < 0 || pairs[i]! >= unitCount) return `pairs[${i}] is ${pairs[i]}, expected a unit`;
      if (i % 2 === 1 && pairs[i] === pairs[i - 1]) return `pairs[${i}] is a pair of ${pairs[i]} with itself`;
    }
    return null;
  },
  amount: pairRuleAmount,
  create: ({ problem, start, locked, areHard }, rules) =>
    // Nothing can change a hard relation of locked units.
    new PairRules(problem, rules, start, (a, b) => areHard && locked[a] === 1 && locked[b] === 1),
};

/**
 * The code of the entries of `minDays`, and of `sameDay`, which is `minDays` with 1: most pairs of schools are of these,
 * and their amount is the same from either side.
 */
const DAYS = -1;

function pairRuleAmount(problem: Problem, rule: PairRule, { start }: Assignment): number {
  const code = relationCode(rule.relation);
  let amount = 0;
  for (let i = 0; i < rule.pairs.length; i += 2) {
    const first = start[rule.pairs[i]!]!;
    const second = start[rule.pairs[i + 1]!]!;
    if (first >= 0 && second >= 0) amount += pairAmount(problem, code, rule.n, first, second);
  }
  return amount;
}

/**
 * Relations of two units, as one table in compressed rows: the entries of unit u hold the other unit, the relation, and
 * which of the two comes first. Nothing is kept up to date: every call reads the starts, linear in the entries of a unit.
 */
class PairRules implements Primitive {
  readonly isEmpty: boolean;
  private readonly offset: Int32Array;
  private readonly other: Int32Array;
  /** Twice the code of the relation, plus 1 where the unit of the row is the second of the pair; of days `DAYS`. */
  private readonly code: Int32Array;
  private readonly n: Int32Array;
  private readonly weight: Float64Array;

  /** @param skip pairs to leave out. */
  constructor(
    private readonly problem: Problem,
    rules: readonly PairRule[],
    private readonly start: Int32Array,
    skip: (first: number, second: number) => boolean,
  ) {
    this.offset = rowOffsets(problem.unitCount, rules, skip);
    const entries = this.offset[problem.unitCount]!;
    this.isEmpty = entries === 0;
    this.other = new Int32Array(entries);
    this.code = new Int32Array(entries);
    this.n = new Int32Array(entries);
    this.weight = new Float64Array(entries);
    const next = this.offset.slice();
    for (const { relation, n, weight, pairs } of rules) {
      const isOfDays = relation === 'minDays' || relation === 'sameDay';
      const code = isOfDays ? DAYS : 2 * relationCode(relation);
      const least = relation === 'sameDay' ? 1 : n;
      for (let i = 0; i < pairs.length; i += 2) {
        const first = pairs[i]!;
        const second = pairs[i + 1]!;
        if (skip(first, second)) continue;
        this.enter(next[first]!++, second, code, least, weight);
        this.enter(next[second]!++, first, isOfDays ? DAYS : code + 1, least, weight);
      }
    }
  }

  concerns(unit: number): boolean {
    return hasRules({ offset: this.offset }, unit);
  }

  tolerate(): void {}

  change(): void {}

  eject(unit: number, start: number, ejection: Ejection, weights: Float64Array, bound: number): void {
    const end = this.offset[unit + 1]!;
    for (let i = this.offset[unit]!; i < end; i++) {
      const other = this.other[i]!;
      const at = this.start[other]!;
      if (at < 0 || ejection.has(other)) continue;
      if (this.amount(i, start, at) > 0) {
        ejection.add(other, weights[other]!);
        if (ejection.weight >= bound || ejection.weight >= NEVER) return;
      }
    }
  }

  rise(unit: number, start: number): number {
    let penalty = 0;
    const end = this.offset[unit + 1]!;
    for (let i = this.offset[unit]!; i < end; i++) {
      const at = this.start[this.other[i]!]!;
      if (at >= 0) penalty += this.weight[i]! * this.amount(i, start, at);
    }
    return penalty;
  }

  penalisedUnits(): number[] {
    const units: number[] = [];
    for (let unit = 0; unit < this.start.length; unit++) {
      const at = this.start[unit]!;
      if (at >= 0 && this.rise(unit, at) > 0) units.push(unit);
    }
    return units;
  }

  private enter(at: number, other: number, code: number, n: number, weight: number): void {
    this.other[at] = other;
    this.code[at] = code;
    this.n[at] = n;
    this.weight[at] = weight;
  }

  private amount(entry: number, start: number, at: number): number {
    const code = this.code[entry]!;
    if (code === DAYS) {
      const days = this.problem.startDay[start]! - this.problem.startDay[at]!;
      const missing = this.n[entry]! - (days < 0 ? -days : days);
      return Math.max(0, missing);
    }
    return (code & 1) === 0
      ? pairAmount(this.problem, code >> 1, this.n[entry]!, start, at)
      : pairAmount(this.problem, code >> 1, this.n[entry]!, at, start);
  }
}

/** Returns where the entries of each unit begin. */
function rowOffsets(
  unitCount: number,
  rules: readonly PairRule[],
  skip: (first: number, second: number) => boolean,
): Int32Array {
  const offset = new Int32Array(unitCount + 1);
  for (const { pairs } of rules) {
    for (let i = 0; i < pairs.length; i += 2) {
      if (skip(pairs[i]!, pairs[i + 1]!)) continue;
      offset[pairs[i]! + 1]!++;
      offset[pairs[i + 1]! + 1]!++;
    }
  }
  for (let unit = 0; unit < unitCount; unit++) offset[unit + 1]! += offset[unit]!;
  return offset;
}
