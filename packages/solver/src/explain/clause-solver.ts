/**
 * Conflict-driven clause learning over clauses and weighted at-most constraints (Σ weight × literal ≤ bound).
 *
 * A literal is `2 × variable` or, negated, `2 × variable + 1`. Clauses are watched at their first two literals;
 * an at-most constraint keeps the weight of its true literals. Conflicts are resolved to the first unique
 * implication point. Assumptions are the first decisions; when they cannot all hold, `core()` names some that
 * cannot. No clock and no randomness: the same calls give the same answer.
 *
 * Sources: J. Marques-Silva and K. Sakallah, 1999; M. Moskewicz and others, 2001; N. Eén and N. Sörensson, 2003.
 */
import { luby } from '../search/luby.ts';
import { VariableOrder } from './variable-order.ts';

export type Answer = 'satisfiable' | 'unsatisfiable' | 'open';

interface AtMost {
  /** By falling weight. */
  readonly literals: Int32Array;
  readonly weights: Int32Array;
  readonly bound: number;
  /** Weight of the true literals that have been propagated. */
  sum: number;
}

const NO_REASON = -1;
const NOTHING = Number.NaN;
const RESTART_CONFLICTS = 64;
const LEARNED_LIMIT = 3000;

export function negated(literal: number): number {
  return literal ^ 1;
}

export class ClauseSolver {
  private variables = 0;
  private clauses: Int32Array[] = [];
  /** Clauses from here on are learned; `glue` holds their number of levels. */
  private given = 0;
  private glue: number[] = [];
  private readonly watches: number[][] = [];
  private readonly atMosts: AtMost[] = [];
  /** Per literal the at-most constraints that hold it, and its weights there, flat. */
  private readonly occurrences: number[][] = [];
  private readonly units: number[] = [];
  private readonly wishes: number[] = [];

  /** 1 true, −1 false, 0 open; by literal. */
  private value = new Int8Array(0);
  private level = new Int32Array(0);
  /** A clause, `-2 - index` of an at-most constraint, or `NO_REASON`. */
  private reason = new Int32Array(0);
  private position = new Int32Array(0);
  private phase = new Int8Array(0);
  private seen = new Uint8Array(0);
  private trail = new Int32Array(0);
  private trailSize = 0;
  private head = 0;
  private limits: number[] = [];
  private order = new VariableOrder(0);
  private isFrozen = false;
  private isBroken = false;
  private assumptions: readonly number[] = [];
  private failed: number[] = [];
  private conflictsLeft = 0;
  private restarts = 0;
  /** Literals propagated so far: the measure of effort. */
  steps = 0;

  /** A new variable as its positive literal; `wish` is the value to try first. */
  literal(wish = false): number {
    this.watches.push([], []);
    this.occurrences.push([], []);
    this.wishes.push(wish ? 1 : -1);
    this.variables += 1;
    return 2 * (this.variables - 1);
  }

  /** At least one of the literals. Only before the first `begin`. */
  addClause(literals: readonly number[]): void {
    const distinct = [...new Set(literals)];
    if (distinct.some((literal) => literals.includes(negated(literal)))) return;
    if (distinct.length === 0) this.isBroken = true;
    else if (distinct.length === 1) this.units.push(distinct[0]!);
    else this.attach(Int32Array.from(distinct));
  }

  /** Σ weight × literal ≤ bound; literals are distinct, weights positive. Only before the first `begin`. */
  addAtMost(literals: readonly number[], weights: readonly number[], bound: number): void {
    if (bound < 0) this.isBroken = true;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total <= bound || bound < 0) return;
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

  /** Starts to look for values under which all constraints and these literals hold. */
  begin(assumptions: readonly number[]): void {
    if (!this.isFrozen) this.freeze();
    this.backtrack(0);
    this.assumptions = assumptions;
    this.failed = [];
    this.restarts = 0;
    this.conflictsLeft = RESTART_CONFLICTS;
  }

  /** Works for about so many steps; 'open' when that was not enough: call again to go on. */
  run(steps: number): Answer {
    const end = this.steps + steps;
    while (!this.isBroken) {
      const conflict = this.propagate();
      if (!Number.isNaN(conflict)) {
        if (this.limits.length === 0) break;
        this.learn(conflict);
        continue;
      }
      if (this.conflictsLeft <= 0) this.restart();
      else if (this.steps >= end) return 'open';
      else {
        const next = this.decide();
        if (next === -2) return 'unsatisfiable';
        if (next === -1) return 'satisfiable';
        this.limits.push(this.trailSize);
        if (next >= 0) this.enqueue(next, NO_REASON);
      }
    }
    this.isBroken = true;
    return 'unsatisfiable';
  }

  /** After 'unsatisfiable': assumptions that cannot hold together. */
  core(): number[] {
    return this.isBroken ? [] : this.failed;
  }

