/// <reference path="./paper-modules.d.ts" />
import { hasRightToLeftLetters } from '@bellgrid/model';
import bidiFactory from 'bidi-js';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperText } from './paper-page.ts';

const bidi = bidiFactory();
/** Breaks are allowed between these letters. */
const IDEOGRAPHS =
  /(?<=[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef])|(?=[\u3400-\u9fff\uac00-\ud7af])/u;
export const ELLIPSIS = '…';
/** A space at which a line ends only where its words are too wide for one. */
export const UNBROKEN = '\u00a0';
/** Between names that are on one line; where a line ends, there is none. */
export const BETWEEN = `${UNBROKEN}· `;
const BEFORE_END = /\u00a0·?$/u;

/** A text without control characters and doubled spaces, as it is printed. */
export const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * Breaks a text into lines of at most `width` at size 1: between words, in a long word anywhere. With more than
 * `most` lines the last one ends with an ellipsis.
 */
export function wrapText(
  fonts: PaperFonts,
  text: string,
  isBold: boolean,
  width: number,
  most: number,
): string[] {
  const space = fonts.width(' ', isBold);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const push = (): void => {
    if (line !== '') lines.push(line.replace(BEFORE_END, '').replaceAll(UNBROKEN, ' '));
    line = '';
    used = 0;
  };
  for (const word of printable(text).split(' ')) {
    let glue = line === '' ? '' : ' ';
    for (const piece of pieces(fonts, word, isBold, width)) {
      const own = fonts.width(piece, isBold);
      const atEnd = BEFORE_END.test(piece) ? fonts.width(piece.replace(BEFORE_END, ''), isBold) : own;
      const before = used + (glue === '' ? 0 : space);
      if (line !== '' && before + atEnd > width) {
        push();
        if (lines.length > most) return cut(fonts, lines, isBold, width, most);
      }
      line = line === '' ? piece : line + glue + piece;
      used = used === 0 ? own : before + own;
      glue = '';
    }
  }
  push();
  return lines.length > most ? cut(fonts, lines, isBold, width, most) : lines;
}

/** The parts of a word between which a line may end: syllables of Chinese, the parts around a hyphen or slash. */
function pieces(fonts: PaperFonts, word: string, isBold: boolean, width: number): string[] {
  if (fonts.width(word.replace(BEFORE_END, ''), isBold) <= width)
    return IDEOGRAPHS.test(word) ? word.split(IDEOGRAPHS) : [word];
  const parts = word.split(/(?<=[-–/.,;_]|\u00a0(?!·))/u).flatMap((part) => part.split(IDEOGRAPHS));
  return parts.flatMap((part) => {
    if (fonts.width(part.replace(BEFORE_END, ''), isBold) <= width) return [part];
    const found: string[] = [];
    let piece = '';
    for (const letter of part) {
      if (piece !== '' && fonts.width(piece + letter, isBold) > width) {
        found.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return piece === '' ? found : [...found, piece];
  });
}

function cut(
  fonts: PaperFonts,
  lines: readonly string[],
  isBold: boolean,
  width: number,
  most: number,
): string[] {
  const kept = lines.slice(0, most);
  let last = [...(kept[most - 1] ?? '')];
  while (last.length > 1 && fonts.width(last.join('') + ELLIPSIS, isBold) > width) last = last.slice(0, -1);
  kept[most - 1] = last.join('').trimEnd() + ELLIPSIS;
  return kept;
}

/** The place and the look of a line. */
export interface LineStyle {
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
  readonly align: 'start' | 'center' | 'end';
}

/** Sets one line between `x` and `x + width`, its parts in the order of the Unicode bidirectional algorithm. */
export function setLine(
  fonts: PaperFonts,
  line: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { size, isBold, color, align }: LineStyle,
): PaperText[] {
  const parts = visualParts(line).flatMap(({ text, isRightToLeft }) => {
    const runs = fonts.runsOf(text, isBold);
    return (isRightToLeft ? [...runs].reverse() : runs).map((run) => ({
      ...run,
      isRightToLeft,
      width: fonts.runWidth(run) * size,
    }));
  });
  const total = parts.reduce((sum, part) => sum + part.width, 0);
  const free = width - total;
  let at = x + (align === 'center' ? free / 2 : align === 'end' ? free : 0);
  return parts.map((part) => {
    const placed: PaperText = { ...part, x: at, y, size, color };
    at += part.width;
    return placed;
  });
}

function visualParts(line: string): { text: string; isRightToLeft: boolean }[] {
  if (!hasRightToLeftLetters(line)) return [{ text: line, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const parts: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.text += line[index];
    else parts.push({ text: line[index] ?? '', level });
  }
  const highest = Math.max(...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < parts.length; from += 1) {
      let to = from;
      while (to < parts.length && (parts[to]?.level ?? 0) >= level) to += 1;
      if (to > from) parts.splice(from, to - from, ...parts.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return parts.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

/**
 * The letters of a part as they are drawn: from right to left, brackets look the other way. Letters of fonts that are not
 * shaped from right to left are turned round.
 */
export function mirrored({
  text,
  isRightToLeft,
  font,
}: Pick<PaperText, 'text' | 'isRightToLeft' | 'font'>): string {
  if (!isRightToLeft) return text;
  const letters = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return (/^(arabic|hebrew)-/.test(font) ? letters : letters.reverse()).join('');
}
