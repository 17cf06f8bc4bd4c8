import type { KindName } from '@bellgrid/constraints';
import type { Draft, Id, RuleOwnerType } from '@bellgrid/model';
import type { i18n } from 'i18next';
import type { NamedParts } from '../constraint-editor/named-in-search.ts';
import { withNamed } from '../constraint-editor/named-values.ts';
import { recordOf } from '../constraint-editor/rule-row.ts';
import { type FormRule, newRule } from './SentenceForm.tsx';

/** The items that a search names, as those that a rule is for; lessons have no names in a search. */
export const namedOwners = (type: RuleOwnerType, { items }: NamedParts): readonly Id[] =>
  type === 'lesson' ? [] : items[type];

/** A new rule of a kind with the items, days, numbers and periods that a search names. */
export function newRuleOf(
  texts: i18n,
  draft: Draft,
  kind: KindName,
  { type, named }: { readonly type: RuleOwnerType; readonly named: NamedParts },
): FormRule {
  const rule = recordOf({ kind });
  const isOnSet = rule?.on === 'subjects' || rule?.on === 'lessons';
  const ids = isOnSet ? [] : namedOwners(type, named);
  const hasOther = Object.values(rule?.fields ?? {}).some((field) => field.type === 'item');
  // The first of two subjects is the one that the rule is for, the second its counterpart.
  const other = hasOther && ids.length === 2 ? ids[1] : undefined;
  const { owners, row } = newRule(draft, kind, type, other === undefined ? ids : ids.slice(0, 1));
  if (!rule) return { owners, row };
  const values = other === undefined ? row.values : { ...row.values, other };
  const form = { ownerType: type, bases: owners.ids, values, named };
  return { owners, row: { ...row, values: withNamed(texts, draft, rule, form) } };
}
