import type { KindName } from '@bellgrid/constraints';
import {
  type CellRef,
  type Draft,
  type Field,
  fitUnits,
  type Id,
  type RuleOwnerType,
  type RuleRecord,
} from '@bellgrid/model';
import { recordOf } from '../constraint-editor/rule-row.ts';
import type { NamedParts } from './named-in-search.ts';
import { type FormRule, newRule } from './SentenceForm.tsx';

/** The items that a search names, as those that a rule is for; lessons have no names in a search. */
export const namedOwners = (type: RuleOwnerType, { items }: NamedParts): readonly Id[] =>
  type === 'lesson' ? [] : items[type];

/** A new rule of a kind with the items and days that a search names. */
export function newRuleOf(draft: Draft, kind: KindName, type: RuleOwnerType, named: NamedParts): FormRule {
  const rule = recordOf({ kind });
  const isOnSet = rule?.on === 'subjects' || rule?.on === 'lessons';
  const ids = isOnSet ? [] : namedOwners(type, named);
  const hasOther = Object.values(rule?.fields ?? {}).some((field) => field.type === 'item');
  // The first of two subjects is the one that the rule is for, the second its counterpart.
  const other = hasOther && ids.length === 2 ? ids[1] : undefined;
  const { owners, row } = newRule(draft, kind, type, other === undefined ? ids : ids.slice(0, 1));
  if (!rule) return { owners, row };
  const filled = namedValues(draft, rule, named);
  const values = { ...row.values, ...filled, ...(other !== undefined && { other }) };
  return {
    owners,
    row: { ...row, values: fitUnits(draft, rule, { ownerType: type, bases: owners.ids, values }) },
  };
}

/** The fields of a rule for which a search names enough. */
function namedValues(
  draft: Draft,
  { fields, disjoint }: RuleRecord,
  named: NamedParts,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = namedValue(draft, field, named);
    if (value.length > 0) values[name] = value;
  }
  for (const [a, b] of disjoint) {
    const apart = apartByName(draft, named.items.subject);
    [values[a], values[b]] = apart;
  }
  return values;
}

function namedValue(draft: Draft, field: Field, { items, days }: NamedParts): readonly unknown[] {
  switch (field.type) {
    case 'items': {
      const ids = field.of === 'lesson' ? lessonsOf(draft, items.subject) : items[field.of];
      return field.max !== undefined && field.max !== null && ids.length > field.max ? [] : ids;
    }
    case 'indices':
      return field.of === 'days' && !(field.isSingle && days.length > 1) ? days : [];
    case 'cells':
      return cellsOf(draft, days, items.subject);
    default:
      return [];
  }
}

const lessonsOf = ({ subjects }: Draft, ids: readonly Id[]): Id[] =>
  ids.flatMap((id) => subjects[id]?.lessons ?? []);

/** All periods of the days, where the subjects are of one structure. */
function cellsOf({ subjects, schoolData }: Draft, days: readonly number[], ids: readonly Id[]): CellRef[] {
  const [structure, ...others] = new Set(ids.map((id) => subjects[id]?.structure));
  if (structure === undefined || others.length > 0) return [];
  const periods = schoolData.structures[structure]?.periods ?? [];
  return days.flatMap((day) => periods.map((_, period) => ({ day, period })));
}

/** The subjects of the first name, and all others. */
function apartByName({ subjects }: Draft, ids: readonly Id[]): readonly [Id[], Id[]] {
  const [first] = ids;
  const name = first === undefined ? '' : subjects[first]?.name;
  const isFirst = (id: Id) => subjects[id]?.name === name;
  return [ids.filter(isFirst), ids.filter((id) => !isFirst(id))];
}
