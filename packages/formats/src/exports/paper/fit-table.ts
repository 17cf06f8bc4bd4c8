import { isEven } from './build-table.ts';
import { detailLines } from './name-list.ts';
import type { PaperFonts } from './paper-fonts.ts';
import { BETWEEN, UNBROKEN, wrapText } from './paper-text.ts';
import type { Entry, ScheduleTable, TableBlock } from './schedule-data.ts';

/** Sizes in points at scale 1. */
export const TITLE_SIZE = 10.5;
export const DETAIL_SIZE = 8.5;
export const HEADING_SIZE = 10;
export const TIME_SIZE = 8;
/** The name and the time of a row without school. */
export const SLIM_SIZE = 7.6;
export const LINE = 1.24;
const PAUSE_HEIGHT = 13;
const MOST_TITLE_LINES = 4;
/** The names of many classes or teachers take so many. */
const MOST_DETAIL_LINES = 10;
/** Of lessons whose names are joined. */
const MOST_JOINED_LINES = 8;
/** The least share of its size at which a word is set that is wider than its column. */
export const LEAST_SHRINK = 0.66;
/** In points: words of wide columns are not set smaller than this, but broken, where that is less than their least share. */
const LEAST_WHOLE = 6;
/** Short names are set smaller than that before they are broken, but not smaller than this, in points; in lanes of lessons that clash down to half of it. */
const LEAST_SIZE = 4;
/** In points: short forms take the place of words that are set smaller than this to fit their column. */
const READABLE = { title: 5, detail: 4 } as const;
/** A word that just fits a line is not broken for an error of rounding. */
const FITS = 0.999;
/** A table has one size of letters for its texts, down to this share of the full size. */
const LEAST_COMMON = 0.6;
/** In points: and not smaller than this for a few long words, which give way to the short form. */
const LEAST_ALIKE = { title: 7, detail: 5.6 } as const;
/** Letters that differ by less look like those of one size. */
const SAME_SIZE = 0.92;
/** In a Global schedule, the longest of the texts are smaller than the others: this share of them at most. */
const FEW = 0.05;
/**
 * Room between the name and the rounded outline around it, and between that and the details or the edge of the cell. It
 * is that of letters in their size at scale 1, and shrinks with them.
 */
export const PILL = { side: 4, narrowSide: 2, above: 1, gap: 1.6 } as const;
/** The share of a narrow column that stays free beside its texts. */
const MOST_PADDING = 0.12;
/** Narrower columns show the short texts. */
const SHORT_BELOW = 46;
/** Lessons side by side in several periods are not narrower than this; the names of more are joined. */
const LEAST_LANE = 18.5;
/** In points at scale 1: cells of several lessons have whole names up to this height, rather than short ones side by side. */
const MOST_SHARED_HEIGHT = 140;

/** One line of a lesson's text. */
export interface EntryLine {
  readonly text: string;
  readonly isBold: boolean;
  readonly size: number;
}

/** The text of one lesson, and its place in its block: `x` and `width` as shares. */
export interface EntryBox {
  readonly entry: Entry;
  readonly x: number;
  readonly width: number;
  /** Shares of the height of its rows. */
  readonly y: number;
  readonly height: number;
  /** All rows of its block, or of lessons that begin or end at different times its own. */
  readonly rows: Span;
  readonly lines: readonly EntryLine[];
}

/** The size of texts, whether names have an outline around them, and what all cells have in common. */
export interface TextLook {
  readonly scale: number;
  readonly hasPills: boolean;
  readonly alike?: AlikeTexts;
}

/** The sizes that the texts of all cells have; those that are too wide are set smaller or give way to the short form. */
export interface AlikeTexts {
  /** All texts have the short form. */
  readonly isTitleShort: boolean;
  readonly areDetailsShort: boolean;
  readonly titleSize: number;
  readonly detailSize: number;
  /** A text that would be smaller than this share of the size of the others is told in its short form. */
  readonly leastShare: number;
  /** Details that fit one line are on one, and the names of parallel lessons are joined. */
  readonly isCompact: boolean;
  /** The form that cells of several lessons share. */
  readonly shared?: SharedForm;
}

