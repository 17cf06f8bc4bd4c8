import type { KindName } from '@bellgrid/constraints';
import type { i18n } from 'i18next';
import type { KindEntry } from './kind-entries.ts';
import { type knownNames, type NamedParts, namedIn } from './named-in-search.ts';
import { takenNumbers } from './named-values.ts';
import { LAST, searchTerms } from './search-terms.ts';
import { findsWord, searchedTokens } from './search-words.ts';

/** The kinds that a search finds, best first, and the items, days, numbers and periods that it names. */
interface Found {
  readonly entries: readonly KindEntry[];
  readonly named: NamedParts;
}

interface Searched {
  readonly entries: readonly KindEntry[];
  readonly names: ReturnType<typeof knownNames>;
  /** True for kinds that come first among equals. */
  isFirst(kind: KindName): boolean;
}

/** A search of so many words shows also the entries that miss one of the most that are found. */
const LONG_SEARCH = 3;

/**
 * The entries by the number of words of a search that they have, names counted as a word of the kinds that can name
 * them. Where all words are found together no others are shown. A number with a bound and a unit counts as a word of
 * the kinds that take it with a bound. Among equals those that take the numbers and have no others are first, then
 * those without “not” where the search names times without it, then those whose sentences have the words, then those
 * of periods where the search names some, then those for the named items.
 */
export function findEntries(texts: i18n, search: string, { entries, names, isFirst }: Searched): Found {
  const terms = searchTerms(texts);
  const tokens = searchedTokens(search);
  const isStop = (word: string) => word === '' || terms.stop.has(word) || /^\d+$/.test(word);
  const written = new Set(entries.flatMap((entry) => entry.written));
  const isKnown = (word: string) =>
    isStop(word) || entries.some(({ words }) => words.some((each) => findsWord(word, each, false)));
  const understood = namedIn(names, tokens, terms, {
    isWritten: (typed) => written.has(typed) || terms.stop.has(typed),
    isKnown,
  });
  const { named } = understood;
  const all = tokens.map(({ word }, at) => understood.instead.get(at) ?? word);
  const last = /[\p{L}\p{N}]$/u.test(search) ? all.at(-1) : undefined;
  const finds = (word: string, words: readonly string[]) =>
    words.some((each) => findsWord(word, each, word === last));
  const inOrder = entries.toSorted((a, b) => Number(isFirst(b.kind)) - Number(isFirst(a.kind)));
  const isContent = (word: string, at: number) =>
    !isStop(word) && (!understood.numbers.has(at) || entries.some(({ words }) => words.includes(word)));
  const content = all.flatMap((word, at) => (isContent(word, at) ? [{ word, at }] : []));
  // Names that are no words of any kind count by their type alone; without other words, stop words are searched too.
  const searched =
    content.length > 0 ? content.filter(({ at }) => !understood.names.has(at)).map(({ word }) => word) : all;
  const words = [...new Set(searched)];
  const types = (['teacher', 'group', 'subject', 'classroom'] as const).filter(
    (type) => named.items[type].length > 0 && !(type === 'group' && named.isOfClasses),
  );
  const hasDays = named.days.length > 0;
  const bounded = named.numbers.filter(({ bound, units }) => bound !== null && units.size > 0);
  const most = words.length + types.length + Number(hasDays) + bounded.length;
  if (most === 0) return { entries: inOrder, named };
  // Kinds about the last period have it in their sentence.
  const hasPeriods = named.periods.spans.some(({ from }) => from !== LAST);
  const isRange = named.periods.relation === null && named.periods.spans.some(({ from, to }) => from < to);
  const hasTimes = hasDays || hasPeriods;
  const isNegated = tokens.some(({ word }) => terms.not.has(word) || terms.free.has(word));
  const scored = inOrder
    .map((entry) => ({ entry, taken: takenNumbers(entry.numbers, named).size }))
    .map(({ entry, taken }) => ({
      entry,
      taken,
      open: taken === 0 ? 0 : entry.numbers.length - taken,
      score:
        words.filter((word) => finds(word, entry.words)).length +
        types.filter((type) => entry.items.has(type)).length +
        Number(hasDays && entry.hasDays) +
        takenNumbers(
          entry.numbers.filter(({ bound }) => bound !== null),
          { numbers: bounded },
        ).size,
      inSentence: words.filter((word) => finds(word, entry.labelWords)).length,
      isOfPeriods: Number(isRange ? entry.hasPeriodSets : hasPeriods && entry.hasPeriods),
      isNegated: Number(hasTimes && !isNegated && entry.labelWords.some((word) => terms.not.has(word))),
      isForNamed: Number(types.some((type) => type === entry.type)),
    }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.taken - a.taken ||
        a.open - b.open ||
        a.isNegated - b.isNegated ||
        b.inSentence - a.inSentence ||
        b.isOfPeriods - a.isOfPeriods ||
        b.isForNamed - a.isForNamed,
    );
  const best = scored[0]?.score ?? 0;
  const least = Math.max(1, best < most && most >= LONG_SEARCH ? best - 1 : best);
  return { entries: scored.flatMap(({ entry, score }) => (score >= least ? entry : [])), named };
}
