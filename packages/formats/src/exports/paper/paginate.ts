import {
  alikeGlobalTexts,
  alikeTexts,
  blocksWithin,
  type EntryBox,
  entryBoxes,
  type FittedTable,
  fitTable,
  HEADING_SIZE,
  LEAST_SHRINK,
  LINE,
  type Span,
  type TableMeasures,
  type TextLook,
  TIME_SIZE,
  TITLE_SIZE,
} from './fit-table.ts';
import { areTiny } from './letter-height.ts';
import type { PaperFonts } from './paper-fonts.ts';
import { ELLIPSIS, wrapText } from './paper-text.ts';
import type { Heading, ScheduleTable } from './schedule-data.ts';

/** Points for each pixel of the constants of the specification. */
export const POINT = 0.75;
const MOST_FIT_ITERATIONS = 100;
const FIT_TOLERANCE = 0.5 * POINT;
const LARGEST_SCALE = 1.4;
/** Scales that differ by less look the same. */
const SCALE_STEP = 0.03;
/** A poster is on one sheet down to letters that are read from close by. */
const SMALLEST_SCALE = { usual: 0.62, global: 0.46, poster: 0.33 } as const;
/** The letters of headings against those of lessons. */
const HEADING_SHARE = 1.15;
/** In points: headings are not set smaller for one word that is too wide; it is broken. */
const LEAST_HEADING = 5;
/** Room below a table, above the next one, at scale 1. */
export const TABLE_GAP = 14;
/** A column is not narrower than this; more columns are on further pages. */
const LEAST_COLUMN = { usual: 54, day: 42, global: 18.5 } as const;

/** The page, and the area of it that tables have. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The enlargement of a poster against A4. */
  readonly zoom: number;
}

/** A table, or the rows and columns of it, that one page shows. */
export interface TablePart {
  readonly table: ScheduleTable;
  readonly measures: TableMeasures;
  readonly fitted: FittedTable;
  readonly rows: Span;
  readonly labelWidth: number;
  readonly headHeight: number;
}

export type PagePart = readonly TablePart[];

interface PageLook {
  readonly isGlobal: boolean;
  readonly isDay: boolean;
  readonly hasPills: boolean;
}

/** The parts of the tables for each page, at the largest scale at which they fit. */
export function paginate(
  tables: readonly ScheduleTable[],
  frame: PageFrame,
  look: PageLook,
  fonts: PaperFonts,
): readonly PagePart[] {
  const { isGlobal } = look;
  const kind = isGlobal ? 'global' : 'usual';
  const least = LEAST_COLUMN[look.isDay ? 'day' : kind];
  const isPoster = isGlobal && frame.zoom > 1.1;
  const smallest = SMALLEST_SCALE[isPoster ? 'poster' : kind];
  const [only] = tables;
  if (only === undefined) return [];
  if (tables.length === 1) {
    const bands = isGlobal ? inBands(only, frame, look, fonts) : null;
    const splits = columnSplits(only, frame, least, fonts);
    const pages = bands
      ? [bands]
      : splits.flatMap((columns) => {
          const shown = shownOf(only, columns);
          const own = rowSplits(fitPage([shown], frame, { smallest, ...look }, fonts), frame, fonts);
          return own.length > 1 ? fillPages(shown, own, own.length, { frame, look, fonts }) : own;
        });
    return isGlobal && !isPoster && pages.length === 1
      ? readable(shownOf(only, { from: 0, to: only.columns.length }), pages, { frame, look, fonts })
      : pages;
  }
  const together = fitPage(
    tables.map((table) => shownOf(table, { from: 0, to: table.columns.length })),
    frame,
    { smallest, ...look },
    fonts,
  );
  if (heightOf(together) <= frame.bottom - frame.top) return [together];
  return tables.flatMap((table) => paginate([table], frame, look, fonts));
}

/** A table, or the columns of it that one page or one band shows. */
interface TableColumns {
  readonly table: ScheduleTable;
  readonly columns: Span;
  /** The number of columns that the width of the page is for. */
  readonly across: number;
}

