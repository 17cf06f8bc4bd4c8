import type { Assignment, PairRule, Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from './ejection.ts';
import { hasRules } from './membership.ts';
import { pairAmount, relationCode } from './pair-amount.ts';
import type { Primitive, RuleKind } from './primitive.ts';

export const pairKind: RuleKind<PairRule> = {
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
  /** Twice the code of the relation, plus 1 where the unit of the row is the second of the pair. */
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
    for (const rule of rules) {
      const code = 2 * relationCode(rule.relation);
      const { pairs } = rule;
      for (let i = 0; i < pairs.length; i += 2) {
        const first = pairs[i]!;
        const second = pairs[i + 1]!;
        if (skip(first, second)) continue;
        this.enter(next[first]!++, second, code, rule);
        this.enter(next[second]!++, first, code + 1, rule);
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

  private enter(at: number, other: number, code: number, { n, weight }: PairRule): void {
    this.other[at] = other;
    this.code[at] = code;
    this.n[at] = n;
    this.weight[at] = weight;
  }

  private amount(entry: number, start: number, at: number): number {
    const code = this.code[entry]!;
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
