import type { Draft, Id, ItemType } from '@bellgrid/model';
import { languages, localeOf } from '@bellgrid/texts';
import { sortedSubjects } from '../../ui/fields/draft-items.ts';
import { isSameWord, searchedWords } from './search-words.ts';

/** The names of a school as a search is compared with them. */
interface KnownNames {
  readonly draft: Draft;
  readonly names: readonly KnownName[];
}

interface KnownName {
  readonly type: Exclude<ItemType, 'lesson'> | 'day';
  readonly key: Id | number;
  readonly words: readonly string[];
  /** True for a word that names the item alone. */
  isNamedBy(word: string): boolean;
}

/** The items and days that a search names. */
export interface NamedParts {
  readonly items: Readonly<Record<Exclude<ItemType, 'lesson'>, readonly Id[]>>;
  /** Indices, in the order of the week. */
  readonly days: readonly number[];
  /** The words that are names. */
  readonly words: ReadonlySet<string>;
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
  for (const { id, name } of Object.values(draft.teachers)) {
    const words = searchedWords(name);
    const isNamedBy = (word: string) => words.some((own) => word === own || word === `${own}s`);
    names.push({ type: 'teacher', key: id, words, isNamedBy });
  }
  for (const { id, name } of Object.values(draft.groups))
    names.push({ type: 'group', key: id, words: searchedWords(name), isNamedBy: () => false });
  for (const { id, name } of Object.values(draft.classrooms))
    names.push({ type: 'classroom', key: id, words: searchedWords(name), isNamedBy: () => false });
  for (const { id, name, shortName } of sortedSubjects(draft)) {
    const words = searchedWords(name);
    const [first = ''] = words;
    const short = searchedWords(shortName).join('');
    const isNamedBy = (word: string) =>
      word === short ||
      first.startsWith(word) ||
      (word.length > SHORTEST_PART && first.startsWith(word.replace(/s$/, '')));
    names.push({ type: 'subject', key: id, words, isNamedBy });
  }
  draft.schoolData.days.forEach(({ label }, key) => {
    const words = searchedWords(label);
    const own = words.length === 1 ? weekdayOf(words[0] ?? '') : -1;
    names.push({ type: 'day', key, words, isNamedBy: (word) => own >= 0 && weekdayOf(word) === own });
  });
  return { draft, names };
}

interface Place extends Pick<KnownName, 'type' | 'key'> {
  readonly start: number;
  readonly length: number;
  readonly isWhole: boolean;
}

/**
 * The items and days that a search names. A part of a name counts where the word is no other one that is known; where
 * names overlap, the whole and longer ones count. Of several subjects of one name those of the classes beside it.
 */
export function namedIn(
  { draft, names }: KnownNames,
  searched: readonly string[],
  isOrdinary: (word: string) => boolean,
): NamedParts {
  const found = names.flatMap((name) => placeOf(name, searched, isOrdinary) ?? []);
  const covers = (a: Place, b: Place) =>
    a.start < b.start + b.length &&
    b.start < a.start + a.length &&
    (a.length > b.length || (a.isWhole && !b.isWhole));
  const kept = found
    .filter((place) => !found.some((other) => covers(other, place)))
    .toSorted((a, b) => a.start - b.start);
  const idsOf = (type: KnownName['type']) =>
    kept.flatMap((place) => (place.type === type && typeof place.key === 'string' ? place.key : []));
  const [groups, subjects] = [new Set(idsOf('group')), idsOf('subject')];
  const ofClasses = subjects.filter((id) => draft.subjects[id]?.groups.some((group) => groups.has(group)));
  const isOfClasses = ofClasses.length > 0;
  return {
    items: {
      teacher: idsOf('teacher'),
      group: [...groups],
      classroom: idsOf('classroom'),
      subject: isOfClasses ? ofClasses : subjects,
    },
    days: kept.flatMap(({ key }) => (typeof key === 'number' ? key : [])).toSorted((a, b) => a - b),
    words: new Set(kept.flatMap(({ start, length }) => searched.slice(start, start + length))),
    isOfClasses,
  };
}

function placeOf(
  { type, key, words, isNamedBy }: KnownName,
  searched: readonly string[],
  isOrdinary: (word: string) => boolean,
): Place | null {
  const { length } = words;
  const isHere = (_: string, at: number) => words.every((word, next) => searched[at + next] === word);
  const whole = length === 0 ? -1 : searched.findIndex(isHere);
  if (whole >= 0) return { type, key, start: whole, length, isWhole: true };
  const isPart = (word: string) => word.length >= SHORTEST_PART && !isOrdinary(word) && isNamedBy(word);
  const part = searched.findIndex(isPart);
  return part < 0 ? null : { type, key, start: part, length: 1, isWhole: false };
}
