import type { PaperFonts } from './paper-fonts.ts';
import type { PaperBox, PaperPage } from './paper-page.ts';
import { setLine } from './paper-text.ts';

const A4 = { width: 595.28, height: 841.89 };
/** Printers leave this edge white; it is cut off, and marks show where. */
const EDGE = 22;
const MARK = 10;

type Size = Pick<PaperPage, 'width' | 'height'>;

/** The number of sheets of a poster of this size. */
export const tileCount = (page: Size): number => Math.max(1, bestSheets(page).length);

/** A poster on A4 sheets, row by row, in the direction that needs the fewest. */
export function tilesOf(page: PaperPage, fonts: PaperFonts): PaperPage[] {
  const best = bestSheets(page);
  if (best.length <= 1) return [page];
  return best.map(({ x, y, width, height, column, row }) => {
    const name = `${row + 1}-${column + 1}`;
    const marks: PaperBox[] = [EDGE, width - EDGE].flatMap((markX) =>
      [EDGE, height - EDGE].flatMap((markY) => [
        { x: x + markX - MARK / 2, y: y + markY - 0.2, width: MARK, height: 0.4, fill: '#777777' },
        { x: x + markX - 0.2, y: y + markY - MARK / 2, width: 0.4, height: MARK, fill: '#777777' },
      ]),
    );
    const label = setLine(
      fonts,
      name,
      { x: x + EDGE + 14, y: y + height - 6, width: 80 },
      { size: 7, isBold: false, color: '#777777', align: 'start' },
    );
    return {
      ...page,
      sheet: { x, y, width, height },
      boxes: [...page.boxes, ...marks],
      texts: [...page.texts, ...label],
    };
  });
}

function bestSheets(page: Size) {
  const upright = sheetsFor(page, A4.width, A4.height);
  const across = sheetsFor(page, A4.height, A4.width);
  return across.length < upright.length ? across : upright;
}

function sheetsFor(page: Size, width: number, height: number) {
  const step = { x: width - 2 * EDGE, y: height - 2 * EDGE };
  const columns = Math.ceil((page.width - 2 * EDGE) / step.x);
  const rows = Math.ceil((page.height - 2 * EDGE) / step.y);
  return Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { x: column * step.x, y: row * step.y, width, height, column, row };
  });
}
