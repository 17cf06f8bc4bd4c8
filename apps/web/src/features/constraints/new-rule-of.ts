import type { KindName } from '@bellgrid/constraints';
import { type Draft, hasScope, type RuleOwnerType } from '@bellgrid/model';
import type { i18n } from 'i18next';
import type { NamedParts } from '../constraint-editor/named-in-search.ts';
import { withNamed } from '../constraint-editor/named-values.ts';
import { type RuleOwners, recordOf } from '../constraint-editor/rule-row.ts';
import { forAll } from './owner-sets.ts';
import { type FormRule, newRule } from './SentenceForm.tsx';

/** The items that a search names, as those that a rule is for; lessons have no names in a search. */
function namedOwners(
  draft: Draft,
  kind: KindName,
  { type, named }: { readonly type: RuleOwnerType; readonly named: NamedParts },
): RuleOwners {
  const rule = recordOf({ kind });
  if (type === 'lesson' || !rule || rule.on === 'subjects' || rule.on === 'lessons') return { type, ids: [] };
  const except = named.all[type];
  return except && hasScope(rule) ? forAll(draft, type, except) : { type, ids: named.items[type] };
}

/** A new rule of a kind with the items, days, numbers and periods that a search names. */
export function newRuleOf(
  texts: i18n,
  draft: Draft,
  kind: KindName,
  { type, named }: { readonly type: RuleOwnerType; readonly named: NamedParts },
): FormRule {
  const rule = recordOf({ kind });
  const owners = namedOwners(draft, kind, { type, named });
  const { ids } = owners;
  const hasOther = Object.values(rule?.fields ?? {}).some((field) => field.type === 'item');
  // The first of two subjects is the one that the rule is for, the second its counterpart.
  const other = hasOther && ids.length === 2 ? ids[1] : undefined;
  const own = other === undefined ? owners : { type, ids: ids.slice(0, 1) };
  const { row } = newRule(draft, kind, own);
  if (!rule) return { owners: own, row };
  const values = other === undefined ? row.values : { ...row.values, other };
  const form = { ownerType: type, bases: own.ids, values, named };
  return { owners: own, row: { ...row, values: withNamed(texts, draft, rule, form) } };
}
