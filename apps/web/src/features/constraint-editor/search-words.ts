import { searchedText } from '../../ui/fields/every-word.ts';

/** The words of a text as they are searched. */
export const searchedWords = (text: string): string[] => searchedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word of a search as it was typed and as it is searched, and the text up to the next one. */
export interface Token {
  readonly typed: string;
  readonly word: string;
  readonly after: string;
}

export function searchedTokens(search: string): Token[] {
  const found = [...search.matchAll(/([\p{L}\p{N}\p{M}]+)([^\p{L}\p{N}\p{M}]*)/gu)];
  return found.flatMap(([, typed = '', after = '']) => {
    const [word] = searchedWords(typed);
    return word === undefined ? [] : { typed, word, after };
  });
}

/** Endings up to this length are those of plurals, cases and genders. */
const LONGEST_ENDING = 2;
const SHORTEST_STEM = 3;
/** A word as long as this is also found as a part of a longer one, as “Stunde” in “Freistunde”. */
const SHORTEST_PART = 4;

/** True for two forms of one word: they differ in their endings alone. */
export function isSameWord(a: string, b: string): boolean {
  let stem = 0;
  while (stem < a.length && a[stem] === b[stem]) stem += 1;
  const isShort = Math.max(a.length, b.length) - stem <= LONGEST_ENDING;
  return a === b || (stem >= SHORTEST_STEM && isShort);
}

/** True when a searched word finds another; one that is still typed is found by its beginning. */
export const findsWord = (searched: string, word: string, isTyped: boolean): boolean =>
  isSameWord(searched, word) ||
  (searched.length >= SHORTEST_PART && word.includes(searched)) ||
  (isTyped && word.startsWith(searched));
