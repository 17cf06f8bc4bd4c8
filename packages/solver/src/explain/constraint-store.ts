import type { Trail } from './trail.ts';

/** Σ weight × literal ≤ bound. */
interface AtMost {
  /** In order of decreasing weight. */
  readonly literals: Int32Array;
  readonly weights: Int32Array;
  readonly bound: number;
  /** Weight of the true literals that have been propagated. */
  sum: number;
}

/** The result of `propagate` without a conflict; reasons are whole numbers. */
const NO_CONFLICT = Number.NaN;

/**
 * Clauses, watched at their first two literals, and at-most constraints with the weight of their true literals. A reason is
 * the number of a clause, or `-2 - index` of an at-most constraint.
 */
export class ConstraintStore {
  /** Each clause as its length and then its literals; the number of a clause is its position. */
  private clauses = new Int32Array(1 << 12);
  private end = 0;
  private readonly watches: number[][] = [];
  private readonly atMosts: AtMost[] = [];
  private atMostLiterals = 0;
  /** Per literal the at-most constraints that hold it, and its weights there, flat. */
  private readonly occurrences: number[][] = [];
  /** The number of propagated literals. */
  steps = 0;

  /** The number of the next clause. */
  get clauseEnd(): number {
    return this.end;
  }

  /** The number of literals in all constraints. */
  get size(): number {
    return this.end + this.atMostLiterals;
  }

  addVariable(): void {
    this.watches.push([], []);
    this.occurrences.push([], []);
  }

  /** Adds a clause of two or more literals; returns its number. */
  addClause(clause: readonly number[]): number {
    const index = this.end;
    this.end += clause.length + 1;
    if (this.end > this.clauses.length) this.clauses = enlarged(this.clauses, 2 * this.end);
    this.clauses[index] = clause.length;
    this.clauses.set(clause, index + 1);
    this.watch(index);
    return index;
  }

  addAtMost(literals: readonly number[], weights: readonly number[], bound: number): void {
    const byWeight = literals.map((_, i) => i);
    const isSorted = weights.every((weight, i) => i === 0 || weight <= weights[i - 1]!);
    if (!isSorted) byWeight.sort((a, b) => weights[b]! - weights[a]! || a - b);
    const index = this.atMosts.length;
    this.atMostLiterals += literals.length;
    this.atMosts.push({
      literals: Int32Array.from(byWeight, (i) => literals[i]!),
      weights: Int32Array.from(byWeight, (i) => weights[i]!),
      bound,
      sum: 0,
    });
    literals.forEach((literal, i) => {
      this.occurrences[literal]!.push(index, weights[i]!);
    });
  }

  /** Yields the literals whose weight alone exceeds the bound of an at-most constraint. */
  *tooHeavy(): Generator<number, void> {
    for (const { literals, weights, bound } of this.atMosts) {
      for (let i = 0; i < literals.length && weights[i]! > bound; i++) yield literals[i]!;
    }
  }

  /** Propagates all new literals; returns the reason number of a violated constraint, or NaN. */
  propagate(trail: Trail): number {
    while (trail.head < trail.size) {
      const literal = trail.literals[trail.head++]!;
      this.steps += 1;
      const held = this.occurrences[literal]!;
      // All sums first: undoing relies on every propagated literal being counted everywhere.
      for (let i = 0; i < held.length; i += 2) this.atMosts[held[i]!]!.sum += held[i + 1]!;
      for (let i = 0; i < held.length; i += 2) {
        if (!this.propagateAtMost(trail, held[i]!)) return -2 - held[i]!;
      }
      const conflict = this.propagateClauses(trail, literal ^ 1);
      if (conflict >= 0) return conflict;
    }
    return NO_CONFLICT;
  }

  /** Undoes the counts of a propagated literal. */
  undo(literal: number): void {
    const held = this.occurrences[literal]!;
    for (let k = 0; k < held.length; k += 2) this.atMosts[held[k]!]!.sum -= held[k + 1]!;
  }

  /** Returns the true literals that imply `implied`, or, with −1, the conflict. */
  antecedents(trail: Trail, reason: number, implied: number): number[] {
    const found: number[] = [];
    if (reason >= 0) {
      const last = reason + this.clauses[reason]!;
      for (let i = reason + 1; i <= last; i++) {
        const literal = this.clauses[i]!;
        if (literal !== implied) found.push(literal ^ 1);
      }
      return found;
    }
    const { literals, weights, bound } = this.atMosts[-2 - reason]!;
    const before = implied < 0 ? trail.size : trail.position[implied >> 1]!;
    let sum = implied < 0 ? 0 : weights[literals.indexOf(implied ^ 1)]!;
    for (let i = 0; i < literals.length && sum <= bound; i++) {
      const literal = literals[i]!;
      if (trail.value[literal] !== 1 || trail.position[literal >> 1]! >= before) continue;
      sum += weights[i]!;
      found.push(literal);
    }
    return found;
  }

  /** Removes the clauses from `first` on that are not kept, by their index there. Only without decisions. */
  keepClauses(first: number, isKept: (nth: number) => boolean): void {
    const { clauses, end } = this;
    for (const list of this.watches) list.length = 0;
    let to = 0;
    let nth = 0;
    for (let from = 0; from < end; ) {
      const next = from + clauses[from]! + 1;
      if (from < first || isKept(nth++)) {
        clauses.copyWithin(to, from, next);
        this.watch(to);
        to += next - from;
      }
      from = next;
    }
    this.end = to;
  }

  private watch(index: number): void {
    this.watches[this.clauses[index + 1]!]!.push(index);
    this.watches[this.clauses[index + 2]!]!.push(index);
  }

  private propagateAtMost(trail: Trail, index: number): boolean {
    const { literals, weights, bound, sum } = this.atMosts[index]!;
    const slack = bound - sum;
    if (slack < 0) return false;
    for (let i = 0; i < literals.length && weights[i]! > slack; i++) {
      const literal = literals[i]!;
      if (trail.value[literal] === 0) trail.enqueue(literal ^ 1, -2 - index);
    }
    return true;
  }

  /** Visits the clauses that watch a literal which has become false; returns the clause in conflict, or −1. */
  private propagateClauses(trail: Trail, falsified: number): number {
    const { value } = trail;
    const { clauses } = this;
    const watching = this.watches[falsified]!;
    let kept = 0;
    for (let i = 0; i < watching.length; i++) {
      const index = watching[i]!;
      if (clauses[index + 1] === falsified) {
        clauses[index + 1] = clauses[index + 2]!;
        clauses[index + 2] = falsified;
      }
      const first = clauses[index + 1]!;
      if (value[first] === 1 || !this.moveWatch(value, index)) watching[kept++] = index;
      else continue;
      if (value[first] === 1) continue;
      if (value[first] === -1) {
        for (i += 1; i < watching.length; i++) watching[kept++] = watching[i]!;
        watching.length = kept;
        return index;
      }
      trail.enqueue(first, index);
    }
    watching.length = kept;
    return -1;
  }

  private moveWatch(value: Int8Array, index: number): boolean {
    const { clauses } = this;
    const last = index + clauses[index]!;
    for (let k = index + 3; k <= last; k++) {
      const literal = clauses[k]!;
      if (value[literal] === -1) continue;
      clauses[k] = clauses[index + 2]!;
      clauses[index + 2] = literal;
      this.watches[literal]!.push(index);
      return true;
    }
    return false;
  }
}

function enlarged(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(list);
  return larger;
}
