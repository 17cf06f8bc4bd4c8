import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { type ConstraintTab, tabOfKind } from './constraint-tabs.ts';
import type { KindEntry } from './kind-entries.ts';
import { type knownNames, type NamedParts, namedIn } from './named-in-search.ts';
import { findsWord, searchedWords } from './search-words.ts';

/** The kinds that a search finds, best first, and the items and days that it names. */
interface Found {
  readonly entries: readonly KindEntry[];
  readonly named: NamedParts;
}

interface Searched {
  readonly entries: readonly KindEntry[];
  readonly names: ReturnType<typeof knownNames>;
  readonly tab: ConstraintTab;
}

/** A search of so many words shows also the entries that miss one of the most that are found. */
const LONG_SEARCH = 3;

/**
 * The entries by the number of words of a search that they have, names counted as a word of the kinds that can name them.
 * Where all words are found together no others are shown. Among equals those whose sentences have the words are first,
 * then those for the named items, then the kinds of a tab.
 */
export function findEntries(texts: i18n, search: string, { entries, names, tab }: Searched): Found {
  const isStop = stopWords(texts);
  const all = searchedWords(search);
  const last = /[\p{L}\p{N}]$/u.test(search) ? all.at(-1) : undefined;
  const finds = (word: string, words: readonly string[]) =>
    words.some((each) => findsWord(word, each, word === last));
  const named = namedIn(
    names,
    all,
    (word) => isStop(word) || entries.some(({ words }) => words.some((each) => findsWord(word, each, false))),
  );
  const inOrder = entries.toSorted(
    (a, b) => Number(tabOfKind(a.kind) !== tab) - Number(tabOfKind(b.kind) !== tab),
  );
  const content = [...new Set(all)].filter((word) => !isStop(word));
  // Names that are no words of any kind count by their type alone; without other words, stop words are searched too.
  const words = content.length > 0 ? content.filter((word) => !named.words.has(word)) : [...new Set(all)];
  const types = (['teacher', 'group', 'subject', 'classroom'] as const).filter(
    (type) => named.items[type].length > 0 && !(type === 'group' && named.isOfClasses),
  );
  const most = words.length + types.length + Number(named.days.length > 0);
  if (most === 0) return { entries: inOrder, named };
  const scored = inOrder
    .map((entry) => ({
      entry,
      score:
        words.filter((word) => finds(word, entry.words)).length +
        types.filter((type) => entry.items.has(type)).length +
        Number(named.days.length > 0 && entry.hasDays),
      inSentence: words.filter((word) => finds(word, entry.labelWords)).length,
      isForNamed: Number(types.some((type) => type === entry.type)),
    }))
    .toSorted((a, b) => b.score - a.score || b.inSentence - a.inSentence || b.isForNamed - a.isForNamed);
  const best = scored[0]?.score ?? 0;
  const least = Math.max(1, best < most && most >= LONG_SEARCH ? best - 1 : best);
  return { entries: scored.flatMap(({ entry, score }) => (score >= least ? entry : [])), named };
}

/** The test for a word that says nothing of a rule: articles, auxiliary verbs, numbers. */
function stopWords(texts: i18n): (word: string) => boolean {
  const own = new Set(searchedWords(translate(texts, 'constraints.stopWords')));
  return (word) => own.has(word) || /^\d+$/.test(word);
}
