import type { ConstraintStore } from './constraint-store.ts';
import { NO_REASON, type Trail } from './trail.ts';
import type { VariableOrder } from './variable-order.ts';

/** A clause that follows from a conflict. The first literal is implied at `level`, where the second is false. */
export interface Learned {
  readonly clause: number[];
  readonly level: number;
  /** The number of different levels of its literals: clauses with few are worth keeping. */
  readonly glue: number;
}

/**
 * Resolves a conflict back to the first unique implication point and raises the activity of the variables on the way.
 * @param seen one zero per variable, before and after.
 */
export function analyzeConflict(
  store: ConstraintStore,
  trail: Trail,
  conflict: number,
  order: VariableOrder,
  seen: Uint8Array,
): Learned {
  const { level, literals, reason } = trail;
  const learned: number[] = [0];
  const marked: number[] = [];
  let open = 0;
  let at = trail.size - 1;
  let pending = store.antecedents(trail, conflict, -1);
  let asserted = -1;
  for (;;) {
    for (const literal of pending) {
      const variable = literal >> 1;
      if (seen[variable] === 1 || level[variable] === 0) continue;
      seen[variable] = 1;
      marked.push(variable);
      order.bump(variable);
      if (level[variable] === trail.depth) open += 1;
      else learned.push(literal ^ 1);
    }
    while (seen[literals[at]! >> 1] === 0) at -= 1;
    asserted = literals[at]!;
    at -= 1;
    open -= 1;
    if (open === 0) break;
    pending = store.antecedents(trail, reason[asserted >> 1]!, asserted);
  }
  learned[0] = asserted ^ 1;
  // A literal that the others imply is left out.
  const isImplied = (literal: number): boolean => {
    const cause = reason[literal >> 1]!;
    if (cause === NO_REASON) return false;
    const from = store.antecedents(trail, cause, literal ^ 1);
    return from.every((each) => seen[each >> 1] === 1 || level[each >> 1] === 0);
  };
  const clause = learned.filter((literal, i) => i === 0 || !isImplied(literal));
  for (const variable of marked) seen[variable] = 0;
  return inWatchOrder(trail, clause);
}

/** Moves the literal of the highest level after the asserted one to the second place. */
function inWatchOrder({ level }: Trail, clause: number[]): Learned {
  const glue = new Set(clause.map((literal) => level[literal >> 1]!)).size;
  if (clause.length === 1) return { clause, level: 0, glue };
  let second = 1;
  for (let i = 2; i < clause.length; i++) {
    if (level[clause[i]! >> 1]! > level[clause[second]! >> 1]!) second = i;
  }
  [clause[1], clause[second]] = [clause[second]!, clause[1]!];
  return { clause, level: level[clause[1]! >> 1]!, glue };
}

/** Returns the assumption that is false, and those from which this follows. */
export function failedAssumptions(store: ConstraintStore, trail: Trail, assumption: number): number[] {
  const failed = [assumption];
  const needed = new Set([assumption >> 1]);
  for (let i = trail.size - 1; i >= 0; i--) {
    const literal = trail.literals[i]!;
    const variable = literal >> 1;
    if (!needed.has(variable) || trail.level[variable] === 0) continue;
    const reason = trail.reason[variable]!;
    if (reason === NO_REASON) failed.push(literal);
    else for (const each of store.antecedents(trail, reason, literal)) needed.add(each >> 1);
  }
  return failed;
}