const shownOf = (table: ScheduleTable, columns: Span): TableColumns => ({
  ...{ table, columns, across: columns.to - columns.from },
});

/**
 * The days of a wide table of few rows below one another on one page, as few beside one another as it has room for with
 * letters of their usual size; null where not even two bands have room.
 */
function inBands(table: ScheduleTable, frame: PageFrame, look: PageLook, fonts: PaperFonts): PagePart | null {
  const days = dayEnds(table.columns);
  const most = mostColumns(table, frame, LEAST_COLUMN.global, fonts);
  for (let count = days.length; count > 1; count -= 1) {
    const perBand = Math.ceil(days.length / count);
    if (Math.ceil(days.length / perBand) !== count) continue;
    const ends = days.filter((_, day) => (day + 1) % perBand === 0 || day === days.length - 1);
    const spans = ends.map((to, band) => ({ from: ends[band - 1] ?? 0, to }));
    // Bands of fewer days are narrower, so that all columns are equally wide.
    const across = Math.max(...spans.map(({ from, to }) => to - from));
    if (across > most) continue;
    const bands = spans.map((columns) => ({ table, columns, across }));
    const parts = fitPage(bands, frame, { smallest: frame.zoom, ...look }, fonts);
    if (heightOf(parts) <= frame.bottom - frame.top) return parts;
  }
  return null;
}

function labelWidthOf(table: ScheduleTable, scale: number, fonts: PaperFonts): number {
  const widest = (texts: readonly string[], isBold: boolean): number =>
    texts.reduce((most, text) => Math.max(most, fonts.width(text, isBold)), 0);
  const label =
    widest(
      table.rows.map(({ label }) => label),
      true,
    ) *
    HEADING_SIZE *
    scale;
  const time =
    widest(
      table.rows.map(({ time }) => time),
      false,
    ) *
    TIME_SIZE *
    scale;
  return Math.max(36 * scale, Math.min(110 * scale, Math.max(label, time) + 12 * scale));
}

function mostColumns(table: ScheduleTable, frame: PageFrame, least: number, fonts: PaperFonts): number {
  const room = frame.right - frame.left - labelWidthOf(table, 0.8, fonts);
  return Math.max(1, Math.floor(room / least));
}

function columnSplits(table: ScheduleTable, frame: PageFrame, least: number, fonts: PaperFonts): Span[] {
  const count = table.columns.length;
  const most = mostColumns(table, frame, least, fonts);
  if (count <= most) return [{ from: 0, to: count }];
  const ends = dayEnds(table.columns);
  const splits: Span[] = [];
  for (let from = 0; from < count; ) {
    const even = Math.ceil((count - from) / Math.ceil((count - from) / most));
    const own = ends.filter((end) => end > from && end <= Math.min(count, from + most));
    // Days stay whole, and pages have about as many of them as one another.
    const to = own.find((end) => end >= from + even) ?? own.at(-1) ?? from + even;
    splits.push({ from, to });
    from = to;
  }
  return splits;
}

/** The columns after which another day begins; none where the columns have no days. */
export function dayEnds(columns: readonly Heading[]): number[] {
  if (columns.every(({ day }) => day === null)) return [];
  return columns.flatMap(({ day }, index) =>
    columns[index + 1]?.day?.index === day?.index ? [] : [index + 1],
  );
}

/** The height of tables below one another. */
export const heightOf = (parts: readonly TablePart[]): number =>
  parts.reduce(
    (sum, { fitted, rows, headHeight, measures }, index) =>
      sum +
      (index > 0 ? TABLE_GAP * measures.scale : 0) +
      headHeight +
      rowsHeight(fitted, rows.from, rows.to),
    0,
  );

function boxesOf(fonts: PaperFonts, { table, measures, rows }: TablePart): EntryBox[] {
  return blocksWithin(table, measures.columns, rows).flatMap((block) =>
    entryBoxes(fonts, table, block, measures),
  );
}

