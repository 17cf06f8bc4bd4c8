import type { Constraint, Draft } from '@bellgrid/model';
import { parseConstraint } from './bound-constraint.ts';
import { kindOf } from './kind-of.ts';

/** The stored constraints without effect because no kind has their name or accepts their parameters. */
export function unknownConstraints(draft: Draft): Constraint[] {
  return Object.values(draft.constraints).filter(
    (constraint) => kindOf(constraint)?.family !== 'calendar' && parseConstraint(constraint) === null,
  );
}
