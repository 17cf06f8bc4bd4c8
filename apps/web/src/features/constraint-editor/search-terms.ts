import { localeOf, translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import type { SetType } from './named-sets.ts';
import { searchedWords } from './search-words.ts';

/** The end of a number that is counted from the other side: “last”. */
export const LAST = -1;

const spokenUnits = [
  'gaps',
  'days',
  'parts',
  'periods',
  'lessons',
  'minutes',
  'hours',
  'changes',
  'percent',
] as const;
/** The unit of a number in a search: of fields, or one that another is reckoned from; mornings and afternoons are parts. */
export type SpokenUnit = (typeof spokenUnits)[number];
export type NumberBound = 'most' | 'least';

const relations = ['before', 'after', 'from', 'until'] as const;
export type Relation = (typeof relations)[number];

/** The words of a language that a search is read by. */
export interface SearchTerms {
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<SpokenUnit, ReadonlySet<string>>;
  readonly relations: ReadonlyMap<string, Relation>;
  /** The first word for each relation. */
  readonly relationWords: Readonly<Record<Relation, string>>;
  readonly most: ReadonlySet<string>;
  readonly least: ReadonlySet<string>;
  readonly more: ReadonlySet<string>;
  readonly fewer: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
  readonly free: ReadonlySet<string>;
  /** The words of what is permitted and not wanted. */
  readonly may: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** The words before the number of a class or room. */
  readonly places: ReadonlySet<string>;
  /** The words of `places` that are of a year or its classes. */
  readonly years: ReadonlySet<string>;
  /** The words behind a time of day, and those of the afternoon. */
  readonly clock: ReadonlySet<string>;
  readonly pm: ReadonlySet<string>;
  readonly morning: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  /** The middle of the day, or the break at that time. */
  readonly midday: ReadonlySet<string>;
  /** The words before two times with “and” between them. */
  readonly between: ReadonlySet<string>;
  /** Two letters that name a day of the week where they are written like a name: “Mo”. */
  readonly shortDays: ReadonlyMap<string, number>;
  /** The words of all items of a type, of items that are not part of a set, and between a set and what it is of. */
  readonly all: ReadonlySet<string>;
  /** Each of one word or several. */
  readonly except: readonly (readonly string[])[];
  readonly of: ReadonlySet<string>;
  readonly nouns: Readonly<
    Record<SetType, { readonly one: ReadonlySet<string>; readonly many: ReadonlySet<string> }>
  >;
  /** The words behind a number that is a difference of two others. */
  readonly shorter: ReadonlySet<string>;
  readonly stop: ReadonlySet<string>;
}

/** Reads the words of a language for searches. */
export const searchTerms = (texts: i18n): SearchTerms => termsOf(texts)(texts.language);

const termsOf = oncePer((texts: i18n) => {
  const known = new Map<string, SearchTerms>();
  return (language: string): SearchTerms => {
    const terms = known.get(language) ?? readTerms(texts);
    known.set(language, terms);
    return terms;
  };
});

function readTerms(texts: i18n): SearchTerms {
  const wordsOf = (name: string) => searchedWords(translate(texts, `constraints.terms.${name}`));
  const set = (name: string) => new Set(wordsOf(name));
  /** Words in the order of their numbers, those of one number with a line between. */
  const counted = (name: string, first: number) =>
    translate(texts, `constraints.terms.${name}`)
      .split('|')
      .flatMap((same, index) => searchedWords(same).map((word) => [word, index + first] as const));
  const nounsOf = (type: SetType) => ({ one: set(`noun.${type}`), many: set(`nouns.${type}`) });
  const relationOf = relations.flatMap((relation) =>
    wordsOf(relation).map((word) => [word, relation] as const),
  );
  return {
    numbers: new Map(counted('numbers', 0)),
    ordinals: new Map([...counted('ordinals', 1), ...wordsOf('last').map((word) => [word, LAST] as const)]),
    units: new Map(spokenUnits.map((unit) => [unit, set(`unit.${unit}`)])),
    relations: new Map(relationOf),
    relationWords: {
      before: wordsOf('before')[0] ?? '',
      after: wordsOf('after')[0] ?? '',
      from: wordsOf('from')[0] ?? '',
      until: wordsOf('until')[0] ?? '',
    },
    most: set('most'),
    least: set('least'),
    more: set('more'),
    fewer: set('fewer'),
    not: set('not'),
    free: set('free'),
    may: set('may'),
    articles: set('articles'),
    and: set('and'),
    to: set('to'),
    titles: set('titles'),
    verbs: set('verbs'),
    places: set('places'),
    years: set('years'),
    clock: set('clock'),
    pm: set('pm'),
    morning: set('morning'),
    afternoon: set('afternoon'),
    midday: set('midday'),
    between: set('between'),
    shortDays: new Map(shortDaysOf(texts.language)),
    all: set('all'),
    except: translate(texts, 'constraints.terms.except').split('|').map(searchedWords),
    of: set('of'),
    nouns: { teacher: nounsOf('teacher'), group: nounsOf('group'), subject: nounsOf('subject') },
    shorter: set('shorter'),
    stop: new Set(searchedWords(translate(texts, 'constraints.stopWords'))),
  };
}

/** The shortest names of the days of the week, Monday first, where they have two letters. */
function shortDaysOf(language: string): (readonly [string, number])[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' });
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const [word = ''] = searchedWords(format.format(new Date(2024, 0, 1 + day)));
    return word.length === 2 ? [[word, day] as const] : [];
  });
}