/** The one form of the texts in cells of several lessons, and how many of these are beside one another. */
interface SharedForm extends Pick<AlikeTexts, 'isTitleShort' | 'areDetailsShort'> {
  readonly across: number;
}

export interface TableMeasures extends TextLook {
  /** The scale of days, periods and times, which are not much larger than the names of lessons. */
  readonly headScale: number;
  readonly columnWidth: number;
  readonly columns: Span;
}

/** A table at a scale: the least height of each row. */
export interface FittedTable {
  readonly heights: readonly number[];
  readonly pauses: readonly number[];
  /** Rows without school, such as breaks that are periods: they are low and do not grow. */
  readonly slim: readonly boolean[];
  readonly total: number;
}

/** Rows or columns, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The blocks of the table within the columns and rows, cut to them. */
export function blocksWithin({ blocks }: ScheduleTable, columns: Span, rows: Span): TableBlock[] {
  return blocks.flatMap((block) => {
    const { from: column, to: endColumn } = common(columns, block.column, block.columnSpan);
    const { from: row, to: endRow } = common(rows, block.row, block.rowSpan);
    if (column >= endColumn || row >= endRow) return [];
    if (row === block.row && endRow - row === block.rowSpan && endColumn - column === block.columnSpan)
      return [block];
    const entries = block.entries
      .map((entry) => ({ ...entry, from: Math.max(entry.from, row), to: Math.min(entry.to, endRow) }))
      .filter(({ from, to }) => from < to);
    const cells = block.cells.filter(
      (cell) => cell.column >= column && cell.column < endColumn && cell.row >= row && cell.row < endRow,
    );
    return [
      { ...block, ...{ column, columnSpan: endColumn - column, row, rowSpan: endRow - row, entries, cells } },
    ];
  });
}

const common = (span: Span, start: number, length: number): Span => ({
  from: Math.max(span.from, start),
  to: Math.min(span.to, start + length),
});

/** The least heights of the rows of a table at a scale, where a page shows these rows of it; those of others are 0. */
export function fitTable(
  fonts: PaperFonts,
  table: ScheduleTable,
  measures: TableMeasures,
  shown: Span,
): FittedTable {
  const { scale, headScale } = measures;
  const hasTimes = table.rows.some(({ time }) => time !== '');
  const least = (hasTimes ? HEADING_SIZE * LINE + TIME_SIZE * LINE + 5 : HEADING_SIZE * LINE + 4) * headScale;
  const isShown = (row: number): boolean => row >= shown.from && row < shown.to;
  const slim = slimRows(table, measures.columns);
  const low = (SLIM_SIZE * LINE * (hasTimes ? 2 : 1) + 4) * headScale;
  const heights = table.rows.map((_, row) => (!isShown(row) ? 0 : slim[row] ? low : least));
  const pauses = table.rows.map(({ pause }, row) =>
    pause !== null && isShown(row) && row > shown.from ? PAUSE_HEIGHT * scale : 0,
  );
  const needs = blocksWithin(table, measures.columns, shown)
    .flatMap((block) => entryBoxes(fonts, table, block, measures))
    .sort((a, b) => a.rows.to - a.rows.from - (b.rows.to - b.rows.from));
  for (const { rows, lines, height } of needs) {
    let has = 0;
    for (let row = rows.from; row < rows.to; row += 1)
      has += (heights[row] ?? 0) + (row > rows.from ? (pauses[row] ?? 0) : 0);
    const more = (linesHeight(lines) / height + 5 * scale - has) / (rows.to - rows.from);
    for (let row = rows.from; more > 0 && row < rows.to; row += 1) heights[row] = (heights[row] ?? 0) + more;
  }
  const total = [...heights, ...pauses].reduce((sum, height) => sum + height, 0);
  return { heights, pauses, slim, total };
}