/** The number of texts of lessons that are cut. */
export const cutTexts = (fonts: PaperFonts, part: TablePart): number =>
  boxesOf(fonts, part).filter(({ lines }) => lines.some(({ text }) => text.endsWith(ELLIPSIS))).length;

/** The sizes of the letters of lessons, in points. */
const sizesOf = (fonts: PaperFonts, part: TablePart): number[] =>
  boxesOf(fonts, part).flatMap(({ lines }) => lines.flatMap(({ text, size }) => (text === '' ? [] : [size])));

/** The tables below one another, at the largest scale at which they fit, or at the smallest one. */
function fitPage(
  tables: readonly TableColumns[],
  frame: PageFrame,
  { smallest, ...look }: PageLook & { readonly smallest: number },
  fonts: PaperFonts,
): TablePart[] {
  const room = frame.bottom - frame.top;
  const at = (scale: number): TablePart[] =>
    tables.map((each) => partAt(each, frame, { scale, ...look }, fonts));

  let high = LARGEST_SCALE * frame.zoom;
  let best = at(high);
  if (heightOf(best) <= room) return best;
  let low = smallest;
  best = at(low);
  for (let step = 0; step < MOST_FIT_ITERATIONS; step += 1) {
    const over = heightOf(best) - room;
    if ((over <= 0 && -over <= FIT_TOLERANCE) || high - low < 0.004) break;
    const middle = (low + high) / 2;
    const tried = at(middle);
    if (heightOf(tried) <= room) {
      best = tried;
      low = middle;
    } else high = middle;
  }
  return best;
}

/** A table, whole but for its columns, at a scale. */
function partAt(
  { table, columns, across }: TableColumns,
  frame: PageFrame,
  { scale, hasPills, isGlobal }: PageLook & Pick<TextLook, 'scale'>,
  fonts: PaperFonts,
): TablePart {
  const measuresAt = (headScale: number): TableMeasures => {
    const room = frame.right - frame.left - labelWidthOf(table, headScale, fonts);
    const bare = { scale, headScale, hasPills, columnWidth: room / Math.max(1, across), columns };
    return { ...bare, alike: (isGlobal ? alikeGlobalTexts : alikeTexts)(fonts, table, bare) };
  };
  const titleSize = measuresAt(scale).alike?.titleSize ?? TITLE_SIZE * scale;
  const headScale = Math.min(scale, (HEADING_SHARE * titleSize) / TITLE_SIZE);
  const labelWidth = labelWidthOf(table, headScale, fonts);
  const measures = measuresAt(headScale);
  const rows = { from: 0, to: table.rows.length };
  const fitted = fitTable(fonts, table, measures, rows);
  const headHeight = headHeightOf(table, measures, fonts) + (table.heading === '' ? 0 : 24 * scale);
  return { table, measures, fitted, rows, labelWidth, headHeight };
}

interface Paper {
  readonly frame: PageFrame;
  readonly look: PageLook;
  readonly fonts: PaperFonts;
}

/** The one page of a schedule; two where its letters are too small to read, and those of two are not. */
function readable(shown: TableColumns, pages: readonly PagePart[], paper: Paper): readonly PagePart[] {
  if (!isTiny(paper.fonts, pages)) return pages;
  const two = fillPages(shown, pages, 2, paper);
  return isTiny(paper.fonts, two) ? pages : two;
}

const isTiny = (fonts: PaperFonts, pages: readonly PagePart[]): boolean =>
  pages.some((page) => areTiny(page.flatMap((part) => sizesOf(fonts, part))));

/** A table at the largest scale at which it needs no more than so many pages; these pages where none is larger. */
function fillPages(
  shown: TableColumns,
  pages: readonly PagePart[],
  most: number,
  { frame, look, fonts }: Paper,
): readonly PagePart[] {
  let best = pages;
  let low = pages[0]?.[0]?.measures.scale ?? LARGEST_SCALE * frame.zoom;
  let high = LARGEST_SCALE * frame.zoom;
  while (high - low > SCALE_STEP) {
    const scale = (low + high) / 2;
    const tried = rowSplits([partAt(shown, frame, { scale, ...look }, fonts)], frame, fonts);
    if (tried.length <= most) {
      best = tried;
      low = scale;
    } else high = scale;
  }
  return best;
}

