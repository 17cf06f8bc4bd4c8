import { localeOf } from '@bellgrid/texts';
import i18next from 'i18next';

/** The order of names in each language that was shown. */
const collators = new Map<string, Intl.Collator>();

function collator(): Intl.Collator {
  const locale = localeOf(i18next.language ?? 'en');
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** The order of names in the language of the reader: numbers by value ('9A' before '10A'). For `sort`. */
export const compareForReader = (a: string, b: string): number => collator().compare(a, b);

/** The records of a map in the reader's order of their names, then by id. */
export function sortedForReader<T extends { readonly id: string; readonly name: string }>(
  records: Readonly<Record<string, T>>,
): T[] {
  const { compare } = collator();
  const byId = (a: T, b: T): number => (a.id < b.id ? -1 : Number(a.id > b.id));
  return Object.values(records).sort((a, b) => compare(a.name, b.name) || byId(a, b));
}
