import type { ExportSettings } from '@bellgrid/model';
import type { PaperPage } from './paper-page.ts';

/** In points: letters below this are hard to read at the distance of a book. */
const READABLE_SIZE = 5;
/** Some smaller words, such as one in a narrow lane, do not count: this share of the texts of a page. */
const FEW = 0.05;
/** The height of capitals against the size of letters. */
const CAPITAL = 0.714;
const MILLIMETRES_PER_POINT = 25.4 / 72;

/** The smallest letters of pages where letters are too small to read. */
export interface TinyLetters {
  /** In points. */
  readonly size: number;
  /** Of their capitals, in millimetres. */
  readonly height: number;
}

/** True where more than a few of the letters of these sizes in points are too small to read. */
export function areTiny(sizes: readonly number[]): boolean {
  const typical = [...sizes].sort((a, b) => a - b)[Math.floor(FEW * sizes.length)];
  return typical !== undefined && typical < READABLE_SIZE;
}

/** The smallest letters of all pages on which they are too small to read; null where there is no such page. */
export function tinyLetters(pages: readonly Pick<PaperPage, 'texts'>[]): TinyLetters | null {
  const sizes = pages
    .map(({ texts }) => texts.map(({ size }) => size))
    .filter(areTiny)
    .map((page) => Math.min(...page));
  if (sizes.length === 0) return null;
  const size = Math.min(...sizes);
  return { size, height: size * CAPITAL * MILLIMETRES_PER_POINT };
}

/** The papers that make the letters of a schedule larger: only that of the whole school is printed on larger ones. */
export function largerPapers(isGlobal: boolean, paper: ExportSettings['paper']): readonly ('a3' | 'a2')[] {
  const larger = { a4: ['a3', 'a2'], letter: ['a3', 'a2'], a3: ['a2'], a2: [] } as const;
  return isGlobal ? larger[paper] : [];
}
