import type { Constraint, Draft } from '@bellgrid/model';
import type { Duplication } from '../rule-forms/define-constraint.ts';
import { parseConstraint } from './bound-constraint.ts';

/** The constraint that a new one repeats, and how. */
export interface Duplicate {
  readonly outcome: Exclude<Duplication, 'none'>;
  readonly constraint: Constraint;
}

/**
 * A stored constraint, other than itself, that says the same as `constraint` (exact) or speaks of the same
 * items with other values (similar); an exact one first. Null when there is none, or when the kind does
 * not mind.
 */
export function findDuplicate(draft: Draft, constraint: Constraint): Duplicate | null {
  const own = parseConstraint(constraint);
  if (!own?.kind.duplicates) return null;
  let similar: Duplicate | null = null;
  for (const other of Object.values(draft.constraints)) {
    if (other.id === constraint.id || other.type !== constraint.type) continue;
    const known = parseConstraint(other);
    if (known?.kind !== own.kind) continue;
    const outcome = own.kind.duplicates(own.params, known.params);
    if (outcome === 'exact') return { outcome, constraint: other };
    if (outcome === 'similar') similar ??= { outcome, constraint: other };
  }
  return similar;
}