/** The rows in which all of these columns are without school and without a lesson; none where there is no other. */
function slimRows(table: ScheduleTable, columns: Span): boolean[] {
  const isOf = (column: number): boolean => column >= columns.from && column < columns.to;
  const closed = table.rows.map(() => 0);
  for (const { column, row } of table.closed) if (isOf(column)) closed[row] = (closed[row] ?? 0) + 1;
  const used = new Set(
    table.blocks.flatMap(({ column, columnSpan, row, rowSpan }) =>
      column < columns.to && column + columnSpan > columns.from
        ? Array.from({ length: rowSpan }, (_, offset) => row + offset)
        : [],
    ),
  );
  const slim = closed.map((count, row) => count === columns.to - columns.from && !used.has(row));
  return slim.every(Boolean) ? slim.map(() => false) : slim;
}

export const linesHeight = (lines: readonly EntryLine[]): number =>
  lines.reduce((sum, { size }) => sum + size * LINE, 0);

/** The columns of a block that say its lessons themselves: each day, and each class that has several at a time. */
export const sayingColumns = ({ hasDayColumns, isTurned }: ScheduleTable, block: TableBlock): number =>
  hasDayColumns || (!isTurned && block.entries.length > 1) ? block.columnSpan : 1;

/** The width that the texts of a block have. */
function blockTextWidth(table: ScheduleTable, block: TableBlock, columnWidth: number): number {
  return (columnWidth * block.columnSpan) / sayingColumns(table, block);
}

/**
 * The texts of a block: lanes beside one another, or parallel lessons in the rows and columns that need least height. A
 * line between two of them is never where one period or one class ends: each of them is in all periods of the block.
 */
export function entryBoxes(
  fonts: PaperFonts,
  table: ScheduleTable,
  block: TableBlock,
  measures: TableMeasures,
): EntryBox[] {
  const { entries, lanes } = block;
  const width = blockTextWidth(table, block, measures.columnWidth);
  const isShort = width < SHORT_BELOW;
  const rows = { from: block.row, to: block.row + block.rowSpan };
  if (isEven(block) && entries.length > 1 && isJoined(table, block, width, measures.alike))
    return [{ ...joinedBox(fonts, entries, width, measures), rows }];
  if (!isEven(block) || isInLanes(table, block, width)) {
    return entries.map((entry) => ({
      entry,
      x: entry.lane / lanes,
      width: 1 / lanes,
      y: 0,
      height: 1,
      rows: { from: entry.from, to: entry.to },
      lines: entryLines(fonts, entry, width / lanes, measures, isShort || width / lanes < SHORT_BELOW),
    }));
  }
  const shared = entries.length > 1 ? measures.alike?.shared : undefined;
  const counts = shared
    ? [shared.across]
    : Array.from({ length: columnsFor(table, block, width, entries.length) }, (_, index) => index + 1);
  let best: Omit<EntryBox, 'rows'>[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const count of counts) {
    const columns = columnsFor(table, block, width, count);
    const boxes = inColumns(fonts, entries, columns, width, measures);
    const height = boxes.reduce((most, box) => Math.max(most, linesHeight(box.lines) / box.height), 0);
    if (height < least - 0.5) {
      best = boxes;
      least = height;
    }
  }
  if (!table.isTurned || entries.length === 1) return best.map((box) => ({ ...box, rows }));
  return Array.from({ length: block.rowSpan }, (_, offset) => block.row + offset).flatMap((row) =>
    best.map((box) => ({ ...box, rows: { from: row, to: row + 1 } })),
  );
}

/** True where periods are below one another and lessons of several of them are too many for their usual names. */
const isInLanes = ({ isTurned }: ScheduleTable, { entries, rowSpan }: TableBlock, width: number): boolean =>
  !isTurned && rowSpan > 1 && entries.length > 1 && width / entries.length < SHORT_BELOW;

