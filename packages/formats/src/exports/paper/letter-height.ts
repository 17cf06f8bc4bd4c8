import type { PaperPage } from './paper-page.ts';

/** In points: letters below this are hard to read at the distance of a book. */
const READABLE_SIZE = 5;
/** Some smaller words, such as one in a narrow lane, do not count: this share of the texts of a page. */
const FEW = 0.05;
/** The height of capitals against the size of letters. */
const CAPITAL = 0.714;
const MILLIMETRES_PER_POINT = 25.4 / 72;

/** The size in points of letters whose capitals have this height in millimetres. */
export const sizeOfLetters = (height: number): number => height / (CAPITAL * MILLIMETRES_PER_POINT);

/** The least of the heights below for these pages; null where the letters of all are large enough. */
export function tiniestLetterHeight(pages: readonly Pick<PaperPage, 'texts'>[]): number | null {
  const heights = pages.flatMap((page) => tinyLetterHeight(page) ?? []);
  return heights.length > 0 ? Math.min(...heights) : null;
}

/** True where more than a few of the letters of these sizes in points are too small to read. */
export function areTiny(sizes: readonly number[]): boolean {
  const typical = [...sizes].sort((a, b) => a - b)[Math.floor(FEW * sizes.length)];
  return typical !== undefined && typical < READABLE_SIZE;
}

/** The height in millimetres of the smallest capitals of a page where letters are too small to read; null elsewhere. */
export function tinyLetterHeight({ texts }: Pick<PaperPage, 'texts'>): number | null {
  const sizes = texts.map(({ size }) => size);
  return areTiny(sizes) ? Math.min(...sizes) * CAPITAL * MILLIMETRES_PER_POINT : null;
}
