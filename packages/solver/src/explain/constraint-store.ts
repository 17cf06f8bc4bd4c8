import type { Trail } from './trail.ts';

/** Σ weight × literal ≤ bound. */
interface AtMost {
  /** By falling weight. */
  readonly literals: Int32Array;
  readonly weights: Int32Array;
  readonly bound: number;
  /** Weight of the true literals that have been propagated. */
  sum: number;
}

/** What `propagate` says where nothing is broken; reasons are whole numbers. */
const NOTHING = Number.NaN;

/**
 * Clauses, watched at their first two literals, and at-most constraints, which keep the weight of their true literals.
 * A reason is the number of a clause, or `-2 - index` of an at-most constraint.
 */
export class ConstraintStore {
  private clauses: Int32Array[] = [];
  private readonly watches: number[][] = [];
  private readonly atMosts: AtMost[] = [];
  /** Per literal the at-most constraints that hold it, and its weights there, flat. */
  private readonly occurrences: number[][] = [];
  /** Literals propagated so far. */
  steps = 0;

  get clauseCount(): number {
    return this.clauses.length;
  }

  addVariable(): void {
    this.watches.push([], []);
    this.occurrences.push([], []);
  }

  /** Of two literals or more; its number. */
  addClause(clause: Int32Array): number {
    const index = this.clauses.push(clause) - 1;
    this.watches[clause[0]!]!.push(index);
    this.watches[clause[1]!]!.push(index);
    return index;
  }

  addAtMost(literals: readonly number[], weights: readonly number[], bound: number): void {
    const byWeight = literals.map((_, i) => i);
    const isSorted = weights.every((weight, i) => i === 0 || weight <= weights[i - 1]!);
    if (!isSorted) byWeight.sort((a, b) => weights[b]! - weights[a]! || a - b);
    const index = this.atMosts.length;
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

  /** Literals that at-most constraints forbid by themselves. */
  *tooHeavy(): Generator<number, void> {
    for (const { literals, weights, bound } of this.atMosts) {
      for (let i = 0; i < literals.length && weights[i]! > bound; i++) yield literals[i]!;
    }
  }

  /** Makes true what follows; the reason number of what is broken, or not a number. */
  propagate(trail: Trail): number {
    while (trail.head < trail.size) {
      const literal = trail.literals[trail.head++]!;
      this.steps += 1;
      const held = this.occurrences[literal]!;
      // All sums first, so that undoing finds every propagated literal counted everywhere.
      for (let i = 0; i < held.length; i += 2) this.atMosts[held[i]!]!.sum += held[i + 1]!;
      for (let i = 0; i < held.length; i += 2) {
        if (!this.propagateAtMost(trail, held[i]!)) return -2 - held[i]!;
      }
      const conflict = this.propagateClauses(trail, literal ^ 1);
      if (conflict >= 0) return conflict;
    }
    return NOTHING;
  }

  /** A propagated literal is open again. */
  undo(literal: number): void {
    const held = this.occurrences[literal]!;
    for (let k = 0; k < held.length; k += 2) this.atMosts[held[k]!]!.sum -= held[k + 1]!;
  }

  /** The true literals from which `implied` follows, or, with −1, from which the conflict does. */
  antecedents(trail: Trail, reason: number, implied: number): number[] {
    const found: number[] = [];
    if (reason >= 0) {
      for (const literal of this.clauses[reason]!) if (literal !== implied) found.push(literal ^ 1);
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

  /** Drops the clauses from `first` on that are not kept, by their numbers; those change. Only without decisions. */
  keepClauses(first: number, isKept: (index: number) => boolean): void {
    this.clauses = this.clauses.filter((_, index) => index < first || isKept(index));
    for (const list of this.watches) list.length = 0;
    this.clauses.forEach((clause, index) => {
      this.watches[clause[0]!]!.push(index);
      this.watches[clause[1]!]!.push(index);
    });
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

  /** Visits the clauses that watch a literal which has become false; the clause in conflict, or −1. */
  private propagateClauses(trail: Trail, falsified: number): number {
    const { value } = trail;
    const watching = this.watches[falsified]!;
    let kept = 0;
    for (let i = 0; i < watching.length; i++) {
      const index = watching[i]!;
      const clause = this.clauses[index]!;
      if (clause[0] === falsified) {
        clause[0] = clause[1]!;
        clause[1] = falsified;
      }
      const first = clause[0]!;
      if (value[first] === 1 || !this.moveWatch(value, clause, index)) watching[kept++] = index;
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

  private moveWatch(value: Int8Array, clause: Int32Array, index: number): boolean {
    for (let k = 2; k < clause.length; k++) {
      const literal = clause[k]!;
      if (value[literal] === -1) continue;
      clause[k] = clause[1]!;
      clause[1] = literal;
      this.watches[literal]!.push(index);
      return true;
    }
    return false;
  }
}
