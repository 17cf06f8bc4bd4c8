import type { Constraint, Draft } from '@bellgrid/model';
import { parseConstraint } from './bound-constraint.ts';
import { kindOf } from './kind-of.ts';

/** A stored constraint as one plain sentence with the names in it, without a full stop. */
export function sentence(draft: Draft, constraint: Constraint): string {
  const known = parseConstraint(constraint);
  if (known) return known.kind.sentence(known.params, draft);
  const kind = kindOf(constraint);
  const params = kind?.params.safeParse(constraint);
  return kind && params?.success ? kind.sentence(params.data, draft) : 'Unknown constraint type';
}