  /** After 'satisfiable'. */
  isTrue(literal: number): boolean {
    return this.value[literal] === 1;
  }

  private freeze(): void {
    const { variables } = this;
    this.isFrozen = true;
    this.given = this.clauses.length;
    this.value = new Int8Array(2 * variables);
    this.level = new Int32Array(variables);
    this.reason = new Int32Array(variables);
    this.position = new Int32Array(variables);
    this.phase = Int8Array.from(this.wishes);
    this.seen = new Uint8Array(variables);
    this.trail = new Int32Array(variables);
    this.order = new VariableOrder(variables);
    for (const unit of this.units) this.assertUnit(unit);
    // An at-most constraint can forbid literals by itself.
    for (const { literals, weights, bound } of this.atMosts) {
      for (let i = 0; i < literals.length && weights[i]! > bound; i++) this.assertUnit(negated(literals[i]!));
    }
  }

  private assertUnit(literal: number): void {
    if (this.value[literal] === -1) this.isBroken = true;
    else if (this.value[literal] === 0) this.enqueue(literal, NO_REASON);
  }

  private attach(clause: Int32Array): number {
    const index = this.clauses.push(clause) - 1;
    this.watches[clause[0]!]!.push(index);
    this.watches[clause[1]!]!.push(index);
    return index;
  }

  private enqueue(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.level[variable] = this.limits.length;
    this.reason[variable] = reason;
    this.position[variable] = this.trailSize;
    this.trail[this.trailSize++] = literal;
  }

  /** The reason number of a conflict, or `NOTHING`. */
  private propagate(): number {
    while (this.head < this.trailSize) {
      const literal = this.trail[this.head++]!;
      this.steps += 1;
      const held = this.occurrences[literal]!;
      // All sums first, so that backtracking finds every propagated literal counted everywhere.
      for (let i = 0; i < held.length; i += 2) this.atMosts[held[i]!]!.sum += held[i + 1]!;
      for (let i = 0; i < held.length; i += 2) {
        if (!this.propagateAtMost(held[i]!)) return -2 - held[i]!;
      }
      const conflict = this.propagateClauses(literal ^ 1);
      if (conflict >= 0) return conflict;
    }
    return NOTHING;
  }

  private propagateAtMost(index: number): boolean {
    const { literals, weights, bound, sum } = this.atMosts[index]!;
    const slack = bound - sum;
    if (slack < 0) return false;
    for (let i = 0; i < literals.length && weights[i]! > slack; i++) {
      const literal = literals[i]!;
      if (this.value[literal] === 0) this.enqueue(literal ^ 1, -2 - index);
    }
    return true;
  }

