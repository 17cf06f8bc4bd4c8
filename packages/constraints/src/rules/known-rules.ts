import type { Constraint, Draft, Id, Scope } from '@bellgrid/model';
import { push } from '../read/draft-index.ts';
import { remember } from '../read/memo.ts';
import { sameSet } from '../read/record-of.ts';
import type { Duplication } from '../rule-forms/define-constraint.ts';
import { parseConstraint } from './bound-constraint.ts';

/** The constraint that a new one repeats, and how. */
export interface Duplicate {
  readonly outcome: Exclude<Duplication, 'none'>;
  readonly constraint: Constraint;
}

/** Constraints in which one that a new one repeats is found without a look at all of them. */
export interface KnownRules {
  add(constraint: Constraint): void;
  /**
   * A known constraint, other than itself, that says the same as `constraint` (exact) or speaks of the same
   * items with other values (similar); an exact one first. Null when there is none, or when the kind does
   * not mind.
   */
  find(constraint: Constraint): Duplicate | null;
}

type ByPlace = Map<string, Constraint[]>;

/** The constraints by place. */
const indexed = remember((constraints: Draft['constraints']): ByPlace => {
  const byPlace: ByPlace = new Map();
  for (const constraint of Object.values(constraints)) put(byPlace, constraint);
  return byPlace;
});

function put(byPlace: ByPlace, constraint: Constraint): void {
  const place = placeOf(constraint);
  if (place !== null) push(byPlace, place, constraint);
}

/**
 * Constraints of one place are of one type and kind and about the same base, on whichever of its two sides a mutual rule
 * names it. Null for those that repeat no other.
 */
export function placeOf(constraint: Constraint): string | null {
  const own = parseConstraint(constraint);
  if (!own?.kind.duplicates) return null;
  const { base = '', other = '' } = own.params as { readonly base?: Id; readonly other?: Id };
  return [constraint.type, own.kind.kind, ...[base, other].sort()].join(' ');
}

/** The constraints of a draft, which must not change in place, without those of the given ids. */
export function knownRules(
  constraints: Draft['constraints'],
  without: ReadonlySet<Id> = new Set(),
): KnownRules {
  const stored = indexed(constraints);
  const added: ByPlace = new Map();
  return {
    add: (constraint) => put(added, constraint),
    find: (constraint) => {
      let similar: Duplicate | null = null;
      const place = placeOf(constraint) ?? '';
      const known = (stored.get(place) ?? []).filter(({ id }) => !without.has(id));
      for (const other of [...known, ...(added.get(place) ?? [])]) {
        const outcome = duplicationOf(constraint, other);
        if (outcome === 'exact') return { outcome, constraint: other };
        if (outcome === 'similar') similar ??= { outcome, constraint: other };
      }
      return similar;
    },
  };
}

function duplicationOf(constraint: Constraint, other: Constraint): Duplication {
  const [own, known] = [parseConstraint(constraint), parseConstraint(other)];
  if (other.id === constraint.id || !own?.kind.duplicates || known?.kind !== own.kind) return 'none';
  return together(
    own.kind.duplicates(own.params, known.params),
    duplicationOfScopes(own.scope?.base, known.scope?.base),
  );
}

/** Scopes of the same items are similar; with the same exceptions, equal. A rule for many never repeats one of an item. */
export function duplicationOfScopes(a: Scope | undefined, b: Scope | undefined): Duplication {
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
