import type { Draft } from '../draft/draft.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;

/** True for a text with letters that are written from right to left. */
export const hasRightToLeftLetters = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** True when the first letter of a text is of a script that is written from right to left. */
const isTextRightToLeft = (text: string): boolean => hasRightToLeftLetters(LETTER.exec(text)?.[0] ?? '');

/**
 * True for a school whose names are written from right to left, for the most part: its days and periods run that way on paper
 * and on pages. Names without letters, such as 7.1, say nothing.
 */
export function isRightToLeft({ schoolData, subjects, teachers, groups }: Draft): boolean {
  const named = [subjects, teachers, groups].flatMap((records): readonly { readonly name: string }[] =>
    Object.values(records),
  );
  const names = [...named.map(({ name }) => name), ...schoolData.days.map(({ label }) => label)];
  const written = names.filter((name) => LETTER.test(name));
  return written.filter(isTextRightToLeft).length * 2 > written.length;
}