/** True where the names of parallel lessons are joined. */
const isJoined = (
  table: ScheduleTable,
  block: TableBlock,
  width: number,
  alike: AlikeTexts | undefined,
): boolean =>
  width < SHORT_BELOW ||
  (alike?.isCompact === true && alike.isTitleShort) ||
  (isInLanes(table, block, width) && width / block.entries.length < LEAST_LANE);

/**
 * The number of parallel lessons beside one another: no more than are wanted or have room. In several periods all of them
 * where periods are below one another, and one where they are side by side.
 */
function columnsFor(
  { isTurned }: ScheduleTable,
  { entries, rowSpan, columnSpan }: TableBlock,
  width: number,
  wanted: number,
): number {
  if (isTurned && columnSpan > 1) return 1;
  if (!isTurned && rowSpan > 1) return entries.length;
  return Math.max(1, Math.min(wanted, entries.length, Math.floor(width / SHORT_BELOW)));
}

function inColumns(
  fonts: PaperFonts,
  entries: readonly Entry[],
  columns: number,
  width: number,
  look: TextLook,
): Omit<EntryBox, 'rows'>[] {
  const rows = Math.ceil(entries.length / columns);
  const shared = entries.length > 1 ? look.alike?.shared : undefined;
  const texts = entries.map((entry) =>
    entryLines(fonts, entry, width / columns, look, false, undefined, shared),
  );
  const rowHeights = Array.from({ length: rows }, (_, row) =>
    Math.max(
      ...texts.slice(row * columns, (row + 1) * columns).map((lines) => linesHeight(lines) + 3 * look.scale),
    ),
  );
  const total = rowHeights.reduce((sum, height) => sum + height, 0);
  return entries.map((entry, index) => {
    const row = Math.floor(index / columns);
    const before = rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0);
    return {
      entry,
      x: (index % columns) / columns,
      width: 1 / columns,
      y: before / total,
      height: (rowHeights[row] ?? 0) / total,
      lines: texts[index] ?? [],
    };
  });
}

/** Parallel lessons with little room: their short names one after another, and below those who teach them, with rooms in a column that is not narrow. */
function joinedBox(
  fonts: PaperFonts,
  entries: readonly Entry[],
  width: number,
  look: TextLook,
): Omit<EntryBox, 'rows'> {
  const titles = [...new Set(entries.map(({ shortTitle }) => shortTitle))].join(' ');
  const isNarrow = width < SHORT_BELOW || look.alike?.isCompact === true;
  const said = entries.map(({ shortPeople, shortDetails }) =>
    isNarrow ? shortPeople : shortDetails.join(UNBROKEN),
  );
  const people = [...new Set(said)].filter((each) => each !== '');
  const details = people.length > 0 ? [people.join(BETWEEN)] : [];
  const [first] = entries;
  const entry: Entry = {
    ...(first as Entry),
    title: titles,
    shortTitle: titles,
    details,
    shortDetails: details,
  };
  const most = { titles: MOST_JOINED_LINES, details: MOST_JOINED_LINES };
  return { entry, x: 0, width: 1, y: 0, height: 1, lines: entryLines(fonts, entry, width, look, true, most) };
}

function entryLines(
  fonts: PaperFonts,
  entry: Entry,
  width: number,
  look: TextLook,
  isShort: boolean,
  most = { titles: MOST_TITLE_LINES, details: isShort ? 1 : MOST_DETAIL_LINES },
  shared?: SharedForm,
): EntryLine[] {
  const { hasPills, alike } = look;
  const { room, titleRoom, title, details, titleSize, detailSize } = entryText(
    fonts,
    entry,
    width,
    look,
    isShort,
    shared,
  );
  const titles = wrapText(fonts, title, true, titleRoom / titleSize, most.titles).map((text) => ({
    text,
    isBold: true,
    size: titleSize,
  }));
  // In cells of little room, one follows the other.
  const isRunning = details.length > 1 && (alike?.isCompact || shared !== undefined);
  const mostLines = most.details * (isRunning ? details.length : 1);
  const others = (isRunning ? [details.join(BETWEEN)] : details).flatMap((detail) => {
    const size = sizeOfLine(fonts, detail, room, detailSize);
    return detailLines(fonts, detail, room / size, mostLines).map((text) => ({ text, isBold: false, size }));
  });
  if (!hasPills) return [...titles, ...others];
  const scale = titleSize / TITLE_SIZE;
  const below = PILL.above + (others.length > 0 ? PILL.gap : 0);
  return [spacer(PILL.above * scale), ...titles, spacer(below * scale), ...others];
}

