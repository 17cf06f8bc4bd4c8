import type { Draft, ExportSettings } from '@bellgrid/model';
import {
  blocksWithin,
  entryBoxes,
  type FittedTable,
  fitTable,
  HEADING_SIZE,
  LINE,
  linesHeight,
  type TableMeasures,
  TIME_SIZE,
} from './fit-table.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperBox, PaperLogo, PaperPage, PaperText } from './paper-page.ts';
import { type LineStyle, setLine, wrapText } from './paper-text.ts';
import type { PaperWords } from './paper-words.ts';
import type { Heading, Schedule, ScheduleTable, TableBlock } from './schedule-data.ts';
import { textColorOn, tintOf } from './table-colors.ts';
import { tilesOf } from './tiles.ts';

/** Points for each pixel of the constants of the specification. */
const POINT = 0.75;
/** The width and the height that a table is fitted to, on A4 and Letter. */
const TARGET = {
  portrait: { width: 729.6 * POINT, height: 1020 * POINT },
  landscape: { width: 1020 * POINT, height: 620 * POINT },
} as const;
const MOST_FIT_ITERATIONS = 100;
const FIT_TOLERANCE = 0.5 * POINT;

/** Sheets upright, in points. */
const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  a3: { width: 841.89, height: 1190.55 },
  a2: { width: 1190.55, height: 1683.78 },
} as const;

const INK = '#1b1d21';
const QUIET = '#5b6069';
const LINES = '#9aa0aa';
const CLOSED = '#f1f2f4';
const PAUSE = '#fafafa';

const LARGEST_SCALE = 1.4;
const SMALLEST_SCALE = { usual: 0.62, global: 0.46 } as const;
/** A column is not narrower than this; more columns are on further pages. */
const LEAST_COLUMN = { usual: 54, global: 18.5 } as const;

/** Things about the day of printing and the school that the draft does not say. */
export interface PaperContext {
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The date as text. */
  readonly today: string;
  readonly hasLogo: boolean;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The enlargement of a poster against A4. */
  readonly zoom: number;
}

/** The size of the page, for a view: only the Global one is printed on larger paper than A4 or Letter. */
export function pageSize(settings: ExportSettings, isGlobal: boolean): { width: number; height: number } {
  const isPoster = settings.paper === 'a3' || settings.paper === 'a2';
  const paper = PAPERS[isPoster && !isGlobal ? 'a4' : settings.paper];
  return settings.scheduleOrientation === 'portrait' ? paper : { width: paper.height, height: paper.width };
}

/** The pages of one schedule. */
export function layoutSchedule(
  draft: Draft,
  settings: ExportSettings,
  schedule: Schedule,
  context: PaperContext,
): PaperPage[] {
  const isGlobal = schedule.kind === 'global';
  const { width, height } = pageSize(settings, isGlobal);
  const target = TARGET[settings.scheduleOrientation];
  const base = PAPERS[settings.paper === 'letter' ? 'letter' : 'a4'];
  const zoom = Math.max(1, Math.min(width, height) / base.width);
  const tableWidth = Math.min(target.width * zoom, width - 36 * zoom);
  const header = headerHeight(schedule, zoom);
  const top = 26 * zoom + header;
  const left = (width - tableWidth) / 2;
  const most = height - top - 34 * zoom;
  const tall = settings.scheduleOrientation === 'landscape' ? most : Math.min(target.height * zoom, most);
  const frame: Frame = { width, height, left, right: left + tableWidth, top, bottom: top + tall, zoom };
  const tables = isGlobal ? schedule.tables.map(transposed) : schedule.tables;
  const parts = paginate(tables, frame, isGlobal, context.fonts);
  const pages = parts.map((part, index) =>
    drawPage(draft, settings, schedule, part, frame, context, { index, count: parts.length }),
  );
  return isGlobal && settings.isTiled ? pages.flatMap((page) => tilesOf(page, context.fonts)) : pages;
}

