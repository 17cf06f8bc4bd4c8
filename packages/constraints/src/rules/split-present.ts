import type { Constraint, Draft } from '@bellgrid/model';
import { findDuplicate } from './find-duplicate.ts';

/**
 * Of constraints that are to be added at once, the new ones, and the number of those that repeat one of the
 * draft or one before them in the list. Those that only differ in their values are new.
 */
export function splitPresent(
  draft: Draft,
  constraints: readonly Constraint[],
): { readonly added: readonly Constraint[]; readonly present: number } {
  const added: Constraint[] = [];
  const all = { ...draft, constraints: { ...draft.constraints } };
  for (const constraint of constraints) {
    if (findDuplicate(all, constraint)?.outcome === 'exact') continue;
    added.push(constraint);
    all.constraints[constraint.id] = constraint;
  }
  return { added, present: constraints.length - added.length };
}
