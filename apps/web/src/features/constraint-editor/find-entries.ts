import type { KindName } from '@bellgrid/constraints';
import type { i18n } from 'i18next';
import type { KindEntry } from './kind-entries.ts';
import { type knownNames, type NamedParts, namedIn, splitCompounds } from './named-in-search.ts';
import { relationOf, type TimeSpan } from './named-times.ts';
import { takenNumbers } from './named-values.ts';
import { LAST, type Relation, type SearchTerms, searchTerms } from './search-terms.ts';
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
 * the kinds that take it with a bound. Equals are in the order of their ranks: first those that take the numbers and
 * have no others, then those whose sentences say “last”, “before”, “not” and “may” as the search does, then those that
 * can name its periods or days, then those that are found by two of its words together, then those whose sentences have
 * its words, then those for the named items.
 */
export function findEntries(texts: i18n, search: string, { entries, names, isFirst }: Searched): Found {
  const terms = searchTerms(texts);
  const tokens = splitCompounds(names, searchedTokens(search), terms);
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
  /** A room is named for a kind that does not name rooms, as a gym is for the classes that it has room for. */
  const isOfRooms = (own: readonly string[]): boolean =>
    content.some(({ word, at }) => understood.names.has(at) && own.includes(word));
  const owned = [...types, ...Object.keys(named.all)];
  const hasDays = named.days.length > 0;
  const bounded = named.numbers.filter(({ bound, units }) => bound !== null && units.size > 0);
  const most = words.length + types.length + Number(hasDays) + bounded.length;
  if (most === 0) return { entries: inOrder, named };
  const { spans, times, relation } = named.periods;
  const hasPeriods = times.length > 0 || spans.some(({ from }) => from !== LAST);
  const isRange =
    (relation === null && spans.some(({ from, to }) => from < to)) ||
    times.some(({ from, to }) => from !== null && to !== null && from !== to);
  const isOrdered = hasPeriods || all.some((word) => terms.relations.has(word));
  const areTwo = new Set(named.items.subject.map((id) => names.draft.subjects[id]?.name)).size === 2;
  /** Neighbours of the search, as “free day”. */
  const pairs = content.flatMap(({ word, at }) =>
    content.filter((next) => next.at === at + 1).map((next) => `${word} ${next.word}`),
  );
  const isLast = (word: string) => terms.ordinals.get(word) === LAST;
  // Kinds about the last period have it in their sentence.
  const isOfLast = !hasPeriods && all.some(isLast);
  const isNegated = all.some((word, at) => terms.not.has(word) && !isOfBound(terms, all, at));
  const isPermission = all.some((word) => terms.may.has(word));
  const isFree = all.some((word) => terms.free.has(word));
  const scoreOf = ({ words: own, items, numbers, ...entry }: KindEntry, taken: TakenNumbers): number =>
    words.filter((word) => finds(word, own) || isUnitOf(terms, taken, word)).length +
    types.filter((type) => items.has(type) || (type === 'classroom' && isOfRooms(own))).length +
    Number(hasDays && entry.hasDays) +
    takenNumbers(
      numbers.filter(({ bound }) => bound !== null),
      { numbers: bounded },
    ).size;
  /** The periods or days that an entry can name as the search does. */
  const fitsTimes = (entry: KindEntry): boolean => {
    if (isRange) return entry.hasPeriodSets;
    return hasPeriods ? entry.hasPeriods : hasDays && entry.hasDays && !entry.hasPeriods;
  };
  const rankOf = (entry: KindEntry, taken: TakenNumbers): (number | boolean)[] => {
    const { labelWords, ownWords, type, numbers, kind } = entry;
    return [
      taken.size,
      taken.size === 0 ? 0 : taken.size - numbers.length,
      hasPeriods || isOfLast === ownWords.some(isLast),
      !isOtherSide(terms, times, labelWords),
      isFree || isNegated === labelWords.some((word) => isNegation(terms, word)),
      isPermission === entry.isPermission,
      areTwo && entry.isOfTwo,
      fitsTimes(entry),
      pairs.filter((pair) => entry.phrases.has(pair)).length,
      words.filter((word) => finds(word, labelWords) || hasRelation(terms, labelWords, word)).length,
      owned.some((each) => each === type),
      isFirst(kind),
      isOrdered || !labelWords.some((word) => terms.relations.has(word)),
      all.filter((word) => labelWords.includes(word)).length,
    ];
  };
  const scored = inOrder
    .map((entry) => {
      const taken = takenNumbers(entry.numbers, named);
      return { entry, score: scoreOf(entry, taken), rank: rankOf(entry, taken) };
    })
    .toSorted((a, b) => b.score - a.score || firstDifference(b.rank, a.rank));
  const best = scored[0]?.score ?? 0;
  const least = Math.max(1, best < most && most >= LONG_SEARCH ? best - 1 : best);
  return { entries: scored.flatMap(({ entry, score }) => (score >= least ? entry : [])), named };
}

type TakenNumbers = ReturnType<typeof takenNumbers>;

function firstDifference(a: readonly (number | boolean)[], b: readonly (number | boolean)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}

/** True for the unit of a number that an entry takes, which its own sentence may tell by another word. */
const isUnitOf = ({ units }: SearchTerms, taken: TakenNumbers, word: string): boolean =>
  [...taken].some(
    ([{ field }, number]) =>
      field.unit !== 'byUnits' && [...number.units].some((unit) => units.get(unit)?.has(word)),
  );

const isEarly = (relation: Relation): boolean => relation === 'before' || relation === 'until';

/** True for a sentence about the time after another one where the search is about that before, and for the reverse. */
function isOtherSide(
  { relations }: SearchTerms,
  times: readonly TimeSpan[],
  labelWords: readonly string[],
): boolean {
  const spoken = relationOf(times);
  const own = labelWords.flatMap((word) => relations.get(word) ?? []);
  return spoken !== null && own.length > 0 && own.every((each) => isEarly(each) !== isEarly(spoken));
}

/** True for the “not” of “not more than”. */
const isOfBound = ({ more, fewer }: SearchTerms, words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 4).some((word) => more.has(word) || fewer.has(word));

/** True where a word and one of a sentence tell the same order: “earlier” and “before”. */
const hasRelation = ({ relations }: SearchTerms, labelWords: readonly string[], word: string): boolean => {
  const own = relations.get(word);
  return own !== undefined && labelWords.some((each) => relations.get(each) === own);
};

/** “Not” and “never”; “no” is rather a number. */
const isNegation = ({ not, numbers }: SearchTerms, word: string): boolean =>
  not.has(word) && !numbers.has(word);
