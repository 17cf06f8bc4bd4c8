import { escapeText } from '../fet/xml-text.ts';
import { plainCell } from './draw-csv.ts';

/** The letters of every cell that names none: without them programs choose different ones. */
export const LETTERS = { fontFamily: 'Calibri', fontSize: 11 } as const;
/** The letters of the space between two lessons of a cell: as high as they are, so is the space. */
const GAP_SIZE = 5;
const MOST_LETTERS = 32_000;

/** A part of the plain text of a cell: the name of a lesson, what else is said of it, or the space before the next one. */
export interface TextPart {
  readonly text: string;
  readonly look: 'title' | 'details' | 'gap';
}

export interface SheetCell {
  readonly value: string;
  readonly type: StringConstructor;
  readonly [style: string]: unknown;
}

export const plainLines = (text: string): string => text.split('\n').map(plainCell).join('\n');

/** A cell of text: never a formula. */
export const textCell = (text: string, style: Readonly<Record<string, unknown>> = {}): SheetCell => ({
  value: [...plainLines(text)].slice(0, MOST_LETTERS).join(''),
  type: String,
  ...style,
});

/** The text of a cell whose parts look different, as the workbook has it in the cell itself. */
export function partsXml(parts: readonly TextPart[], color: string): string {
  let left = MOST_LETTERS;
  const runs = parts.map(({ text, look }) => {
    const letters = [...text].slice(0, left);
    left -= letters.length;
    const size = look === 'gap' ? GAP_SIZE : LETTERS.fontSize;
    const font = [
      look === 'title' ? '<b/>' : '',
      `<sz val="${size}"/><color rgb="FF${color.slice(1).toUpperCase()}"/>`,
      `<rFont val="${LETTERS.fontFamily}"/>`,
    ].join('');
    return letters.length === 0
      ? ''
      : `<r><rPr>${font}</rPr><t xml:space="preserve">${escapeText(letters.join(''))}</t></r>`;
  });
  return `<is>${runs.join('')}</is>`;
}

/** Writes the texts with several looks into their cells, which are empty so far: by the address of each. */
export const fillTexts = (sheet: string, texts: ReadonlyMap<string, string>): string =>
  sheet.replace(/<c r="([A-Z]+\d+)" s="(\d+)"\/>/g, (cell, address: string, style: string) => {
    const text = texts.get(address);
    return text === undefined ? cell : `<c r="${address}" s="${style}" t="inlineStr">${text}</c>`;
  });

/** The address of a cell, from 0 each: 'AB12'. */
export function cellAddress(row: number, column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}