/** The periods to the side and the classes downwards. */
function transposed(table: ScheduleTable): ScheduleTable {
  const swap = <Place extends { column: number; row: number }>(place: Place): Place => ({
    ...place,
    column: place.row,
    row: place.column,
  });
  // A lesson of several periods lies across: its text takes the whole block.
  const blocks = table.blocks.flatMap((block): TableBlock[] => {
    const isEven = block.entries.every(({ from, to }) => to - from === block.rowSpan);
    const rows = isEven ? [block] : perRow(block);
    return rows.map((each) => ({
      ...swap(each),
      columnSpan: each.rowSpan,
      rowSpan: each.columnSpan,
      entries: each.entries.map((entry) => ({
        ...entry,
        from: each.column,
        to: each.column + each.columnSpan,
      })),
      cells: each.cells.map(swap),
    }));
  });
  return { ...table, columns: table.rows, rows: table.columns, blocks, closed: table.closed.map(swap) };
}

/** A block of lessons of different lengths as one block for each of its rows. */
function perRow(block: TableBlock): TableBlock[] {
  return Array.from({ length: block.rowSpan }, (_, offset) => {
    const row = block.row + offset;
    const entries = block.entries
      .filter(({ from, to }) => from <= row && row < to)
      .map((entry) => ({ ...entry, from: row, to: row + 1 }));
    return { ...block, row, rowSpan: 1, entries, cells: block.cells.filter((cell) => cell.row === row) };
  }).filter(({ entries }) => entries.length > 0);
}

/** A table, or the rows and columns of it, that one page shows. */
interface TablePart {
  readonly table: ScheduleTable;
  readonly measures: TableMeasures;
  readonly fitted: FittedTable;
  readonly rows: { readonly from: number; readonly to: number };
  readonly labelWidth: number;
  readonly headHeight: number;
}

type PagePart = readonly TablePart[];

