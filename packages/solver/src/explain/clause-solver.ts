/**
 * Conflict-driven clause learning over clauses and weighted at-most constraints (Σ weight × literal ≤ bound).
 *
 * A literal is `2 × variable` or, negated, `2 × variable + 1`. `ConstraintStore` propagates, `analyzeConflict` resolves
 * conflicts. Assumptions are the first decisions; if they cannot all hold, `core()` returns some that cannot hold
 * together. No clock and no randomness: equal calls give equal answers.
 *
 * Sources: J. Marques-Silva and K. Sakallah, 1999; M. Moskewicz and others, 2001; N. Eén and N. Sörensson, 2003.
 */
import { luby } from '../search/luby.ts';
import { analyzeConflict, failedAssumptions } from './analyze-conflict.ts';
import { ConstraintStore } from './constraint-store.ts';
import { NO_REASON, negated, Trail } from './trail.ts';
import { VariableOrder } from './variable-order.ts';

export type Answer = 'satisfiable' | 'unsatisfiable' | 'open';

type Decision =
  | { readonly kind: 'literal'; readonly literal: number }
  /** An assumption that is already true; it gets a level of its own, too. */
  | { readonly kind: 'holds' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed' };

const RESTART_CONFLICTS = 64;
const LEARNED_LIMIT = 3000;

export class ClauseSolver {
  private variables = 0;
  private readonly store = new ConstraintStore();
  /** The clauses from here on are learned; `glue` holds the number of levels of each. */
  private given = 0;
  private glue: number[] = [];
  private readonly units: number[] = [];
  /** By variable, the value to try first: 1 or −1. */
  private readonly initialPhases: number[] = [];
  private trail = new Trail(0);
  private phase = new Int8Array(0);
  private seen = new Uint8Array(0);
  private order = new VariableOrder(0);
  private isFrozen = false;
  private isBroken = false;
  private assumptions: readonly number[] = [];
  private failed: number[] = [];
  private conflictsLeft = 0;
  private restarts = 0;

  /** The number of propagated literals: the measure of effort. */
  get steps(): number {
    return this.store.steps;
  }

  /** The number of literals in all constraints: the measure of memory. */
  get size(): number {
    return this.store.size;
  }

  /** Returns the positive literal of a new variable; `phase` is the value to try first. */
  literal(phase = false): number {
    this.store.addVariable();
    this.initialPhases.push(phase ? 1 : -1);
    this.variables += 1;
    return 2 * (this.variables - 1);
  }

  /** Posts that at least one literal is true. Only before the first `begin`. */
  addClause(literals: readonly number[]): void {
    const distinct = [...new Set(literals)];
    if (distinct.some((literal) => literals.includes(negated(literal)))) return;
    if (distinct.length === 0) this.isBroken = true;
    else if (distinct.length === 1) this.units.push(distinct[0]!);
    else this.store.addClause(distinct);
  }

  /** Posts Σ weight × literal ≤ bound; literals are distinct, weights positive. Only before the first `begin`. */
  addAtMost(literals: readonly number[], weights: readonly number[], bound: number): void {
    if (bound < 0) this.isBroken = true;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total > bound && bound >= 0) this.store.addAtMost(literals, weights, bound);
  }

  /** Begins the search for values that satisfy all constraints and these literals. */
  begin(assumptions: readonly number[]): void {
    if (!this.isFrozen) this.freeze();
    this.backtrack(0);
    this.assumptions = assumptions;
    this.failed = [];
    this.restarts = 0;
    this.conflictsLeft = RESTART_CONFLICTS;
  }

  /** Works for about `steps` steps; 'open' if that was not enough: another call continues. */
  run(steps: number): Answer {
    const end = this.steps + steps;
    while (!this.isBroken) {
      const conflict = this.store.propagate(this.trail);
      if (!Number.isNaN(conflict)) {
        if (this.trail.depth === 0) break;
        this.learn(conflict);
      } else if (this.conflictsLeft <= 0) this.restart();
      else if (this.steps >= end) return 'open';
      else {
        const next = this.decide();
        if (next.kind === 'failed') return 'unsatisfiable';
        if (next.kind === 'complete') return 'satisfiable';
        this.trail.openLevel();
        if (next.kind === 'literal') this.trail.enqueue(next.literal, NO_REASON);
      }
    }
    this.isBroken = true;
    return 'unsatisfiable';
  }

  /** Returns assumptions that cannot hold together, after 'unsatisfiable'. */
  core(): number[] {
    return this.isBroken ? [] : this.failed;
  }

  /** Returns the value of a literal, after 'satisfiable'. */
  isTrue(literal: number): boolean {
    return this.trail.value[literal] === 1;
  }

  private freeze(): void {
    const { variables } = this;
    this.isFrozen = true;
    this.given = this.store.clauseEnd;
    this.trail = new Trail(variables);
    this.phase = Int8Array.from(this.initialPhases);
    this.seen = new Uint8Array(variables);
    this.order = new VariableOrder(variables);
    for (const unit of this.units) this.assertUnit(unit);
    for (const literal of this.store.tooHeavy()) this.assertUnit(negated(literal));
  }

  private assertUnit(literal: number): void {
    if (this.trail.value[literal] === -1) this.isBroken = true;
    else if (this.trail.value[literal] === 0) this.trail.enqueue(literal, NO_REASON);
  }

  private learn(conflict: number): void {
    const { clause, level, glue } = analyzeConflict(this.store, this.trail, conflict, this.order, this.seen);
    this.backtrack(level);
    if (clause.length === 1) this.trail.enqueue(clause[0]!, NO_REASON);
    else {
      this.glue.push(glue);
      this.trail.enqueue(clause[0]!, this.store.addClause(clause));
    }
    this.order.decay();
    this.conflictsLeft -= 1;
  }

  private backtrack(level: number): void {
    this.trail.backtrack(level, (literal, wasPropagated) => {
      const variable = literal >> 1;
      if (wasPropagated) this.store.undo(literal);
      this.phase[variable] = (literal & 1) === 0 ? 1 : -1;
      this.order.push(variable);
    });
  }

  private restart(): void {
    this.backtrack(0);
    this.restarts += 1;
    this.conflictsLeft = luby(this.restarts + 1) * RESTART_CONFLICTS;
    if (this.glue.length > LEARNED_LIMIT) this.forget();
  }

  /** Removes the half of the learned clauses that have the most levels. Only without decisions. */
  private forget(): void {
    const { given, glue } = this;
    const byGlue = glue.map((_, i) => i).sort((a, b) => glue[a]! - glue[b]! || b - a);
    const kept = new Set(byGlue.slice(0, LEARNED_LIMIT / 2));
    this.store.keepClauses(given, (nth) => kept.has(nth));
    this.glue = glue.filter((_, i) => kept.has(i));
  }

  private decide(): Decision {
    const { value, depth } = this.trail;
    const assumption = this.assumptions[depth];
    if (assumption !== undefined) {
      if (value[assumption] === 1) return { kind: 'holds' };
      if (value[assumption] === 0) return { kind: 'literal', literal: assumption };
      this.failed = failedAssumptions(this.store, this.trail, assumption);
      return { kind: 'failed' };
    }
    for (;;) {
      const variable = this.order.pop();
      if (variable < 0) return { kind: 'complete' };
      if (value[2 * variable] !== 0) continue;
      return { kind: 'literal', literal: this.phase[variable] === 1 ? 2 * variable : 2 * variable + 1 };
    }
  }
}