/** The size at which a text has room on one line where that looks like the size of the others; that size elsewhere. */
function sizeOfLine(fonts: PaperFonts, text: string, room: number, size: number): number {
  const fitting = (FITS * room) / fonts.width(text, false);
  return fitting < size && fitting >= Math.max(SAME_SIZE * size, LEAST_SIZE) ? fitting : size;
}

interface EntryText
  extends Pick<AlikeTexts, 'titleSize' | 'detailSize' | 'isTitleShort' | 'areDetailsShort'> {
  readonly title: string;
  readonly details: readonly string[];
  /** A word of the details is far too wide. */
  readonly areDetailsCramped: boolean;
  readonly room: number;
  readonly titleRoom: number;
}

/** The form of a text and its sizes, by which its words fit the width. */
function entryText(
  fonts: PaperFonts,
  entry: Entry,
  width: number,
  { scale, hasPills, alike }: TextLook,
  isShort: boolean,
  shared?: SharedForm,
): EntryText {
  const room = width - Math.min((isShort ? 2 : 6) * Math.min(1, scale), width * MOST_PADDING);
  const side = isShort ? PILL.narrowSide : PILL.side;
  const longest = (text: string, isBold: boolean): number =>
    text.split(/[\s-]+/u).reduce((most, word) => Math.max(most, fonts.width(word, isBold)), 0);
  const full = {
    title: alike?.titleSize ?? TITLE_SIZE * scale,
    detail: alike?.detailSize ?? DETAIL_SIZE * scale,
  };
  const around = (2 * (side + PILL.gap)) / TITLE_SIZE;
  /** The size of letters at which the longest word has room with its outline. */
  const sizeInPill = (text: string): number =>
    Math.min(full.title, (FITS * width) / (longest(text, true) + around));
  // A short name for which even that is too narrow goes from side to side of its outline.
  const isTight = isShort && sizeInPill(entry.shortTitle) < LEAST_SIZE;
  const titleRoomOf = (text: string): number =>
    hasPills ? width - (isTight ? (2 * PILL.gap) / TITLE_SIZE : around) * sizeInPill(text) : room;
  // A word that is too wide is set smaller; one that is far too wide gives way to the short form.
  const fitting = (text: string, isBold: boolean, size: number): number =>
    (FITS * (isBold ? titleRoomOf(text) : room)) / longest(text, isBold) / size;
  const leastShare = alike?.leastShare ?? LEAST_SHRINK;
  const isCramped = (text: string, isBold: boolean, size: number, least: number): boolean => {
    const share = fitting(text, isBold, size);
    return share < leastShare || (share < 1 && share * size < least);
  };
  const isTitleShort =
    shared?.isTitleShort ??
    (isShort || alike?.isTitleShort || isCramped(entry.title, true, full.title, READABLE.title));
  const title = isTitleShort ? entry.shortTitle : entry.title;
  const linesOf = (detail: string): number =>
    detailLines(fonts, detail, room / full.detail, MOST_DETAIL_LINES).length;
  const areDetailsCramped = entry.details.some((detail) =>
    isCramped(detail, false, full.detail, READABLE.detail),
  );
  const areDetailsShort =
    shared?.areDetailsShort ??
    (alike?.areDetailsShort ||
      (isTitleShort && (width < SHORT_BELOW || entry.details.some((detail) => linesOf(detail) > 2))) ||
      areDetailsCramped);
  const details = areDetailsShort ? entry.shortDetails : entry.details;
  const smallest = width >= SHORT_BELOW ? LEAST_WHOLE : isTight ? LEAST_SIZE / 2 : LEAST_SIZE;
  const shrunk = (texts: readonly string[], isBold: boolean, size: number): number =>
    texts.reduce((least, text) => {
      const share = fitting(text, isBold, size);
      return share >= LEAST_SHRINK || share * size >= smallest ? Math.min(least, share * size) : least;
    }, size);
  const titleSize = shrunk([title], true, full.title);
  const detailSize = Math.min(titleSize, shrunk(details, false, full.detail));
  const titleRoom = titleRoomOf(title);
  const form = { isTitleShort, areDetailsShort, areDetailsCramped };
  return { ...form, title, details, room, titleRoom, titleSize, detailSize };
}

