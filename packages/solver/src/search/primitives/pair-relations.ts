import type { PairRule, Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from '../ejection.ts';
import { pairAmount, relationCode } from './pair-amount.ts';

/**
 * Relations of two units, as one table in compressed rows: the entries of unit u name the other unit, the
 * relation, and which of the two comes first. Every question costs time linear in the entries of one unit.
 */
export class PairRelations {
  private readonly offset: Int32Array;
  private readonly other: Int32Array;
  /** Twice the relation's code, plus 1 where the row's unit is the second of the pair. */
  private readonly code: Int32Array;
  private readonly n: Int32Array;
  private readonly weight: Float64Array;

  /** @param skip pairs to leave out (of locked units, whose hard relations nothing can change). */
  constructor(
    private readonly problem: Problem,
    rules: readonly PairRule[],
    private readonly start: Int32Array,
    skip: (first: number, second: number) => boolean,
  ) {
    this.offset = rowOffsets(problem.unitCount, rules, skip);
    const entries = this.offset[problem.unitCount]!;
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

  /** Adds the placed partners that `unit` at `start` may not stand with; stops once `bound` is reached. */
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

  /** The summed weight × amount of `unit` at `start` with its placed partners. */
  cost(unit: number, start: number): number {
    let cost = 0;
    const end = this.offset[unit + 1]!;
    for (let i = this.offset[unit]!; i < end; i++) {
      const at = this.start[this.other[i]!]!;
      if (at >= 0) cost += this.weight[i]! * this.amount(i, start, at);
    }
    return cost;
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

/** Where the entries of each unit begin. */
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
