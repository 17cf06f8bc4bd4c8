import type { Constraint, Draft, Message } from '@bellgrid/model';
import { parseConstraint } from './bound-constraint.ts';
import { kindOf } from './kind-of.ts';

/** The rule that a stored constraint says, as a message without a full stop. */
export function constraintMessage(draft: Draft, constraint: Constraint): Message {
  const known = parseConstraint(constraint);
  if (known) return known.kind.ruleMessage(known.params, draft);
  const kind = kindOf(constraint);
  const params = kind?.params.safeParse(constraint);
  return kind && params?.success ? kind.ruleMessage(params.data, draft) : { code: 'kinds.unknown' };
}
