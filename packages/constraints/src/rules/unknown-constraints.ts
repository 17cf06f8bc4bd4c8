import { type Constraint, type Draft, type Finding, value } from '@bellgrid/model';
import { parseConstraint } from './bound-constraint.ts';
import { kindOf } from './kind-of.ts';

/** The stored constraints without effect because no kind has their name or accepts their parameters. */
export function unknownConstraints(draft: Draft): Constraint[] {
  return Object.values(draft.constraints).filter(
    (constraint) => kindOf(constraint)?.family !== 'calendar' && parseConstraint(constraint) === null,
  );
}

/** One warning for each constraint without effect, with the name that it is stored under. */
export function unknownConstraintFindings(draft: Draft): Finding[] {
  return unknownConstraints(draft).map((constraint) => ({
    code: 'findings.unknownConstraint',
    values: { name: value.text('constraint' in constraint ? constraint.constraint : constraint.type) },
    about: { constraints: [constraint.id] },
  }));
}
