import type { Draft, Id, ItemType } from '@bellgrid/model';
import { groupsByName } from '../../ui/fields/draft-items.ts';
import { yearNumbers } from './named-numbers.ts';
import type { SearchTerms } from './search-terms.ts';
import type { Token } from './search-words.ts';

/** The types of items that a search can name all of. */
export type SetType = 'teacher' | 'group' | 'subject';

/** An item or a day that words of a search name, or a structure or custom view. */
export interface PlaceInSearch {
  readonly type: Exclude<ItemType, 'lesson'> | 'day' | 'structure' | 'view';
  readonly key: Id | number;
  readonly start: number;
  readonly length: number;
}

export interface NamedSets {
  /** The places with the members of sets in place of the words that name a set. */
  readonly places: readonly PlaceInSearch[];
  /** The types of which all items are named, each with the excepted ones. */
  readonly all: Readonly<Partial<Record<SetType, readonly Id[]>>>;
}

const setTypes = ['teacher', 'group', 'subject'] as const;
/** A set and what it is of, or a word as “all” and its noun, are at most so many words apart. */
const REACH = 3;

/** The year of a class: the number that its name begins with; null for none. */
export const yearOf = (name: string): string | null => /^\d+/.exec(name.trim())?.[0] ?? null;

/**
 * Reads the sets of a search: all items of a type, those of a year, structure or custom view, the teachers of a subject,
 * the subjects of a class; in each case without those that are excepted.
 */
export function readSets(
  draft: Draft,
  tokens: readonly Token[],
  terms: SearchTerms,
  named: readonly PlaceInSearch[],
): NamedSets {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const nounsOf = (type: SetType) =>
    [...tokens.keys()].filter(
      (at) => terms.nouns[type].many.has(wordAt(at)) || terms.nouns[type].one.has(wordAt(at)),
    );
  let places = [...named.flatMap((place) => membersOf(draft, place, nounsOf('group').length > 0))];
  places.push(...yearPlaces(draft, tokens, terms, places));

  /** The places of a type that follow “of” behind a noun. */
  const behind = (noun: number, type: PlaceInSearch['type']) =>
    terms.of.has(wordAt(noun + 1))
      ? places.filter((place) => place.type === type && place.start > noun && place.start <= noun + REACH)
      : [];
  const replace = (own: readonly PlaceInSearch[], type: SetType, ids: readonly Id[]) => {
    const [first] = own;
    if (!first) return;
    places = places.filter((place) => !own.includes(place));
    places.push(...ids.map((key) => ({ type, key, start: first.start, length: first.length })));
  };
  for (const noun of nounsOf('teacher')) {
    const beside = places.filter(({ type, start, length }) => type === 'subject' && start + length === noun);
    const own = beside.length > 0 ? beside : behind(noun, 'subject');
    replace(own, 'teacher', [...new Set(own.flatMap(({ key }) => draft.subjects[key]?.teachers ?? []))]);
  }
  for (const noun of nounsOf('subject')) {
    const own = behind(noun, 'group');
    replace(own, 'subject', [...new Set(own.flatMap(({ key }) => draft.groups[key]?.subjects ?? []))]);
  }

  const all: Partial<Record<SetType, readonly Id[]>> = {};
  const excepted = exceptedPlaces(tokens, terms, places);
  const isOfOthers = (noun: number, own: SetType) =>
    (['teacher', 'group', 'classroom'] as const).some(
      (type) => type !== own && behind(noun, type).length > 0,
    );
  for (const type of setTypes) {
    const own = places.filter((place) => place.type === type);
    const without = own.filter((place) => excepted.includes(place)).flatMap(({ key }) => String(key));
    if (own.length > without.length) {
      places = places.filter((place) => place.type !== type || !without.includes(String(place.key)));
      continue;
    }
    const isAll = nounsOf(type).some((noun) => isOfAll(terms, wordAt, noun, type) && !isOfOthers(noun, type));
    places = places.filter((place) => place.type !== type);
    if (isAll || without.length > 0) all[type] = without;
  }
  return { places, all };
}

/** The items of a structure or custom view; a place of anything else is itself. */
function membersOf(draft: Draft, place: PlaceInSearch, isOfClasses: boolean): PlaceInSearch[] {
  const { type, key } = place;
  const each = (of: 'teacher' | 'group', ids: readonly Id[]) =>
    ids.map((id) => ({ ...place, type: of, key: id }));
  if (type === 'view') {
    const items = draft.customViews[key]?.items;
    return items ? [...each('teacher', items.teachers), ...each('group', items.groups)] : [];
  }
  if (type !== 'structure') return [place];
  const own = groupsByName(draft.groups).filter(({ structure }) => structure === key);
  return isOfClasses
    ? each(
        'group',
        own.map(({ id }) => id),
      )
    : [];
}

/** The classes of years that are named by their numbers: “year 7”, “5. Klassen”, “grades 5 to 7”. */
function yearPlaces(
  { groups }: Draft,
  tokens: readonly Token[],
  terms: SearchTerms,
  places: readonly PlaceInSearch[],
): PlaceInSearch[] {
  const isNamed = (at: number) =>
    places.some(({ type, start, length }) => type === 'group' && start <= at && at < start + length);
  return yearNumbers(terms, tokens).flatMap(({ start, length, years }) =>
    isNamed(start)
      ? []
      : groupsByName(groups)
          .filter(({ name }) => years.includes(Number(yearOf(name) ?? -1)))
          .map(({ id }) => ({ type: 'group' as const, key: id, start, length })),
  );
}

/** The places behind “except”, of the type of the first. */
function exceptedPlaces(
  tokens: readonly Token[],
  terms: SearchTerms,
  places: readonly PlaceInSearch[],
): readonly PlaceInSearch[] {
  for (const at of tokens.keys()) {
    const ends = terms.except.some((words) =>
      words.every((word, index) => tokens[at + 1 - words.length + index]?.word === word),
    );
    if (!ends) continue;
    const isSet = ({ type }: PlaceInSearch) => setTypes.some((each) => each === type);
    const near = places.filter((place) => isSet(place) && place.start > at && place.start <= at + REACH);
    const [first] = near.toSorted((a, b) => a.start - b.start);
    if (first) return places.filter(({ type, start }) => type === first.type && start > at);
  }
  return [];
}

/** True for a noun of all items: “all classes”, “every teacher”, “the teachers”, but not “two teachers”. */
function isOfAll(terms: SearchTerms, wordAt: (at: number) => string, noun: number, type: SetType): boolean {
  const before = [wordAt(noun - 1), wordAt(noun - 2)];
  if (before.some((word) => terms.all.has(word))) return true;
  const number = /^\d+$/.test(before[0] ?? '') ? Number(before[0]) : terms.numbers.get(before[0] ?? '');
  // “No teacher”, but not “two teachers”.
  if (number !== undefined) return number === 0;
  return terms.nouns[type].many.has(wordAt(noun));
}
