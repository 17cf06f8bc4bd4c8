import { nameKey } from './clean-name.ts';
import { isNearName, personKey } from './person-names.ts';

/** The person that each of these names is, by name in lower case: the name of another one, or null for a person of its own. */
export type PersonAnswers = { readonly [name: string]: string | null };

/** A name that is written in another way than one of the school, or than an earlier one. */
export interface AlikeName {
  readonly name: string;
  /** The names by which the person may be known, the likeliest first. */
  readonly others: readonly string[];
  /** The words are the same in another order or with a title: it is the same person unless the answer is another one. */
  readonly isSame: boolean;
}

/** Finds the people whose names are written in several ways: those of the school, and those that were added. */
export interface AlikeNames {
  /** The name that is meant by another spelling; null for one that is not known to be another. */
  meantBy(name: string): string | null;
  add(name: string): void;
  /** Notes a name that no person of the school has, for the question about it. */
  ask(name: string): void;
  readonly asked: ReadonlyMap<string, AlikeName>;
}

/** More names to choose from are no help. */
const MOST_OFFERED = 4;

export function createAlikeNames(school: readonly string[], answers: PersonAnswers): AlikeNames {
  const byWords = new Map<string, string[]>();
  const asked = new Map<string, AlikeName>();
  const put = (name: string) => {
    const words = personKey(name);
    if (words !== null) byWords.set(words, [...(byWords.get(words) ?? []), name]);
  };
  for (const name of school) put(name);
  /** The names with the same words; none for one of these names itself. */
  const sameWords = (name: string): readonly string[] => {
    const names = byWords.get(personKey(name) ?? '') ?? [];
    return names.some((other) => nameKey(other) === nameKey(name)) ? [] : names;
  };
  const isOwn = (name: string) => answers[nameKey(name)] === null;
  /** The words may be those of several persons. */
  const onlySame = (name: string): string | null => {
    const [same = null, ...others] = sameWords(name);
    return others.length > 0 ? null : same;
  };
  return {
    meantBy(name) {
      const key = nameKey(name);
      return Object.hasOwn(answers, key) ? (answers[key] ?? null) : onlySame(name);
    },
    add(name) {
      const words = personKey(name);
      if (words === null) return;
      // Another spelling is no other person, unless the answer says so.
      const names = byWords.get(words) ?? [];
      if (names.length === 0 || (isOwn(name) && sameWords(name).length > 0)) put(name);
    },
    ask(name) {
      const key = nameKey(name);
      if (asked.has(key)) return;
      const same = sameWords(name);
      const near = school.filter((other) => !same.includes(other) && isNearName(name, other));
      const others = [...same, ...near].slice(0, MOST_OFFERED);
      if (others.length > 0) asked.set(key, { name, others, isSame: same.length === 1 });
    },
    asked,
  };
}

/** The names of which it has to be said who is meant, and was not. */
export const unanswered = (names: readonly AlikeName[], answers: PersonAnswers): readonly AlikeName[] =>
  names.filter(({ name, isSame }) => !isSame && !Object.hasOwn(answers, nameKey(name)));
