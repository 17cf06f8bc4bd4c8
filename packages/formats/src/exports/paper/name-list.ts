import type { PaperFonts } from './paper-fonts.ts';
import { BETWEEN, UNBROKEN, wrapText } from './paper-text.ts';

/** A list on more lines has names that do not repeat the words of those before them. */
const MOST_FULL_LINES = 2;
const BETWEEN_NAMES = /(, | \+ |\u00a0· )/u;

/** The lines of a text below the name of a lesson: of its classes, its teachers or its room. */
export function detailLines(fonts: PaperFonts, detail: string, width: number, most: number): string[] {
  const linesOf = (text: string): string[] => wrapText(fonts, withWholeNames(text), false, width, most);
  const lines = linesOf(detail);
  return lines.length > MOST_FULL_LINES ? linesOf(withoutRepeats(detail)) : lines;
}

/** A line ends between two names rather than within one. */
const withWholeNames = (list: string): string =>
  list
    .split(BETWEEN_NAMES)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(' ', UNBROKEN)))
    .join('');

/**
 * A list of classes in which no name repeats the words that it has in common with the one before: '4º ESO A, 4º ESO B' is
 * '4º ESO A, B'. Names of people stay whole: the words left out have a figure among them, and both names as many words.
 */
export function withoutRepeats(list: string): string {
  let before: readonly string[] = [];
  return list
    .split(BETWEEN_NAMES)
    .map((part, index) => {
      if (index % 2 === 1) {
        // The next list is of another kind, such as the room after the classes.
        if (part === BETWEEN) before = [];
        return part;
      }
      const words = part.split(' ');
      const same = words.length === before.length ? words.findIndex((word, at) => word !== before[at]) : -1;
      const isRepeated = same > 0 && words.slice(0, same).some((word) => /\d/.test(word));
      before = words;
      return isRepeated ? words.slice(same).join(UNBROKEN) : part;
    })
    .join('');
}
