import { MAX_SHORT_NAME } from '../records/subject.ts';

const LABEL_LETTERS = 3;

/** A subject's default short name: the initials of up to four words, or the first letters of one; capitals. */
export function abbreviate(name: string): string {
  const words = wordsOf(name);
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, MAX_SHORT_NAME).join('').toUpperCase().slice(0, MAX_SHORT_NAME);
}

/** The three letters by which a day or a period is named in narrow places: 'Mon'. */
export function abbreviateLabel(label: string): string {
  return [...label.trim()].slice(0, LABEL_LETTERS).join('');
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
