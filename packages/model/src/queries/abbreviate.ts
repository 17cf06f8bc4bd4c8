import { MAX_SHORT_NAME } from '../records/subject.ts';
import { cutText } from '../values/cut-text.ts';

const LABEL_LETTERS = 3;

/** A subject's default short name: the initials of up to four words, or the first letters of one; capitals. */
export function abbreviate(name: string): string {
  const words = wordsOf(name);
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return cutText(letters.slice(0, MAX_SHORT_NAME).join('').toUpperCase(), MAX_SHORT_NAME);
}

/**
 * The three letters by which each day is named in narrow places: 'Mon'. Where some begin alike, the letters after the
 * common beginning of all: '1', '2' of 'Day 1', 'Day 2', or those after an article.
 */
export function abbreviateLabels(labels: readonly string[]): string[] {
  const names = labels.map((label) => [...label.trim()]);
  const short = firstLetters(names);
  if (isDistinct(short)) return short;
  const common = commonLength(names);
  const after = firstLetters(names.map((letters) => letters.slice(common)));
  return isDistinct(after) ? after : short;
}

const firstLetters = (names: readonly string[][]): string[] =>
  names.map((letters) => letters.slice(0, LABEL_LETTERS).join(''));

/** True of names that all say something, each something else. */
const isDistinct = (names: readonly string[]): boolean =>
  new Set(names).size === names.length && !names.includes('');

/** The number of letters with which all names begin. */
function commonLength([first = [], ...others]: readonly string[][]): number {
  const end = first.findIndex((letter, at) => others.some((other) => other[at] !== letter));
  return end === -1 ? first.length : end;
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