/** The parts of the tables for each page, at the largest scale at which they fit. */
function paginate(
  tables: readonly ScheduleTable[],
  frame: Frame,
  isGlobal: boolean,
  fonts: PaperFonts,
): PagePart[] {
  const kind = isGlobal ? 'global' : 'usual';
  const [only] = tables;
  if (only === undefined) return [];
  if (tables.length === 1) {
    const splits = columnSplits(only, frame, LEAST_COLUMN[kind], fonts);
    return splits.flatMap((columns) => {
      const fit = fitPage([only], frame, SMALLEST_SCALE[kind], fonts, columns);
      return rowSplits(fit, frame);
    });
  }
  const together = fitPage(tables, frame, SMALLEST_SCALE[kind], fonts, null);
  const total = together.reduce((sum, part) => sum + part.fitted.total + part.headHeight, 0);
  if (total <= frame.bottom - frame.top) return [together];
  return tables.flatMap((table) => paginate([table], frame, isGlobal, fonts));
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

function columnSplits(
  table: ScheduleTable,
  frame: Frame,
  least: number,
  fonts: PaperFonts,
): TableMeasures['columns'][] {
  const room = frame.right - frame.left - labelWidthOf(table, 0.8, fonts);
  const count = table.columns.length;
  const most = Math.max(1, Math.floor(room / least));
  if (count <= most) return [{ from: 0, to: count }];
  const ends = groupEnds(table.columns);
  const splits: TableMeasures['columns'][] = [];
  const pages = Math.ceil(count / most);
  const even = Math.ceil(count / pages);
  for (let from = 0; from < count; ) {
    const limit = Math.min(count, from + most);
    const atGroup = ends.filter((end) => end > from && end <= limit).at(-1);
    const to = atGroup ?? Math.min(count, from + even);
    splits.push({ from, to });
    from = to;
  }
  return splits;
}

/** The columns after which another day begins; none where the columns have no days. */
function groupEnds(columns: readonly Heading[]): number[] {
  if (columns.every(({ group }) => group === '')) return [];
  return columns.flatMap(({ group }, index) => (columns[index + 1]?.group === group ? [] : [index + 1]));
}

function fitPage(
  tables: readonly ScheduleTable[],
  frame: Frame,
  smallest: number,
  fonts: PaperFonts,
  columns: TableMeasures['columns'] | null,
): TablePart[] {
  const room = frame.bottom - frame.top;
  const at = (scale: number): TablePart[] =>
    tables.map((table) => {
      const shown = columns ?? { from: 0, to: table.columns.length };
      const labelWidth = labelWidthOf(table, scale, fonts);
      const columnWidth = (frame.right - frame.left - labelWidth) / Math.max(1, shown.to - shown.from);
      const measures = { scale, columnWidth, columns: shown };
      const fitted = fitTable(fonts, table, measures);
      const headHeight = headHeightOf(table, measures, fonts) + (table.heading === '' ? 0 : 24 * scale);
      const rows = { from: 0, to: table.rows.length };
      return { table, measures, fitted, rows, labelWidth, headHeight };
    });
  const heightOf = (parts: readonly TablePart[]): number =>
    parts.reduce((sum, part) => sum + part.fitted.total + part.headHeight, 0);

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

/** One table on as many pages as its rows need. */
function rowSplits(parts: readonly TablePart[], frame: Frame): PagePart[] {
  const [part] = parts;
  if (part === undefined) return [];
  const room = frame.bottom - frame.top - part.headHeight;
  if (part.fitted.total <= room) return [parts];
  const ends = freeRowEnds(part);
  const pages: PagePart[] = [];
  for (let from = 0; from < part.table.rows.length; ) {
    let to = from + 1;
    for (const end of ends.filter((each) => each > from)) {
      if (rowsHeight(part.fitted, from, end) <= room || end === from + 1) to = end;
      else break;
    }
    pages.push([{ ...part, rows: { from, to } }]);
    from = to;
  }
  return pages;
}

/** The rows at whose end no block continues. */
function freeRowEnds({ table, measures }: TablePart): number[] {
  const held = new Set(
    blocksWithin(table, measures.columns).flatMap(({ row, rowSpan }) =>
      Array.from({ length: rowSpan - 1 }, (_, index) => row + index + 1),
    ),
  );
  return table.rows.map((_, index) => index + 1).filter((end) => !held.has(end));
}

const rowsHeight = ({ heights, pauses }: FittedTable, from: number, to: number): number => {
  let sum = 0;
  for (let row = from; row < to; row += 1) sum += (heights[row] ?? 0) + (row > from ? (pauses[row] ?? 0) : 0);
  return sum;
};

function headHeightOf(
  table: ScheduleTable,
  { scale, columnWidth, columns }: TableMeasures,
  fonts: PaperFonts,
): number {
  const lines = table.columns
    .slice(columns.from, columns.to)
    .map(({ label }) => headingLines(fonts, label, columnWidth, scale).length);
  const groups = table.columns.some(({ group }) => group !== '') ? 1 : 0;
  return (Math.max(1, ...lines) + groups) * HEADING_SIZE * scale * LINE + (8 + groups * 5) * scale;
}

const headingLines = (fonts: PaperFonts, label: string, width: number, scale: number): string[] =>
  wrapText(fonts, label, true, (width - 4 * Math.min(1, scale)) / (HEADING_SIZE * scale), 3);

const headerHeight = (schedule: Schedule, zoom: number): number =>
  (schedule.kind === 'classroom' ? 54 : 42) * zoom;

/** Draws on a page. */
class Sheet {
  readonly boxes: PaperBox[] = [];
  readonly texts: PaperText[] = [];
  readonly placed: PaperPage['placed'][number][] = [];
  readonly fonts: PaperFonts;

  constructor(fonts: PaperFonts) {
    this.fonts = fonts;
  }

  line(text: string, x: number, y: number, width: number, style: LineStyle): void {
    if (text !== '') this.texts.push(...setLine(this.fonts, text, { x, y, width }, style));
  }

  /** Lines of text in the middle of an area. */
  centered(
    lines: readonly {
      readonly text: string;
      readonly isBold: boolean;
      readonly size: number;
      readonly color?: string;
    }[],
    area: PaperLogo,
    color: string,
  ): void {
    let top = area.y + (area.height - linesHeight(lines)) / 2;
    for (const { text, isBold, size, color: own } of lines) {
      const baseline = top + size * (LINE / 2 + 0.355);
      this.line(text, area.x, baseline, area.width, { size, isBold, color: own ?? color, align: 'center' });
      top += size * LINE;
    }
  }
}

function drawPage(
  draft: Draft,
  settings: ExportSettings,
  schedule: Schedule,
  parts: PagePart,
  frame: Frame,
  context: PaperContext,
  page: { readonly index: number; readonly count: number },
): PaperPage {
  const sheet = new Sheet(context.fonts);
  const title = context.words.title(schedule, draft.schoolData.schoolName);
  const logo = drawHeader(sheet, draft, schedule, title, frame, context, page);
  const needed = parts.reduce(
    (sum, { fitted, rows, headHeight }) => sum + headHeight + rowsHeight(fitted, rows.from, rows.to),
    0,
  );
  const rowCount = parts.reduce((sum, { rows }) => sum + rows.to - rows.from, 0);
  const free = Math.max(0, frame.bottom - frame.top - needed);
  const stretch = Math.min(free / Math.max(1, rowCount), 46 * frame.zoom);
  let y = frame.top;
  for (const part of parts) y = drawTable(sheet, settings, part, frame, y, stretch);
  drawFooter(sheet, settings, schedule, frame, context, page);
  const { width, height } = frame;
  const { boxes, texts, placed } = sheet;
  return { width, height, sheet: null, title, schedule: schedule.key, boxes, texts, logo, placed };
}

function drawHeader(
  sheet: Sheet,
  draft: Draft,
  schedule: Schedule,
  title: string,
  frame: Frame,
  { words, fonts, hasLogo }: PaperContext,
  page: { readonly index: number; readonly count: number },
): PaperLogo | null {
  const { zoom, left, right, top } = frame;
  const size = (schedule.kind === 'classroom' ? 34 : 23) * zoom;
  const room = right - left;
  const logo = hasLogo
    ? { x: right - 130 * zoom, y: 22 * zoom, width: 130 * zoom, height: top - 32 * zoom }
    : null;
  const titleRoom = room * (logo ? 0.72 : 0.78);
  const [line = ''] = wrapText(fonts, title, true, titleRoom / size, 1);
  const kind = words.kind(schedule);
  const about = [kind, schedule.subtitle, page.count > 1 ? words.page(page.index + 1, page.count) : ''];
  const quiet: LineStyle = { size: 10.5 * zoom, isBold: false, color: QUIET, align: 'start' };
  const school = draft.schoolData.schoolName;
  sheet.line(line, left, top - 24 * zoom, titleRoom, { size, isBold: true, color: INK, align: 'start' });
  sheet.line(about.filter((each) => each !== '').join(' · '), left, top - 9 * zoom, room, quiet);
  if (school !== title) {
    const y = logo ? top - 9 * zoom : top - 24 * zoom;
    const [name = ''] = wrapText(fonts, school, false, (room - titleRoom) / quiet.size, 1);
    sheet.line(name, left + titleRoom, y, room - titleRoom, { ...quiet, align: 'end' });
  }
  return logo;
}

function drawFooter(
  sheet: Sheet,
  settings: ExportSettings,
  schedule: Schedule,
  { left, right, height, zoom }: Frame,
  { words, today }: PaperContext,
  page: { readonly index: number; readonly count: number },
): void {
  const { currentDate, revision } = settings.includeAdditionalInfo;
  const style: LineStyle = { size: 8 * zoom, isBold: false, color: QUIET, align: 'start' };
  const y = height - 14 * zoom;
  if (currentDate) sheet.line(today, left, y, right - left, style);
  if (revision) {
    sheet.line(words.revision(settings.revisionNumber), left, y, right - left, { ...style, align: 'end' });
  }
  if (schedule.unplaced > 0 && page.index === page.count - 1) {
    sheet.line(words.unplaced(schedule.unplaced), left, y, right - left, {
      ...style,
      color: INK,
      align: 'center',
    });
  }
}

function drawTable(
  sheet: Sheet,
  settings: ExportSettings,
  part: TablePart,
  frame: Frame,
  top: number,
  stretch: number,
): number {
  const { table, measures, fitted, rows, labelWidth, headHeight } = part;
  const { scale, columnWidth, columns } = measures;
  const fill = settings.scheduleFillColor;
  const onFill = textColorOn(fill);
  const hair = 0.6 * frame.zoom;
  const gridX = frame.left + labelWidth;
  const x = (column: number): number => gridX + (column - columns.from) * columnWidth;
  let y = top;
  let head = headHeight;
  if (table.heading !== '') {
    sheet.line(table.heading, frame.left, y + 16 * scale, frame.right - frame.left, {
      size: 11.5 * scale,
      isBold: true,
      color: INK,
      align: 'start',
    });
    y += 24 * scale;
    head -= 24 * scale;
  }
  drawHead(sheet, part, { top: y, height: head, x, left: frame.left, fill, onFill, hair });
  y += head;

  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let row = rows.from; row < rows.to; row += 1) {
    const pause = row > rows.from ? (fitted.pauses[row] ?? 0) : 0;
    if (pause > 0)
      drawPause(
        sheet,
        table.rows[row],
        { x: frame.left, y, width: frame.right - frame.left, height: pause },
        labelWidth,
        scale,
      );
    y += pause;
    tops[row] = y;
    y += (fitted.heights[row] ?? 0) + stretch;
    bottoms[row] = y;
  }
  const area = (column: number, row: number, columnSpan: number, rowSpan: number): PaperLogo => {
    const end = Math.min(row + rowSpan, rows.to) - 1;
    const from = tops[row] ?? 0;
    return { x: x(column), y: from, width: columnSpan * columnWidth, height: (bottoms[end] ?? from) - from };
  };
  for (let row = rows.from; row < rows.to; row += 1) {
    const heading = table.rows[row];
    const box = { ...area(columns.from, row, 1, 1), x: frame.left, width: labelWidth };
    sheet.boxes.push({ ...box, fill, stroke: LINES, lineWidth: hair });
    if (heading) drawRowLabel(sheet, heading, box, labelWidth, scale, onFill);
    for (let column = columns.from; column < columns.to; column += 1)
      sheet.boxes.push({ ...area(column, row, 1, 1), stroke: LINES, lineWidth: hair });
  }
  for (const { column, row } of table.closed) {
    const isShown = column >= columns.from && column < columns.to && row >= rows.from && row < rows.to;
    if (isShown)
      sheet.boxes.push({ ...area(column, row, 1, 1), fill: CLOSED, stroke: LINES, lineWidth: hair });
  }
  for (const block of blocksWithin(table, columns)) {
    if (block.row < rows.from || block.row >= rows.to) continue;
    drawBlock(
      sheet,
      settings,
      block,
      area(block.column, block.row, block.columnSpan, block.rowSpan),
      scale,
      hair,
    );
  }
  for (const end of groupEnds(table.columns)) {
    if (end <= columns.from || end >= columns.to) continue;
    sheet.boxes.push({ x: x(end) - hair, y: top, width: hair * 2, height: y - top, fill: INK });
  }
  return y + 14 * scale;
}

interface HeadPlace {
  readonly top: number;
  readonly height: number;
  readonly x: (column: number) => number;
  readonly left: number;
  readonly fill: string;
  readonly onFill: string;
  readonly hair: number;
}

function drawHead(sheet: Sheet, { table, measures, labelWidth }: TablePart, place: HeadPlace): void {
  const { scale, columnWidth, columns } = measures;
  const { top, height, x, left, fill, onFill, hair } = place;
  const hasGroups = table.columns.some(({ group }) => group !== '');
  const groupHeight = hasGroups ? HEADING_SIZE * scale * LINE + 6 * scale : 0;
  const box = { stroke: LINES, lineWidth: hair, fill };
  sheet.boxes.push({ ...box, x: left, y: top, width: labelWidth, height });
  let from = columns.from;
  for (const end of hasGroups ? groupEnds(table.columns) : []) {
    const to = Math.min(end, columns.to);
    if (to <= from) continue;
    const area = { x: x(from), y: top, width: (to - from) * columnWidth, height: groupHeight };
    const text = wrapText(
      sheet.fonts,
      table.columns[from]?.group ?? '',
      true,
      area.width / (HEADING_SIZE * scale),
      1,
    );
    sheet.boxes.push({ ...box, ...area });
    sheet.centered(
      text.map((each) => ({ text: each, isBold: true, size: HEADING_SIZE * scale })),
      area,
      onFill,
    );
    from = to;
  }
  for (let column = columns.from; column < columns.to; column += 1) {
    const label = table.columns[column]?.label ?? '';
    const area = { x: x(column), y: top + groupHeight, width: columnWidth, height: height - groupHeight };
    const lines = headingLines(sheet.fonts, label, columnWidth, scale);
    sheet.boxes.push({ ...box, ...area });
    sheet.centered(
      lines.map((text) => ({ text, isBold: true, size: HEADING_SIZE * scale })),
      area,
      onFill,
    );
  }
}

function drawPause(
  sheet: Sheet,
  heading: Heading | undefined,
  area: PaperLogo,
  labelWidth: number,
  scale: number,
): void {
  sheet.boxes.push({ ...area, fill: PAUSE, stroke: LINES, lineWidth: 0.4 });
  const time = [{ text: heading?.pause?.time ?? '', isBold: false, size: TIME_SIZE * 0.9 * scale }];
  sheet.centered(time, { ...area, width: labelWidth }, QUIET);
}

function drawRowLabel(
  sheet: Sheet,
  heading: Heading,
  area: PaperLogo,
  labelWidth: number,
  scale: number,
  color: string,
): void {
  const size = HEADING_SIZE * scale;
  const most = heading.time === '' ? 2 : 1;
  const lines = wrapText(sheet.fonts, heading.label, true, (labelWidth - 6 * scale) / size, most);
  const time = heading.time === '' ? [] : [{ text: heading.time, isBold: false, size: TIME_SIZE * scale }];
  sheet.centered([...lines.map((text) => ({ text, isBold: true, size })), ...time], area, color);
}

function drawBlock(
  sheet: Sheet,
  { colorOption }: ExportSettings,
  block: TableBlock,
  area: PaperLogo,
  scale: number,
  hair: number,
): void {
  sheet.placed.push({ cells: block.cells, area });
  sheet.boxes.push({ ...area, fill: '#ffffff', stroke: LINES, lineWidth: hair });
  const boxes = entryBoxes(sheet.fonts, block, area.width, scale);
  for (const { entry, x, y, width, height, lines } of boxes) {
    const own = {
      x: area.x + x * area.width,
      y: area.y + y * area.height,
      width: width * area.width,
      height: height * area.height,
    };
    const isFilled = colorOption === 'Fill';
    const bar = Math.min(3 * scale, own.width * 0.08);
    if (isFilled) sheet.boxes.push({ ...own, fill: entry.color, stroke: '#ffffff', lineWidth: hair });
    else if (boxes.length > 1) sheet.boxes.push({ ...own, stroke: LINES, lineWidth: hair / 2 });
    if (colorOption === 'Border')
      sheet.boxes.push({ x: own.x, y: own.y, width: bar, height: own.height, fill: entry.color });
    if (colorOption === 'Pill') drawPill(sheet, lines, own, entry.color, scale);
    const color = isFilled ? textColorOn(entry.color) : INK;
    const quiet = isFilled ? color : QUIET;
    const title = colorOption === 'Pill' ? INK : color;
    sheet.centered(
      lines.map((line) => ({ ...line, color: line.isBold ? title : quiet })),
      colorOption === 'Border' ? { ...own, x: own.x + bar, width: own.width - bar } : own,
      color,
    );
  }
}

/** A rounded tint behind the name, with its colour as the outline, so that it shows in black and white too. */
function drawPill(
  sheet: Sheet,
  lines: readonly { readonly text: string; readonly isBold: boolean; readonly size: number }[],
  area: PaperLogo,
  color: string,
  scale: number,
): void {
  const bold = lines.filter(({ isBold }) => isBold);
  const height = linesHeight(bold) + scale;
  const widest = Math.max(...bold.map(({ text, size }) => sheet.fonts.width(text, true) * size));
  const width = Math.min(area.width - scale, widest + 9 * scale);
  const y = area.y + (area.height - linesHeight(lines)) / 2 - scale / 2;
  sheet.boxes.push({
    x: area.x + (area.width - width) / 2,
    y,
    width,
    height,
    radius: Math.min(height / 2, 7 * scale),
    fill: tintOf(color),
    stroke: color,
    lineWidth: 0.8 * scale,
  });
}
