import type { EntryKind } from '../editions/published-data.ts';

const MOST_WORDS = 5;
/** The most letters of a name that are searched: a single letter may become eighteen. */
const MOST_LETTERS = 200;
/** The most matches that are listed. */
export const MOST_MATCHES = 100;

export interface NamedEntry {
  readonly kind: EntryKind;
  readonly key: string;
  readonly name: string;
}

interface SearchedEntry extends NamedEntry {
  /** The name without accents and capitals. */
  readonly plain: string;
}

/** The matches of a search: the first ones, in the order of the edition, and the number of all. */
export interface NameMatches {
  readonly found: readonly NamedEntry[];
  readonly count: number;
}

interface NameSearch {
  /** The names with every one of the first five words; only the equal one where a single name equals the query. `facts` is the JSON of the names. */
  find(edition: number, facts: string, query: string): NameMatches;
}

/** Searches the names of editions. Those that were searched last stay prepared, as many as have these letters together. */
export function createNameSearch(mostLetters: number): NameSearch {
  const editions = new Map<number, readonly SearchedEntry[]>();
  let letters = 0;
  const lettersOf = (entries: readonly SearchedEntry[]) =>
    entries.reduce((sum, { name, plain }) => sum + name.length + plain.length, 0);
  const prepared = (edition: number, facts: string): readonly SearchedEntry[] => {
    const known = editions.get(edition);
    const entries = known ?? prepare(facts);
    editions.delete(edition);
    editions.set(edition, entries);
    if (known === undefined) letters += lettersOf(entries);
    for (const [oldest, its] of editions) {
      if (letters <= mostLetters) break;
      editions.delete(oldest);
      letters -= lettersOf(its);
    }
    return entries;
  };
  return {
    find(edition, facts, query) {
      const all = prepared(edition, facts);
      const whole = plainOf(query);
      const equal = all.filter(({ plain }) => plain === whole);
      if (equal.length === 1) return { found: equal, count: 1 };
      const words = [...new Set(whole.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_WORDS);
      const found = all.filter(({ plain }) => words.every((word) => plain.includes(word)));
      return { found: found.slice(0, MOST_MATCHES), count: found.length };
    },
  };
}

const prepare = (facts: string): SearchedEntry[] =>
  (JSON.parse(facts) as [EntryKind, string, string][]).map(([kind, key, name]) => ({
    ...{ kind, key, name, plain: plainOf(name) },
  }));

const plainOf = (text: string): string =>
  text.normalize('NFKD').slice(0, MOST_LETTERS).replaceAll(/\p{M}/gu, '').toLowerCase();
