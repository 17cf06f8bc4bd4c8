import { expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { readFonts } from './paper-fonts.ts';
import { BETWEEN, mirrored, setLine, UNBROKEN, wrapText } from './paper-text.ts';

const fonts = readFonts(fontFiles());
const style = { size: 10, isBold: false, color: '#000000', align: 'start' } as const;
const place = { x: 50, y: 20, width: 400 };

/** The runs of a line from left to right, and that they touch. */
function runsOf(line: string): [text: string, isRightToLeft: boolean][] {
  const runs = setLine(fonts, line, place, style);
  let at = place.x;
  for (const { x, width } of runs) {
    expect(x).toBeCloseTo(at, 6);
    at = x + width;
  }
  return runs.map(({ text, isRightToLeft }) => [text, isRightToLeft]);
}

/** The words of a line from left to right, without the spaces between them. */
const wordsOf = (line: string): string[] =>
  runsOf(line).flatMap(([text]) => (text.trim() === '' ? [] : [text.trim()]));

it('text from left to right is one run', () => {
  expect(runsOf('Class 7A (East)')).toEqual([['Class 7A (East)', false]]);
});

it('words from right to left in a line that begins from the left are in their order, with their numbers', () => {
  const runs = wordsOf('Class علوم تطبيقية east');
  expect(runs).toEqual(['Class', 'علوم تطبيقية', 'east']);
  expect(runsOf('Class علوم east').find(([text]) => text.trim() === 'علوم')?.[1]).toBe(true);
});

it('a line that begins from the right has its first word at the right', () => {
  expect(wordsOf('علوم Physics رياضيات')).toEqual(['رياضيات', 'Physics', 'علوم']);
  expect(wordsOf('מדעים Physics')).toEqual(['Physics', 'מדעים']);
});

it('the figures of a number are read from the left, also between words from the right', () => {
  expect(wordsOf('صف 12 علوم')).toEqual(['علوم', '12', 'صف']);
  expect(wordsOf('כיתה 12')).toEqual(['12', 'כיתה']);
});

it('brackets between words from the right are around their own word, also where another font has them', () => {
  const drawn = setLine(fonts, 'الصف 9 (أ)', place, style).map((run) => [mirrored(run), run.font]);
  expect(drawn).toEqual([
    ['أ(', 'arabic-regular'],
    [') ', 'latin-regular'],
    ['9', 'latin-regular'],
    ['الصف ', 'arabic-regular'],
  ]);
});

it('a vowel after a shadda, in either order, is set to the shadda by the font', () => {
  for (const name of ['محم\u0650\u0651د', 'محم\u0651\u0650د'])
    expect(wordsOf(name)).toEqual(['محم\u0651\u0650د']);
});

it('names that belong together are on one line, and lines do not end with what is between names', () => {
  const text = [`K1${UNBROKEN}Miller`, 'Bo', 'Lea'].join(BETWEEN);
  const room = (line: string) => fonts.width(line, false) + 0.01;
  const at = (line: string) =>
    wrapText(fonts, text, false, room(line), 9).map((each) => each.replaceAll(UNBROKEN, ' '));
  expect(at('K1 Miller · Bo · Lea')).toEqual(['K1 Miller · Bo · Lea']);
  expect(at('K1 Miller · Bo')).toEqual(['K1 Miller · Bo', 'Lea']);
  expect(at('K1 Miller')).toEqual(['K1 Miller', 'Bo · Lea']);
  expect(at('Miller')).toEqual(['K1', 'Miller', 'Bo', 'Lea']);
});