  /** Visits the clauses that watch a literal which has become false; the clause in conflict, or −1. */
  private propagateClauses(falsified: number): number {
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
      if (this.value[first] === 1 || !this.moveWatch(clause, index)) watching[kept++] = index;
      else continue;
      if (this.value[first] === 1) continue;
      if (this.value[first] === -1) {
        for (i += 1; i < watching.length; i++) watching[kept++] = watching[i]!;
        watching.length = kept;
        return index;
      }
      this.enqueue(first, index);
    }
    watching.length = kept;
    return -1;
  }

  private moveWatch(clause: Int32Array, index: number): boolean {
    for (let k = 2; k < clause.length; k++) {
      const literal = clause[k]!;
      if (this.value[literal] === -1) continue;
      clause[k] = clause[1]!;
      clause[1] = literal;
      this.watches[literal]!.push(index);
      return true;
    }
    return false;
  }

  /** The true literals from which `implied` follows, or, with −1, from which the conflict does. */
  private antecedents(reason: number, implied: number): number[] {
    const found: number[] = [];
    if (reason >= 0) {
      for (const literal of this.clauses[reason]!) if (literal !== implied) found.push(literal ^ 1);
      return found;
    }
    const { literals, weights, bound } = this.atMosts[-2 - reason]!;
    const before = implied < 0 ? this.trailSize : this.position[implied >> 1]!;
    let sum = implied < 0 ? 0 : weights[literals.indexOf(implied ^ 1)]!;
    for (let i = 0; i < literals.length && sum <= bound; i++) {
      const literal = literals[i]!;
      if (this.value[literal] !== 1 || this.position[literal >> 1]! >= before) continue;
      sum += weights[i]!;
      found.push(literal);
    }
    return found;
  }

  /** Learns the clause at the first unique implication point and goes back to where it asserts a literal. */
  private learn(conflict: number): void {
    const { seen, level } = this;
    const learned: number[] = [0];
    const marked: number[] = [];
    const here = this.limits.length;
    let open = 0;
    let at = this.trailSize - 1;
    let pending = this.antecedents(conflict, -1);
    let asserted = -1;
    for (;;) {
      for (const literal of pending) {
        const variable = literal >> 1;
        if (seen[variable] === 1 || level[variable] === 0) continue;
        seen[variable] = 1;
        marked.push(variable);
        this.order.bump(variable);
        if (level[variable] === here) open += 1;
        else learned.push(literal ^ 1);
      }
      while (seen[this.trail[at]! >> 1] === 0) at -= 1;
      asserted = this.trail[at]!;
      at -= 1;
      open -= 1;
      if (open === 0) break;
      pending = this.antecedents(this.reason[asserted >> 1]!, asserted);
    }
    learned[0] = asserted ^ 1;
    const clause = learned.filter((literal, i) => i === 0 || !this.isImplied(literal));
    for (const variable of marked) seen[variable] = 0;
    this.addLearned(clause);
    this.order.decay();
    this.conflictsLeft -= 1;
  }

  /** Whether the other literals of the clause being learned already say this one. */
  private isImplied(literal: number): boolean {
    const reason = this.reason[literal >> 1]!;
    if (reason === NO_REASON) return false;
    return this.antecedents(reason, literal ^ 1).every(
      (each) => this.seen[each >> 1] === 1 || this.level[each >> 1] === 0,
    );
  }

  private addLearned(clause: number[]): void {
    const levels = new Set(clause.map((literal) => this.level[literal >> 1]!));
    let second = 1;
    for (let i = 2; i < clause.length; i++) {
      if (this.level[clause[i]! >> 1]! > this.level[clause[second]! >> 1]!) second = i;
    }
    if (clause.length === 1) {
      this.backtrack(0);
      this.enqueue(clause[0]!, NO_REASON);
      return;
    }
    [clause[1], clause[second]] = [clause[second]!, clause[1]!];
    this.backtrack(this.level[clause[1]! >> 1]!);
    this.glue.push(levels.size);
    this.enqueue(clause[0]!, this.attach(Int32Array.from(clause)));
  }

  private backtrack(level: number): void {
    if (this.limits.length <= level) return;
    const start = this.limits[level]!;
    for (let i = this.trailSize - 1; i >= start; i--) {
      const literal = this.trail[i]!;
      const variable = literal >> 1;
      if (i < this.head) {
        const held = this.occurrences[literal]!;
        for (let k = 0; k < held.length; k += 2) this.atMosts[held[k]!]!.sum -= held[k + 1]!;
      }
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
      this.phase[variable] = (literal & 1) === 0 ? 1 : -1;
      this.order.push(variable);
    }
    this.trailSize = start;
    this.head = Math.min(this.head, start);
    this.limits.length = level;
  }

  private restart(): void {
    this.backtrack(0);
    this.restarts += 1;
    this.conflictsLeft = luby(this.restarts + 1) * RESTART_CONFLICTS;
    if (this.glue.length > LEARNED_LIMIT) this.forget();
  }

  /** Drops the half of the learned clauses that speak of the most levels. Only without decisions. */
  private forget(): void {
    const learned = this.clauses.slice(this.given).map((clause, i) => ({ clause, glue: this.glue[i]!, i }));
    learned.sort((a, b) => a.glue - b.glue || b.i - a.i);
    const kept = learned.slice(0, LEARNED_LIMIT / 2).sort((a, b) => a.i - b.i);
    this.clauses = [...this.clauses.slice(0, this.given), ...kept.map(({ clause }) => clause)];
    this.glue = kept.map(({ glue }) => glue);
    for (const list of this.watches) list.length = 0;
    this.clauses.forEach((clause, index) => {
      this.watches[clause[0]!]!.push(index);
      this.watches[clause[1]!]!.push(index);
    });
  }

  /** The next literal to decide, −3 for an assumption that holds anyway, −1 when all is decided, −2 on failure. */
  private decide(): number {
    const depth = this.limits.length;
    const assumption = this.assumptions[depth];
    if (assumption !== undefined) {
      if (this.value[assumption] === 1) return -3;
      if (this.value[assumption] === 0) return assumption;
      this.failed = this.failedWith(assumption);
      return -2;
    }
    for (;;) {
      const variable = this.order.pop();
      if (variable < 0) return -1;
      if (this.value[2 * variable] === 0) return this.phase[variable] === 1 ? 2 * variable : 2 * variable + 1;
    }
  }

  /** The assumption that turned out false, and those from which that follows. */
  private failedWith(assumption: number): number[] {
    const failed = [assumption];
    const needed = new Set([assumption >> 1]);
    for (let i = this.trailSize - 1; i >= 0; i--) {
      const literal = this.trail[i]!;
      const variable = literal >> 1;
      if (!needed.has(variable) || this.level[variable] === 0) continue;
      const reason = this.reason[variable]!;
      if (reason === NO_REASON) failed.push(literal);
      else for (const each of this.antecedents(reason, literal)) needed.add(each >> 1);
    }
    return failed;
  }
}
