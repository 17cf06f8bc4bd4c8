import type { Id } from '../values/id.ts';
import { compareNames } from './compare-names.ts';

interface ShortNamed {
  readonly id: Id;
  readonly name: string;
  readonly shortName: string;
}

/** The text by which items are one: subjects of one name in several classes share a short name, teachers never do. */
type KeyOf = (item: ShortNamed) => string;

const shortKey = ({ shortName }: ShortNamed): string => shortName.trim().toLowerCase();

/** True when an item has a short name, and another item has the same, ignoring case. */
export function isShortNameTaken(
  items: Readonly<Record<Id, ShortNamed>>,
  own: ShortNamed,
  keyOf: KeyOf,
): boolean {
  const wanted = shortKey(own);
  if (wanted === '') return false;
  return Object.values(items).some(
    (each) => each.id !== own.id && shortKey(each) === wanted && keyOf(each) !== keyOf(own),
  );
}

/** The items whose short name another one has too, by short name; one for each key. */
export function itemsOfSharedShortNames(items: Readonly<Record<Id, ShortNamed>>, keyOf: KeyOf): ShortNamed[] {
  const byShortName = new Map<string, Map<string, ShortNamed>>();
  for (const item of Object.values(items)) {
    const short = shortKey(item);
    if (short === '') continue;
    const alike = byShortName.get(short) ?? new Map<string, ShortNamed>();
    byShortName.set(short, alike);
    if (!alike.has(keyOf(item))) alike.set(keyOf(item), item);
  }
  return [...byShortName.values()]
    .filter(({ size }) => size > 1)
    .flatMap((alike) => [...alike.values()])
    .sort((a, b) => compareNames(shortKey(a), shortKey(b)) || compareNames(a.name, b.name));
}