/** One table on as many pages as its rows need. A block is cut only where no page would hold it whole. */
function rowSplits(parts: readonly TablePart[], frame: PageFrame, fonts: PaperFonts): PagePart[] {
  const [part] = parts;
  if (part === undefined) return [];
  const { table, measures } = part;
  const room = frame.bottom - frame.top - part.headHeight;
  if (part.fitted.total <= room) return [parts];
  const count = table.rows.length;
  const ends = freeRowEnds(part);
  const pages: PagePart[] = [];
  let { fitted } = part;
  for (let from = 0; from < count; ) {
    const fits = (to: number): boolean => rowsHeight(fitted, from, to) <= room;
    const whole = [...ends].filter((end) => end > from && fits(end)).at(-1);
    if (whole !== undefined) {
      pages.push([{ ...part, fitted, rows: { from, to: whole } }]);
      from = whole;
      continue;
    }
    let to = from + 1;
    while (to < count && fits(to + 1)) to += 1;
    // The rest of a cut block needs more room for its text than its share of the whole.
    let cut = fitTable(fonts, table, measures, { from, to });
    while (to > from + 1 && rowsHeight(cut, from, to) > room) {
      to -= 1;
      cut = fitTable(fonts, table, measures, { from, to });
    }
    pages.push([{ ...part, fitted: cut, rows: { from, to } }]);
    from = to;
    fitted = fitTable(fonts, table, measures, { from, to: count });
  }
  return pages;
}

/** The rows at whose end no block continues. */
function freeRowEnds({ table, measures, rows }: TablePart): number[] {
  const held = new Set(
    blocksWithin(table, measures.columns, rows).flatMap(({ row, rowSpan }) =>
      Array.from({ length: rowSpan - 1 }, (_, index) => row + index + 1),
    ),
  );
  return table.rows.map((_, index) => index + 1).filter((end) => !held.has(end));
}

export const rowsHeight = ({ heights, pauses }: FittedTable, from: number, to: number): number => {
  let sum = 0;
  for (let row = from; row < to; row += 1) sum += (heights[row] ?? 0) + (row > from ? (pauses[row] ?? 0) : 0);
  return sum;
};

function headHeightOf(table: ScheduleTable, measures: TableMeasures, fonts: PaperFonts): number {
  const { headScale: scale, columnWidth, columns } = measures;
  const size = headingSize(fonts, table, measures);
  const lines = table.columns
    .slice(columns.from, columns.to)
    .map(({ label }) => headingLines(fonts, label, columnWidth, { scale, size }).length);
  const days = table.columns.some(({ day }) => day !== null) ? 1 : 0;
  return (Math.max(1, ...lines) + days) * HEADING_SIZE * scale * LINE + (8 + days * 5) * scale;
}

const headingRoom = (columnWidth: number, scale: number): number => columnWidth - 4 * Math.min(1, scale);

/** One size for the headings of all columns: smaller where the longest word, such as a day, would break. */
export function headingSize(
  fonts: PaperFonts,
  table: ScheduleTable,
  { headScale: scale, columnWidth, columns }: TableMeasures,
): number {
  const words = table.columns.slice(columns.from, columns.to).flatMap(({ label }) => label.split(' '));
  const widest = Math.max(...words.map((word) => fonts.width(word, true)));
  const size = HEADING_SIZE * scale;
  const fitting = headingRoom(columnWidth, scale) / widest;
  return fitting < Math.min(LEAST_SHRINK * size, LEAST_HEADING) ? size : Math.min(size, fitting);
}

export const headingLines = (
  fonts: PaperFonts,
  label: string,
  columnWidth: number,
  { scale, size }: { readonly scale: number; readonly size: number },
): string[] => wrapText(fonts, label, true, headingRoom(columnWidth, scale) / size, 3);
