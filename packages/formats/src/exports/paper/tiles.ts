import type { PaperFonts } from './paper-fonts.ts';
import type { PaperArea, PaperBox, PaperPage } from './paper-page.ts';
import { setLine } from './paper-text.ts';

const A4 = { width: 595.28, height: 841.89 };
/** Printers leave this edge white; it is cut off, and marks show where. */
const EDGE = 22;
const MARK = 10;
/** A poster that fills its sheets needs no further one for an error of rounding. */
const ROUNDING = 0.001;

type Size = Pick<PaperPage, 'width' | 'height'>;

/** The parts of a poster that touch a sheet. */
export function partsOn({ boxes, texts }: Pick<PaperPage, 'boxes' | 'texts'>, sheet: PaperArea) {
  const isInside = (x: number, y: number, width: number, height: number): boolean =>
    x < sheet.x + sheet.width && x + width > sheet.x && y < sheet.y + sheet.height && y + height > sheet.y;
  return {
    boxes: boxes.filter(({ x, y, width, height }) => isInside(x, y, width, height)),
    texts: texts.filter(({ x, y, width, size }) => isInside(x, y - size, width, size * 1.4)),
  };
}

/** The size of a poster whose A4 sheets are all used to their edges: a little smaller than the paper of the same number. */
export function tiledSize(page: Size): Size {
  const [first, second] = [A4, { width: A4.height, height: A4.width }].map((sheet) => {
    const columns = Math.round(page.width / sheet.width);
    const rows = Math.round(page.height / sheet.height);
    const size = {
      width: columns * inner(sheet.width) + 2 * EDGE,
      height: rows * inner(sheet.height) + 2 * EDGE,
    };
    return { ...size, loss: Math.abs(page.width - size.width) + Math.abs(page.height - size.height) };
  });
  if (!first || !second) return page;
  const { width, height } = first.loss < second.loss ? first : second;
  return { width, height };
}

/** The part of a side of a sheet between its edges. */
const inner = (side: number): number => side - 2 * EDGE;

/** A poster on A4 sheets, row by row, in the direction that needs the fewest; without those that would stay white. */
export function tilesOf(page: PaperPage, fonts: PaperFonts): PaperPage[] {
  const best = bestSheets(page);
  if (best.length <= 1) return [page];
  const printed = best.filter(({ x, y, width, height }) => {
    // The edges overlap those of other sheets.
    const inner = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
    const { boxes, texts } = partsOn(page, inner);
    return boxes.length + texts.length > 0;
  });
  return printed.map(({ x, y, width, height, column, row }) => {
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
  const step = { x: inner(width), y: inner(height) };
  const columns = Math.ceil(inner(page.width) / step.x - ROUNDING);
  const rows = Math.ceil(inner(page.height) / step.y - ROUNDING);
  return Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { x: column * step.x, y: row * step.y, width, height, column, row };
  });
}
