import type { Constraint, Draft, ItemConstraint, Message, MessageValue, Scope } from '@bellgrid/model';
import { named, type Values } from '../amounts/message-values.ts';
import { ANY_MEMBER, parseConstraint } from './bound-constraint.ts';
import { kindOf } from './kind-of.ts';

/** The rule that a stored constraint says, as a message without a full stop. */
export function constraintMessage(draft: Draft, constraint: Constraint): Message {
  const known = parseConstraint(constraint);
  if (known) {
    const message = known.kind.ruleMessage(known.params, draft);
    return known.scope ? ofScope(message, scopeMessage(known.scope)) : message;
  }
  const kind = kindOf(constraint);
  const params = kind?.params.safeParse(constraint);
  return kind && params?.success ? kind.ruleMessage(params.data, draft) : { code: 'kinds.unknown' };
}

const members = {
  teacherConstraint: 'teacher',
  groupConstraint: 'group',
  subjectConstraint: 'subject',
} as const;

/** So many items of a scope are named; the others are counted. */
const MOST_NAMED = 3;

/** The scope of a rule in words: "each teacher", "each of 9A and 9B", "each class except 9A". */
export function scopeMessage({ type, base }: { type: ItemConstraint['type']; base: Scope }): Message {
  const member = members[type];
  const except = new Set(base.except);
  const values: Record<string, MessageValue> = {};
  if (base.items !== 'all') {
    const chosen = base.items.filter((id) => !except.has(id));
    return { code: 'kinds.scope.chosen', values: { items: named(member, chosen, MOST_NAMED) } };
  }
  if (except.size > 0) values.except = named(member, [...except], MOST_NAMED);
  return { code: `kinds.scope.${except.size > 0 ? 'except' : 'all'}.${member}`, values };
}

/** The rule of any member as the rule of a scope. */
function ofScope({ code, values = {} }: Message, scope: Message): Message {
  const named = Object.entries(values).map(([name, value]) => [name, isAnyMember(value) ? scope : value]);
  return { code, values: Object.fromEntries(named) as Values };
}

function isAnyMember(value: MessageValue): boolean {
  if (typeof value !== 'object' || !('kind' in value)) return false;
  return value.kind === 'items' && value.ids.length === 1 && value.ids[0] === ANY_MEMBER;
}
