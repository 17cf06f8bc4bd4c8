import { scopeMessage } from '@bellgrid/constraints';
import type { Draft, ItemConstraint, RuleOwnerType } from '@bellgrid/model';
import { itemRuns, messageText, textOf } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import type { RuleOwners } from './rule-row.ts';

/** The rules of scopes; none is of lessons. */
const scopeTypes: Readonly<Record<RuleOwnerType, ItemConstraint['type']>> = {
  teacher: 'teacherConstraint',
  group: 'groupConstraint',
  subject: 'subjectConstraint',
  lesson: 'subjectConstraint',
};

/** The items that a rule is entered for, as its sentence names them. */
export function ownerText(i18n: i18n, draft: Draft, { type, ids, scope }: RuleOwners): string {
  if (scope) return messageText(i18n, draft, scopeMessage({ type: scopeTypes[type], base: scope }));
  const [first, ...others] = ids;
  if (others.length > 0) return i18n.t(`rules.each.${type}`, { count: ids.length });
  return first === undefined ? '' : textOf(itemRuns(i18n, draft, type, first));
}
