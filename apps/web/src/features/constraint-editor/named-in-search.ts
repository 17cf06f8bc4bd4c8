import { type Draft, type Id, type ItemType, teacherShortName } from '@bellgrid/model';
import { languages, localeOf } from '@bellgrid/texts';
import { sortedSubjects } from '../../ui/fields/draft-items.ts';
import { type NamedNumber, type NamedPeriods, readQuantities } from './named-numbers.ts';
import { type NamedSets, type PlaceInSearch, readSets } from './named-sets.ts';
import type { SearchTerms } from './search-terms.ts';
import { isSameWord, searchedWords, type Token } from './search-words.ts';

/** Of no item: for a rule whose items are known. */
export const NO_ITEMS: NamedParts['items'] = { teacher: [], group: [], classroom: [], subject: [] };

/** The words of a search that can be names and others. */
export interface OrdinaryWords {
  /** True for a word that is written so in no name: “day”, but not “Day”. */
  isWritten(typed: string): boolean;
  /** True for a form of a known word. */
  isKnown(word: string): boolean;
}

/** A search as it is understood. */
interface Understood {
  readonly named: NamedParts;
  /** The places of words that are names or numbers. */
  readonly names: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  /** The words in place of others: “not before” means “after”. */
  readonly instead: ReadonlyMap<number, string>;
}

/** The names of a school as a search is compared with them. */
interface KnownNames {
  readonly draft: Draft;
  readonly names: readonly KnownName[];
}

interface KnownName {
  readonly type: PlaceInSearch['type'];
  readonly key: Id | number;
  readonly words: readonly string[];
  /** True for a word that is a whole part of the name, as it is typed: it may be an ordinary word, too. */
  isPart(token: Token): boolean;
  /** True for a word that names the item by its beginning. */
  isBeginning(word: string): boolean;
  /** Of a day: its place in the week, Monday first; -1 for other names. */
  readonly weekday: number;
}

/** The items and days that a search names. */
export interface NamedParts {
  readonly items: Readonly<Record<Exclude<ItemType, 'lesson'>, readonly Id[]>>;
  /** Indices, in the order of the week. */
  readonly days: readonly number[];
  readonly numbers: readonly NamedNumber[];
  readonly periods: NamedPeriods;
  /** The types of which all items are named, each with the excepted ones. */
  readonly all: NamedSets['all'];
  /** The classes only tell which subjects are meant: “Maths 5A”. */
  readonly isOfClasses: boolean;
}

/** A part of a name as long as this can name it: “maths” is Mathematics. */
const SHORTEST_PART = 3;

/** The names of the days of the week in all languages, Monday first: days of a school may be named in another one. */
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  Object.keys(languages).flatMap((language) =>
    searchedWords(
      new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' }).format(new Date(2024, 0, 1 + day)),
    ),
  ),
);
const weekdayOf = (word: string): number =>
  weekdays.findIndex((names) => names.some((name) => name.startsWith(word) || isSameWord(name, word)));

/** Reads the names of a school: those of teachers count by each word, those of subjects and days by their beginnings. */
export function knownNames(draft: Draft): KnownNames {
  const names: KnownName[] = [];
  const never = () => false;
  const noDay = { weekday: -1 };
  for (const { id, name } of Object.values(draft.teachers)) {
    const words = searchedWords(name);
    const short = teacherShortName(draft, { id });
    const isPart = ({ typed, word }: Token) =>
      typed === short || words.some((own) => word === own || word === `${own}s`);
    names.push({ ...noDay, type: 'teacher', key: id, words, isPart, isBeginning: never });
  }
  for (const { id, name } of Object.values(draft.groups))
    names.push({
      ...noDay,
      type: 'group',
      key: id,
      words: searchedWords(name),
      isPart: never,
      isBeginning: never,
    });
  for (const { id, name } of Object.values(draft.classrooms))
    names.push({
      ...noDay,
      type: 'classroom',
      key: id,
      words: searchedWords(name),
      isPart: never,
      isBeginning: never,
    });
  for (const { id, name, shortName } of sortedSubjects(draft)) {
    const words = searchedWords(name);
    const [first = ''] = words;
    const short = searchedWords(shortName).join('');
    const isBeginning = (word: string) =>
      word === short ||
      first.startsWith(word) ||
      (word.length > SHORTEST_PART && first.startsWith(word.replace(/s$/, '')));
    names.push({ ...noDay, type: 'subject', key: id, words, isPart: never, isBeginning });
  }
  draft.schoolData.days.forEach(({ label }, key) => {
    const words = searchedWords(label);
    const own = words.length === 1 ? weekdayOf(words[0] ?? '') : -1;
    const isBeginning = (word: string) => own >= 0 && weekdayOf(word) === own;
    names.push({ type: 'day', key, words, isPart: never, isBeginning, weekday: own });
  });
  const sets = [
    ...Object.values(draft.schoolData.structures).map((each) => ({ ...each, type: 'structure' as const })),
    ...Object.values(draft.customViews).map((each) => ({ ...each, type: 'view' as const })),
  ];
  for (const { type, id, name } of sets)
    names.push({ ...noDay, type, key: id, words: searchedWords(name), isPart: never, isBeginning: never });
  return { draft, names };
}

interface Place extends PlaceInSearch {
  readonly isWhole: boolean;
}

/**
 * The items, days, numbers and periods that a search names. A part of a name counts where the word is no other one that
 * is known; where names overlap, the whole and longer ones count. Of several subjects of one name those of the classes
 * beside it.
 */