/** A distinct text of a table: the width that it has, and the number of cells in which it is. */
interface DistinctText {
  readonly entry: Entry;
  readonly width: number;
  readonly count: number;
}

/** The texts in these columns. Lanes of lessons that clash do not make those of other cells smaller. */
function distinctTexts(table: ScheduleTable, { columns, columnWidth }: TableMeasures): DistinctText[] {
  const texts = new Map<string, DistinctText>();
  for (const block of blocksWithin(table, columns, { from: 0, to: table.rows.length })) {
    if (!isEven(block)) continue;
    for (const entry of block.entries) {
      const { title, details, shortTitle, shortDetails } = entry;
      const width = blockTextWidth(table, block, columnWidth);
      const key = JSON.stringify([width, title, details, shortTitle, shortDetails]);
      const count = (texts.get(key)?.count ?? 0) + 1;
      texts.set(key, { entry, width, count });
    }
  }
  return [...texts.values()];
}

/** The one size of the texts in these columns: that of the widest word that is not far wider than the others. */
export function alikeTexts(fonts: PaperFonts, table: ScheduleTable, measures: TableMeasures): AlikeTexts {
  const { scale } = measures;
  const full = { titleSize: TITLE_SIZE * scale, detailSize: DETAIL_SIZE * scale };
  const whole: AlikeTexts = {
    isTitleShort: false,
    areDetailsShort: false,
    leastShare: 0,
    isCompact: false,
    ...full,
  };
  const texts = distinctTexts(table, measures).map(({ entry, width }) =>
    entryText(fonts, entry, width, { ...measures, alike: whole }, width < SHORT_BELOW),
  );
  const common = (sizes: readonly number[], size: number, least: number): number => {
    const floor = Math.min(size, Math.max(LEAST_COMMON * size, least));
    return sizes.reduce((smallest, each) => (each >= floor ? Math.min(smallest, each) : smallest), size);
  };
  const titleSize = common(
    texts.map((text) => text.titleSize),
    full.titleSize,
    LEAST_ALIKE.title,
  );
  const detailSize = common(
    texts.filter(({ details }) => details.length > 0).map((text) => text.detailSize),
    full.detailSize,
    LEAST_ALIKE.detail,
  );
  const sizes = { titleSize, detailSize: besideTitle(detailSize, titleSize) };
  return withSharedForm(fonts, table, measures, { ...whole, leastShare: SAME_SIZE, ...sizes });
}

