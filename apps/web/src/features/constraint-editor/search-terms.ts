import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { searchedWords } from './search-words.ts';

/** The end of a number that is counted from the other side: “last”. */
export const LAST = -1;

const spokenUnits = ['gaps', 'days', 'periods', 'lessons', 'minutes', 'hours', 'changes', 'percent'] as const;
/** The unit of a number in a search: of fields, or one that another is reckoned from. */
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
  readonly articles: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** The words before the number of a class or room. */
  readonly places: ReadonlySet<string>;
  /** The words behind a time of day. */
  readonly clock: ReadonlySet<string>;
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
    articles: set('articles'),
    and: set('and'),
    to: set('to'),
    titles: set('titles'),
    verbs: set('verbs'),
    places: set('places'),
    clock: set('clock'),
    shorter: set('shorter'),
    stop: new Set(searchedWords(translate(texts, 'constraints.stopWords'))),
  };
}
