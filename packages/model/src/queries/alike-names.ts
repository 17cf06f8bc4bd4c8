import { nameKey } from './clean-name.ts';
import { isNearName, personKey } from './person-names.ts';

/** The person that each of these names is, by name in lower case: the name of another one, or null for a person of its own. */
export type PersonAnswers = { readonly [name: string]: string | null };

/** A name that is written in another way than one of the school, or than an earlier one. */
export interface AlikeName {
  readonly name: string;
  /** The names by which the person may be known, the likeliest first. */
  readonly others: readonly string[];
  /**
   * The answer until there is another one: the same person where the words are those of one in another order or with a
   * title, another person where their short names differ. Null where it has to be said.
   */
  readonly proposed: 'same' | 'other' | null;
}

/** Finds the people whose names are written in several ways: those of the school, and those that were added. */
export interface AlikeNames {
  /** The name that is meant by another spelling; null for one that is not known to be another. */
  meantBy(name: string): string | null;
  /** @param shortName the one that is entered for the person; empty where there is none. */
  add(name: string, shortName?: string): void;
  /** Notes the short name that is entered beside a name: people with different ones are not the same. */
  noteShortName(name: string, shortName: string): void;
  /** Notes a name that no person of the school has, for the question about it. */
  ask(name: string): void;
  readonly asked: ReadonlyMap<string, AlikeName>;
}

/** More names to choose from are no help. */
const MOST_OFFERED = 4;

interface NamedPerson {
  readonly name: string;
  readonly shortName: string;
}

export function createAlikeNames(school: readonly NamedPerson[], answers: PersonAnswers): AlikeNames {
  const byWords = new Map<string, string[]>();
  const shortNames = new Map<string, string>();
  const asked = new Map<string, AlikeName>();
  const noteShortName = (name: string, shortName: string) => {
    if (shortName !== '') shortNames.set(nameKey(name), nameKey(shortName));
  };
  const shortNameOf = (name: string) => shortNames.get(nameKey(name)) ?? '';
  const put = (name: string) => {
    const words = personKey(name);
    if (words !== null) byWords.set(words, [...(byWords.get(words) ?? []), name]);
  };
  for (const { name, shortName } of school) {
    put(name);
    noteShortName(name, shortName);
  }
  /** The names with the same words; none for one of these names itself. */
  const sameWords = (name: string): readonly string[] => {
    const names = byWords.get(personKey(name) ?? '') ?? [];
    return names.some((other) => nameKey(other) === nameKey(name)) ? [] : names;
  };
  /** The one with the same words that a name is, if nothing else is said: the words may be those of several persons. */
  const proposalFor = (name: string): Pick<AlikeName, 'proposed'> & { readonly same: string | null } => {
    const all = sameWords(name);
    const short = shortNameOf(name);
    const likely = all.filter(
      (other) => [short, shortNameOf(other)].includes('') || shortNameOf(other) === short,
    );
    const exact = likely.filter((other) => short !== '' && shortNameOf(other) === short);
    const [same = null, ...others] = exact.length > 0 ? exact : likely;
    if (same !== null) return others.length > 0 ? { proposed: null, same: null } : { proposed: 'same', same };
    return { proposed: all.length > 0 ? 'other' : null, same: null };
  };
  const isOwn = (name: string) => {
    const answer = answers[nameKey(name)];
    return answer === null || (answer === undefined && proposalFor(name).proposed === 'other');
  };
  return {
    meantBy(name) {
      const key = nameKey(name);
      return Object.hasOwn(answers, key) ? (answers[key] ?? null) : proposalFor(name).same;
    },
    noteShortName,
    add(name, shortName = '') {
      noteShortName(name, shortName);
      const words = personKey(name);
      if (words === null) return;
      // Another spelling is no other person, unless the answer says so.
      const names = byWords.get(words) ?? [];
      if (names.length === 0 || (isOwn(name) && sameWords(name).length > 0)) put(name);
    },
    ask(name) {
      const key = nameKey(name);
      if (asked.has(key)) return;
      const all = sameWords(name);
      const { proposed, same } = proposalFor(name);
      const near = school.flatMap((other) =>
        !all.includes(other.name) && isNearName(name, other.name) ? other.name : [],
      );
      // The proposed one is offered first.
      const others = [...new Set([...(same === null ? [] : [same]), ...all, ...near])].slice(0, MOST_OFFERED);
      if (others.length > 0) asked.set(key, { name, others, proposed });
    },
    asked,
  };
}

/** The names of which it has to be said who is meant, and was not. */
export const unanswered = (names: readonly AlikeName[], answers: PersonAnswers): readonly AlikeName[] =>
  names.filter(({ name, proposed }) => proposed === null && !Object.hasOwn(answers, nameKey(name)));