/** Adds the form of cells of several lessons: one of whole names that needs little height, and the short one if one text needs it. */
function withSharedForm(
  fonts: PaperFonts,
  table: ScheduleTable,
  measures: TableMeasures,
  alike: AlikeTexts,
): AlikeTexts {
  const widthOf = (block: TableBlock): number => blockTextWidth(table, block, measures.columnWidth);
  const blocks = blocksWithin(table, measures.columns, { from: 0, to: table.rows.length }).filter(
    (block) =>
      block.entries.length > 1 &&
      isEven(block) &&
      !isInLanes(table, block, widthOf(block)) &&
      !isJoined(table, block, widthOf(block), alike),
  );
  const most = Math.max(
    1,
    ...blocks.map((block) => columnsFor(table, block, widthOf(block), Number.POSITIVE_INFINITY)),
  );
  let best = alike;
  let least = Number.POSITIVE_INFINITY;
  let isBestWhole = false;
  for (let across = 1; blocks.length > 0 && across <= most; across += 1) {
    const texts = blocks.flatMap((block) => {
      const width = widthOf(block) / columnsFor(table, block, widthOf(block), across);
      return block.entries.map((entry) => entryText(fonts, entry, width, { ...measures, alike }, false));
    });
    const shared = {
      across,
      isTitleShort: texts.some(({ isTitleShort }) => isTitleShort),
      areDetailsShort: texts.some(({ areDetailsCramped }) => areDetailsCramped) || alike.areDetailsShort,
    };
    const tried = { ...alike, shared };
    const heights = blocks.map((block) => {
      const columns = columnsFor(table, block, widthOf(block), across);
      const boxes = inColumns(fonts, block.entries, columns, widthOf(block), { ...measures, alike: tried });
      return Math.max(...boxes.map((box) => linesHeight(box.lines) / box.height));
    });
    const height = heights.reduce((sum, each) => sum + each, 0);
    const isWhole = !shared.isTitleShort && Math.max(...heights) <= MOST_SHARED_HEIGHT * measures.scale;
    if (isWhole === isBestWhole ? height >= least : isBestWhole) continue;
    best = tried;
    least = height;
    isBestWhole = isWhole;
  }
  return best;
}

/** The one form and the one size of the texts of a Global schedule, where its columns are so wide. */
export function alikeGlobalTexts(
  fonts: PaperFonts,
  table: ScheduleTable,
  measures: TableMeasures,
): AlikeTexts {
  const { scale } = measures;
  const distinct = distinctTexts(table, { ...measures, columns: { from: 0, to: table.columns.length } });
  const textsAt = (alike?: AlikeTexts): (EntryText & Pick<DistinctText, 'count'>)[] =>
    distinct.map(({ entry, width, count }) => ({
      ...entryText(fonts, entry, width, alike ? { ...measures, alike } : measures, width < SHORT_BELOW),
      count,
    }));
  const own = textsAt();
  const form = {
    isTitleShort: own.some(({ isTitleShort }) => isTitleShort),
    areDetailsShort: own.some(({ isTitleShort, areDetailsShort }) => isTitleShort || areDetailsShort),
    leastShare: LEAST_SHRINK,
    isCompact: true,
  };
  const full = { titleSize: TITLE_SIZE * scale, detailSize: DETAIL_SIZE * scale };
  const texts = textsAt({ ...form, ...full });
  const titleSize = sizeOfMost(
    texts.map(({ titleSize: size, count }) => ({ size, count })),
    full.titleSize,
  );
  const detailSize = sizeOfMost(
    texts.filter(({ details }) => details.length > 0).map(({ detailSize: size, count }) => ({ size, count })),
    full.detailSize,
  );
  const sizes = { titleSize, detailSize: besideTitle(detailSize, titleSize) };
  return withSharedForm(fonts, table, measures, { ...form, ...sizes });
}

const besideTitle = (detailSize: number, titleSize: number): number =>
  Math.min(detailSize, (titleSize * DETAIL_SIZE) / TITLE_SIZE);

/** The size that all but a few of the cells have room for, where it is not far below that of the middle one. */
function sizeOfMost(
  sizes: readonly { readonly size: number; readonly count: number }[],
  full: number,
): number {
  const sorted = [...sizes].sort((a, b) => a.size - b.size);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  const sizeAt = (share: number): number => {
    let before = 0;
    for (const { size, count } of sorted) {
      before += count;
      if (before > share * all) return size;
    }
    return full;
  };
  const least = Math.max(sizeAt(FEW), LEAST_COMMON * sizeAt(0.5));
  return sorted.find(({ size }) => size >= least)?.size ?? full;
}

/** A line without text, of this height. */
const spacer = (height: number): EntryLine => ({ text: '', isBold: false, size: height / LINE });
