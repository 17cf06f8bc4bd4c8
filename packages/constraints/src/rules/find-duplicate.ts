import type { Constraint, Draft, Scope } from '@bellgrid/model';
import { sameSet } from '../read/record-of.ts';
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
    const outcome = together(
      own.kind.duplicates(own.params, known.params),
      duplicationOfScopes(own.scope?.base, known.scope?.base),
    );
    if (outcome === 'exact') return { outcome, constraint: other };
    if (outcome === 'similar') similar ??= { outcome, constraint: other };
  }
  return similar;
}

/** Scopes of the same items are similar; with the same exceptions, equal. A rule for many never repeats one of an item. */
function duplicationOfScopes(a: Scope | undefined, b: Scope | undefined): Duplication {
  if (!a || !b) return a === b ? 'exact' : 'none';
  if (!isSameItems(a.items, b.items)) return 'none';
  return sameSet(a.except, b.except) ? 'exact' : 'similar';
}

function isSameItems(a: Scope['items'], b: Scope['items']): boolean {
  return a === 'all' || b === 'all' ? a === b : sameSet(a, b);
}

/** The weaker of two relations. */
function together(a: Duplication, b: Duplication): Duplication {
  if (a === 'none' || b === 'none') return 'none';
  return a === 'exact' ? b : a;
}
