import type { CarriedEntry } from '@bellgrid/formats';
import { messageText } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/** True when an entry of a report is a rule of the file rather than a thing in it. */
export const isRule = ({ element }: CarriedEntry): boolean => /^Constraint[A-Z]/.test(element ?? '');

/** The name of an entry; that of an element of the file as words: `ConstraintTeacherMaxDays` is `Teacher max days`. */
export function entryName(texts: i18n, entry: CarriedEntry): string {
  const { element, name } = entry;
  if (element === null || !isRule(entry)) return messageText(texts, null, name);
  const words = element
    .replace(/^Constraint/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
