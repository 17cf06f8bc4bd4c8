import { derivedId } from '../../draft/derived-id.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { isScope, type Scope } from '../../records/rules/scope.ts';
import type { Id } from '../../values/id.ts';
import { find } from './scan.ts';

/**
 * Copies the constraints that are based on one item (its calendar and its own rules) to another one, which joins it in
 * the lists of rules for chosen items and of their exceptions.
 */
export function copyConstraints(draft: Draft, types: readonly Constraint['type'][], from: Id, to: Id): void {
  const own = find(
    draft.constraints,
    (each) => 'base' in each && each.base === from && types.includes(each.type),
  );
  for (const constraint of own) {
    const id = derivedId('copy', to, constraint.id);
    draft.constraints[id] = { ...structuredCopy(constraint), id, base: to } as Constraint;
  }
  for (const { id } of find(draft.constraints, (each) => types.includes(each.type))) {
    const copy = draft.constraints[id];
    if (copy && 'base' in copy && isScope(copy.base)) join(copy.base, from, to);
  }
}

function join({ items, except }: Scope, from: Id, to: Id): void {
  if (items !== 'all' && items.includes(from)) items.push(to);
  if (except.includes(from)) except.push(to);
}

/** A copy that shares nothing with the constraint. */
export function structuredCopy(constraint: Constraint): Constraint {
  return JSON.parse(JSON.stringify(constraint));
}
