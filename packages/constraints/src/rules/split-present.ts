import type { Constraint } from '@bellgrid/model';
import type { KnownRules } from './known-rules.ts';

/**
 * Of constraints that are to be added at once, the new ones, which are known from then on, and the number of those
 * that repeat a known one or one before them in the list. Those that only differ in their values are new.
 */
export function splitPresent(
  known: KnownRules,
  constraints: readonly Constraint[],
): { readonly added: readonly Constraint[]; readonly present: number } {
  const added: Constraint[] = [];
  for (const constraint of constraints) {
    if (known.find(constraint)?.outcome === 'exact') continue;
    added.push(constraint);
    known.add(constraint);
  }
  return { added, present: constraints.length - added.length };
}