export function namedIn(
  { draft, names }: KnownNames,
  tokens: readonly Token[],
  terms: SearchTerms,
  ordinary: OrdinaryWords,
): Understood {
  const found = names.flatMap((name) => placeOf(name, tokens, terms, ordinary) ?? []);
  const covers = (a: Place, b: Place) =>
    a.start < b.start + b.length &&
    b.start < a.start + a.length &&
    (a.length > b.length || (a.isWhole && !b.isWhole));
  const kept = found
    .filter((place) => !found.some((other) => covers(other, place)))
    .toSorted((a, b) => a.start - b.start);
  const { places, all } = readSets(draft, tokens, terms, kept);
  const idsOf = (type: KnownName['type']) => [
    ...new Set(places.flatMap(({ type: own, key }) => (own === type && typeof key === 'string' ? key : []))),
  ];
  const [groups, subjects] = [new Set(idsOf('group')), idsOf('subject')];
  const ofClasses = subjects.filter((id) => draft.subjects[id]?.groups.some((group) => groups.has(group)));
  const isOfClasses = ofClasses.length > 0;
  const daysAt = daysByPlace(kept, tokens, terms);
  const days = [...new Set([...daysAt.values()].flat())].toSorted((a, b) => a - b);
  const own = new Set(kept.flatMap(({ start, length }) => Array.from({ length }, (_, at) => start + at)));
  const quantities = readQuantities(terms, tokens, (at) => daysAt.get(at) ?? []);
  return {
    named: {
      items: {
        teacher: idsOf('teacher'),
        group: [...groups],
        classroom: idsOf('classroom'),
        subject: isOfClasses ? ofClasses : subjects,
      },
      days,
      numbers: quantities.numbers,
      periods: quantities.periods,
      all,
      isOfClasses,
    },
    names: own,
    numbers: quantities.read,
    instead: quantities.instead,
  };
}

function placeOf(
  { type, key, words, isPart, isBeginning, weekday }: KnownName,
  tokens: readonly Token[],
  terms: SearchTerms,
  { isWritten, isKnown }: OrdinaryWords,
): Place | null {
  const { length } = words;
  const before = (at: number) => tokens[at - 1]?.word ?? '';
  /** A word that is an ordinary one, too, is a name behind a title, and before a verb at the beginning. */
  const isName = ({ typed, word }: Token, at: number): boolean => {
    if (terms.titles.has(word)) return false;
    if (/^\d+$/.test(word)) return terms.places.has(before(at));
    if (type !== 'teacher' || terms.titles.has(before(at))) return true;
    const isOrdinary = isWritten(typed) || (at === 0 && isWritten(typed.toLowerCase()));
    if (isOrdinary) return at === 0 && terms.verbs.has(tokens[1]?.word ?? '');
    return word.length >= SHORTEST_PART || typed !== typed.toLowerCase();
  };
  const isHere = (token: Token, at: number) =>
    words.every((word, next) => tokens[at + next]?.word === word) && (length > 1 || isName(token, at));
  const whole = length === 0 ? -1 : tokens.findIndex(isHere);
  if (whole >= 0) return { type, key, start: whole, length, isWhole: true };
  const part = tokens.findIndex(
    (token, at) =>
      (isPart(token) && isName(token, at)) ||
      (weekday >= 0 && isShortDay(terms, token, weekday)) ||
      (token.word.length >= SHORTEST_PART && !isKnown(token.word) && isBeginning(token.word)),
  );
  return part < 0 ? null : { type, key, start: part, length: 1, isWhole: false };
}

/** “Mo” for Monday, written with a capital and without the point of a title. */
const isShortDay = (
  { shortDays, titles }: SearchTerms,
  { typed, word, after }: Token,
  weekday: number,
): boolean =>
  shortDays.get(word) === weekday &&
  typed !== typed.toLowerCase() &&
  !(titles.has(word) && /^\.\s/.test(after));

/** Words that are written as one: “Freitagnachmittag”, “Mathelehrer”. */
export function splitCompounds(
  { names }: KnownNames,
  tokens: readonly Token[],
  { morning, afternoon, nouns }: SearchTerms,
): Token[] {
  const ends = [...morning, ...afternoon, ...nouns.teacher.one, ...nouns.teacher.many];
  return tokens.flatMap((token) => {
    const { typed, word, after } = token;
    if (typed.length !== word.length) return token;
    for (const end of ends) {
      const first = word.slice(0, -end.length);
      if (!word.endsWith(end) || first.length < SHORTEST_PART) continue;
      const isName = ({ type, isBeginning }: KnownName) =>
        (type === 'day' || type === 'subject') && isBeginning(first);
      if (!names.some(isName)) continue;
      return [
        { typed: typed.slice(0, first.length), word: first, after: '' },
        { typed: end, word: end, after },
      ];
    }
    return token;
  });
}

/** The days that words name by their places; the last word of a range names those between, too. */
function daysByPlace(
  places: readonly Place[],
  tokens: readonly Token[],
  terms: SearchTerms,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  let previous: { readonly end: number; readonly day: number } | null = null;
  for (const { key, start, length } of places) {
    if (typeof key !== 'number') continue;
    const end = start + length - 1;
    const from =
      previous && isRange(tokens, terms, { from: previous.end, to: start }) ? previous.day + 1 : key;
    const days = from < key ? Array.from({ length: key - from + 1 }, (_, at) => from + at) : [key];
    for (let at = start; at <= end; at += 1) found.set(at, days);
    previous = { end, day: key };
  }
  return found;
}

/** True where a dash or a word as “to” joins two places. */
function isRange(
  tokens: readonly Token[],
  terms: SearchTerms,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (to === from + 1) return /^\s*[–-]\s*$/.test(tokens[from]?.after ?? '');
  return to === from + 2 && terms.to.has(tokens[from + 1]?.word ?? '');
}
