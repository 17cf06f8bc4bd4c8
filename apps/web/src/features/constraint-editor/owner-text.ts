import type { Draft } from '@bellgrid/model';
import { itemRuns, textOf } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import type { RuleOwners } from './rule-row.ts';

/** The items that a rule is entered for, as its sentence names them. */
export function ownerText(i18n: i18n, draft: Draft, { type, ids }: RuleOwners): string {
  const [first, ...others] = ids;
  if (others.length > 0) return i18n.t(`rules.each.${type}`, { count: ids.length });
  return first === undefined ? '' : textOf(itemRuns(i18n, draft, type, first));
}
