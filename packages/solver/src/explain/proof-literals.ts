import { ClauseSolver } from './clause-solver.ts';
import type { ProofProblem, ProofRule } from './proof-problem.ts';
import { negated } from './trail.ts';

/** A weighted sum of literals. */
export interface Sum {
  readonly literals: number[];
  readonly weights: number[];
}

/** The literals of a proof problem (members, starts, units by day) and the constraints that connect them. */
export class ProofLiterals {
  readonly solver = new ClauseSolver();
  readonly members: readonly number[];
  readonly starts: readonly (readonly number[])[];
  private readonly disjunctions = new Map<string, number>();
  private readonly absences = new Map<number, number>();

  constructor(readonly problem: ProofProblem) {
    this.members = Array.from({ length: problem.memberCount }, () => this.solver.literal());
    this.starts = problem.units.map((unit) => unit.starts.map(() => this.solver.literal(true)));
    problem.units.forEach((unit, u) => {
      const own = this.starts[u]!;
      this.atMost({ literals: [...own], weights: own.map(() => 1) }, 1);
      this.solver.addClause([negated(this.members[unit.member]!), ...own]);
    });
  }

  member(index: number): number {
    return this.members[index]!;
  }

  /** Returns a literal that is true while the unit must be placed. */
  presence(unit: number): number {
    return this.member(this.problem.units[unit]!.member);
  }

  /** Returns a literal that is true exactly if the unit is placed on the day. */
  day(unit: number, day: number): number {
    const { starts } = this.problem.units[unit]!;
    return this.anyOf(
      unit,
      starts.flatMap((start, s) => (start.day === day ? [s] : [])),
    );
  }

  /** Returns a literal that is true exactly if the unit is placed at one of these of its starts. */
  anyOf(unit: number, starts: readonly number[]): number {
    return this.some(starts.map((start) => this.starts[unit]![start]!));
  }

  /** Returns a literal that is true exactly if one of the units is placed on the day. */
  used(units: readonly number[], day: number): number {
    return this.some(units.map((unit) => this.day(unit, day)));
  }

  /** Returns a literal that is true exactly if one of these is. Equal sets get the same literal, so that rules interact. */
  some(literals: readonly number[]): number {
    const distinct = [...new Set(literals)].sort((a, b) => a - b);
    if (distinct.length === 1) return distinct[0]!;
    const key = distinct.join(' ');
    const known = this.disjunctions.get(key);
    if (known !== undefined) return known;
    const disjunction = this.solver.literal();
    this.disjunctions.set(key, disjunction);
    for (const each of distinct) this.solver.addClause([negated(each), disjunction]);
    this.solver.addClause([negated(disjunction), ...distinct]);
    return disjunction;
  }

  /** Returns a literal that is true only if the unit is unplaced. */
  absent(unit: number): number {
    const known = this.absences.get(unit);
    if (known !== undefined) return known;
    const literal = this.solver.literal();
    this.absences.set(unit, literal);
    for (const start of this.starts[unit]!) this.solver.addClause([negated(literal), negated(start)]);
    return literal;
  }

  /** Returns a literal that is true whenever all of these are. */
  all(literals: readonly number[]): number {
    const distinct = [...new Set(literals)];
    if (distinct.length === 1) return distinct[0]!;
    const both = this.solver.literal();
    this.solver.addClause([both, ...distinct.map(negated)]);
    return both;
  }

  /** Posts Σ ≤ bound, while the guard is true. */
  atMost(sum: Sum, bound: number, guard?: number): void {
    const { literals, weights } = withoutRepeats(sum);
    if (guard === undefined) {
      this.solver.addAtMost(literals, weights, bound);
      return;
    }
    const excess = weights.reduce((all, weight) => all + weight, 0) - bound;
    if (excess > 0) this.solver.addAtMost([guard, ...literals], [excess, ...weights], bound + excess);
  }

  /** Returns the literals of a counter: the k-th means a sum of at least k. The caller connects them to a sum. */
  counter(most: number): number[] {
    const counter = Array.from({ length: most }, () => this.solver.literal());
    for (let k = 1; k < most; k++) this.solver.addClause([negated(counter[k]!), counter[k - 1]!]);
    return counter;
  }

  /**
   * Posts counter ≤ sum, for each number: the literals of a counter depend on each other, so that one sum over all of them
   * would propagate too late.
   */
  countNoMore(counter: readonly number[], { literals, weights }: Sum): void {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const missing = literals.map(negated);
    counter.forEach((literal, k) => {
      this.atMost({ literals: [literal, ...missing], weights: [k + 1, ...weights] }, total);
    });
  }

  /** Posts sum ≤ counter, for each number. */
  countAll(counter: readonly number[], sum: Sum): void {
    const total = sum.weights.reduce((all, weight) => all + weight, 0);
    this.atMost(sum, counter.length);
    counter.forEach((literal, k) => {
      if (total > k) this.atMost(sum, k, negated(literal));
    });
  }

  /** Posts left ≤ right, both with weights. */
  notMore(left: Sum, right: Sum): void {
    const total = right.weights.reduce((sum, weight) => sum + weight, 0);
    const literals = [...left.literals, ...right.literals.map(negated)];
    this.atMost({ literals, weights: [...left.weights, ...right.weights] }, total);
  }
}

export type ProofRuleOf<Kind extends ProofRule['kind']> = Extract<ProofRule, { kind: Kind }>;

export function ones(literals: readonly number[]): Sum {
  return { literals: [...literals], weights: literals.map(() => 1) };
}

/** Adds up the weights of equal literals, which an at-most constraint holds once each. */
function withoutRepeats({ literals, weights }: Sum): Sum {
  const sums = new Map<number, number>();
  literals.forEach((literal, i) => {
    sums.set(literal, (sums.get(literal) ?? 0) + weights[i]!);
  });
  return { literals: [...sums.keys()], weights: [...sums.values()] };
}
