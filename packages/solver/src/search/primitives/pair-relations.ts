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
    const rows: { other: number; code: number; n: number; weight: number }[][] = Array.from(
      { length: problem.unitCount },
      () => [],
    );
    for (const rule of rules) {
      const code = 2 * relationCode(rule.relation);
      for (let i = 0; i < rule.pairs.length; i += 2) {
        const first = rule.pairs[i]!;
        const second = rule.pairs[i + 1]!;
        if (skip(first, second)) continue;
        rows[first]!.push({ other: second, code, n: rule.n, weight: rule.weight });
        rows[second]!.push({ other: first, code: code + 1, n: rule.n, weight: rule.weight });
      }
    }
    const flat = rows.flat();
    this.offset = new Int32Array(problem.unitCount + 1);
    for (let u = 0; u < problem.unitCount; u++) this.offset[u + 1] = this.offset[u]! + rows[u]!.length;
    this.other = Int32Array.from(flat, (entry) => entry.other);
    this.code = Int32Array.from(flat, (entry) => entry.code);
    this.n = Int32Array.from(flat, (entry) => entry.n);
    this.weight = Float64Array.from(flat, (entry) => entry.weight);
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

  private amount(entry: number, start: number, at: number): number {
    const code = this.code[entry]!;
    return (code & 1) === 0
      ? pairAmount(this.problem, code >> 1, this.n[entry]!, start, at)
      : pairAmount(this.problem, code >> 1, this.n[entry]!, at, start);
  }
}
