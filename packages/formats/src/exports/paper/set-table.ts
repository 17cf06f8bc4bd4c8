import type { ExportSettings } from '@bellgrid/model';
import {
  blocksWithin,
  type EntryBox,
  entryBoxes,
  HEADING_SIZE,
  LINE,
  linesHeight,
  PILL,
  SLIM_SIZE,
  type Span,
  sayingColumns,
  TIME_SIZE,
  TITLE_SIZE,
} from './fit-table.ts';
import { dayEnds, headingLines, headingSize, type PageFrame, TABLE_GAP, type TablePart } from './paginate.ts';
import type { PaperArea } from './paper-page.ts';
import type { PaperSheet } from './paper-sheet.ts';
import { wrapText } from './paper-text.ts';
import { type Heading, isTime, type TableBlock } from './schedule-data.ts';
import { CLOSED, INK, QUIET, textColorOn, tintOf } from './table-colors.ts';

const LINES = '#9aa0aa';
const PAUSE = '#fafafa';
const MOST_LABEL_LINES = 4;
/** In points: edges that are nearer to one another are one, but for errors of rounding. */
const SAME = 0.01;

interface TablePlace {
  readonly top: number;
  /** The points by which each row is higher than it has to be. */
  readonly stretch: number;
  /** The name of the time between two periods. */
  readonly pause: string;
}

/** Draws a table, or the part of it that is on this page; returns where the next one begins. */
export function drawTable(
  sheet: PaperSheet,
  settings: ExportSettings,
  part: TablePart,
  frame: PageFrame,
  { top, stretch, pause: pauseName }: TablePlace,
): number {
  const { table, measures, fitted, rows, labelWidth, headHeight } = part;
  const { scale, headScale, columnWidth, columns } = measures;
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

  const blocks = blocksWithin(table, columns, rows);
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let row = rows.from; row < rows.to; row += 1) {
    const pause = row > rows.from ? (fitted.pauses[row] ?? 0) : 0;
    if (pause > 0) {
      const free = longestFree(columns, blocks, row);
      drawPause(
        sheet,
        table.rows[row],
        { x: frame.left, y, width: frame.right - frame.left, height: pause },
        { name: pauseName, labelWidth, scale: headScale, hair, from: x(free.from), to: x(free.to) },
      );
    }
    y += pause;
    tops[row] = y;
    y += (fitted.heights[row] ?? 0) + (fitted.slim[row] ? 0 : stretch);
    bottoms[row] = y;
  }
  const area = (column: number, row: number, columnSpan: number, rowSpan: number): PaperArea => {
    const end = Math.min(row + rowSpan, rows.to) - 1;
    const from = tops[row] ?? 0;
    return { x: x(column), y: from, width: columnSpan * columnWidth, height: (bottoms[end] ?? from) - from };
  };
  for (let row = rows.from; row < rows.to; row += 1) {
    const heading = table.rows[row];
    const box = { ...area(columns.from, row, 1, 1), x: frame.left, width: labelWidth };
    sheet.box({ ...box, fill, stroke: LINES, lineWidth: hair });
    const isSlim = fitted.slim[row] ?? false;
    if (heading) drawRowLabel(sheet, heading, box, { labelWidth, scale: headScale, color: onFill, isSlim });
    if (isSlim) {
      const across = area(columns.from, row, columns.to - columns.from, 1);
      sheet.box({ ...across, fill: CLOSED, stroke: LINES, lineWidth: hair });
      continue;
    }
    for (let column = columns.from; column < columns.to; column += 1)
      sheet.box({ ...area(column, row, 1, 1), stroke: LINES, lineWidth: hair });
  }
  for (const { column, row } of table.closed) {
    const isShown = column >= columns.from && column < columns.to && row >= rows.from && row < rows.to;
    if (isShown && !fitted.slim[row])
      sheet.box({ ...area(column, row, 1, 1), fill: CLOSED, stroke: LINES, lineWidth: hair });
  }
  for (const block of blocks) {
    const boxes = entryBoxes(sheet.fonts, table, block, measures);
    drawBlock(sheet, settings, block, (from, to) => area(block.column, from, block.columnSpan, to - from), {
      ...{ scale, hair, boxes, columns: sayingColumns(table, block) },
      hasOwnRows: table.isTurned && boxes.length > 1,
    });
  }
  for (const end of dayEnds(table.columns)) {
    if (end <= columns.from || end >= columns.to) continue;
    sheet.box({ x: x(end) - hair, y: top, width: hair * 2, height: y - top, fill: INK });
  }
  return y + TABLE_GAP * scale;
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

function drawHead(sheet: PaperSheet, { table, measures, labelWidth }: TablePart, place: HeadPlace): void {
  const { headScale: scale, columnWidth, columns } = measures;
  const { top, height, x, left, fill, onFill, hair } = place;
  const hasDays = table.columns.some(({ day }) => day !== null);
  const dayHeight = hasDays ? HEADING_SIZE * scale * LINE + 6 * scale : 0;
  const box = { stroke: LINES, lineWidth: hair, fill };
  sheet.box({ ...box, x: left, y: top, width: labelWidth, height });
  let from = columns.from;
  for (const end of hasDays ? dayEnds(table.columns) : []) {
    const to = Math.min(end, columns.to);
    if (to <= from) continue;
    const area = { x: x(from), y: top, width: (to - from) * columnWidth, height: dayHeight };
    const text = wrapText(
      sheet.fonts,
      table.columns[from]?.day?.label ?? '',
      true,
      area.width / (HEADING_SIZE * scale),
      1,
    );
    sheet.box({ ...box, ...area });
    sheet.centered(
      text.map((each) => ({ text: each, isBold: true, size: HEADING_SIZE * scale })),
      area,
      onFill,
    );
    from = to;
  }
  const size = headingSize(sheet.fonts, table, measures);
  for (let column = columns.from; column < columns.to; column += 1) {
    const label = table.columns[column]?.label ?? '';
    const area = { x: x(column), y: top + dayHeight, width: columnWidth, height: height - dayHeight };
    const lines = headingLines(sheet.fonts, label, columnWidth, { scale, size });
    sheet.box({ ...box, ...area });
    sheet.centered(
      lines.map((text) => ({ text, isBold: true, size })),
      area,
      onFill,
    );
  }
}

/** The most columns side by side in which no block reaches from the row before into this one; none where each has one. */
function longestFree(columns: Span, blocks: readonly TableBlock[], row: number): Span {
  const crossing = blocks.filter((block) => block.row < row && block.row + block.rowSpan > row);
  const isFree = (at: number): boolean =>
    !crossing.some(({ column, columnSpan }) => at >= column && at < column + columnSpan);
  let longest = { from: columns.from, to: columns.from };
  let { from } = columns;
  for (let at = columns.from; at < columns.to; at += 1) {
    if (!isFree(at)) from = at + 1;
    else if (at + 1 - from > longest.to - longest.from) longest = { from, to: at + 1 };
  }
  return longest;
}

interface PauseWords {
  readonly name: string;
  readonly labelWidth: number;
  readonly scale: number;
  readonly hair: number;
  /** The left and right edge of the area for the name. */
  readonly from: number;
  readonly to: number;
}

function drawPause(
  sheet: PaperSheet,
  heading: Heading | undefined,
  area: PaperArea,
  { name, labelWidth, scale, hair, from, to }: PauseWords,
): void {
  sheet.box({ ...area, fill: PAUSE, stroke: LINES, lineWidth: hair });
  const line = (text: string) => [{ text, isBold: false, size: TIME_SIZE * 0.9 * scale }];
  sheet.centered(line(heading?.pause?.time ?? ''), { ...area, width: labelWidth }, QUIET);
  if (to > from) sheet.centered(line(name), { ...area, x: from, width: to - from }, QUIET);
}

interface LabelLook {
  readonly labelWidth: number;
  readonly scale: number;
  readonly color: string;
  readonly isSlim: boolean;
}

function drawRowLabel(
  sheet: PaperSheet,
  heading: Heading,
  area: PaperArea,
  { labelWidth, scale, color, isSlim }: LabelLook,
): void {
  const size = (isSlim ? SLIM_SIZE : HEADING_SIZE) * scale;
  const fitting = Math.floor(area.height / (size * LINE));
  const most = heading.time === '' ? Math.max(1, Math.min(MOST_LABEL_LINES, fitting)) : 1;
  const lines = wrapText(sheet.fonts, heading.label, true, (labelWidth - 6 * scale) / size, most);
  // Names of periods that are times themselves are not followed by the same times.
  const isTold = isTime(heading.label, heading.time);
  const time =
    heading.time === '' || isTold
      ? []
      : [{ text: heading.time, isBold: false, size: Math.min(TIME_SIZE * scale, size) }];
  sheet.centered([...lines.map((text) => ({ text, isBold: true, size })), ...time], area, color);
}

interface BlockLook {
  readonly scale: number;
  readonly hair: number;
  /** The columns that say the lessons of the block themselves. */
  readonly columns: number;
  /** Each of its rows has boxes of its own. */
  readonly hasOwnRows: boolean;
  readonly boxes: readonly EntryBox[];
}

function drawBlock(
  sheet: PaperSheet,
  { colorOption }: ExportSettings,
  block: TableBlock,
  areaOf: (fromRow: number, toRow: number) => PaperArea,
  { scale, hair, columns, hasOwnRows, boxes }: BlockLook,
): void {
  const area = areaOf(block.row, block.row + block.rowSpan);
  sheet.place(block.cells, area);
  sheet.box({ ...area, fill: '#ffffff', stroke: LINES, lineWidth: hair });
  const columnWidth = area.width / columns;
  const isFilled = colorOption === 'Fill';
  const inner = isFilled ? { width: hair, fill: '#ffffff' } : { width: hair / 2, fill: LINES };
  for (let column = 0; column < columns; column += 1)
    for (const { entry, x, y, width, height, rows, lines } of boxes) {
      const within = areaOf(rows.from, rows.to);
      const own = {
        x: area.x + (column + x) * columnWidth,
        y: within.y + y * within.height,
        width: width * columnWidth,
        height: height * within.height,
      };
      const bar = Math.min(3 * scale, own.width * 0.08);
      if (isFilled) sheet.box({ ...own, fill: entry.color });
      if (colorOption === 'Border')
        sheet.box({ x: own.x, y: own.y, width: bar, height: own.height, fill: entry.color });
      const cell = { ...(hasOwnRows ? within : area), x: area.x + column * columnWidth, width: columnWidth };
      drawInnerEdges(sheet, own, cell, inner);
      if (colorOption === 'Pill') drawPill(sheet, lines, own, entry.color);
      const color = isFilled ? textColorOn(entry.color) : INK;
      const quiet = isFilled ? color : QUIET;
      const title = colorOption === 'Pill' ? INK : color;
      sheet.centered(
        lines.map((line) => ({ ...line, color: line.isBold ? title : quiet })),
        colorOption === 'Border' ? { ...own, x: own.x + bar, width: own.width - bar } : own,
        color,
      );
    }
  const edge = { width: hair, fill: LINES };
  for (let column = 1; column < columns; column += 1)
    drawLine(sheet, { ...area, x: area.x + column * columnWidth, width: 0 }, edge);
  if (hasOwnRows)
    for (let row = block.row + 1; row < block.row + block.rowSpan; row += 1)
      drawLine(sheet, { ...area, y: areaOf(row, row + 1).y, height: 0 }, edge);
}

interface LineLook {
  readonly width: number;
  readonly fill: string;
}

/** A line on an area without width or height. */
function drawLine(sheet: PaperSheet, area: PaperArea, { width, fill }: LineLook): void {
  sheet.box(
    area.width === 0
      ? { ...area, x: area.x - width / 2, width, fill }
      : { ...area, y: area.y - width / 2, height: width, fill },
  );
}

/** The edges of a lesson within its cell, whose outline has its own lines. */
function drawInnerEdges(sheet: PaperSheet, own: PaperArea, cell: PaperArea, look: LineLook): void {
  for (const x of [own.x, own.x + own.width])
    if (x > cell.x + SAME && x < cell.x + cell.width - SAME) drawLine(sheet, { ...own, x, width: 0 }, look);
  for (const y of [own.y, own.y + own.height])
    if (y > cell.y + SAME && y < cell.y + cell.height - SAME) drawLine(sheet, { ...own, y, height: 0 }, look);
}

/** A rounded tint behind the name, with its colour as the outline, so that it shows in black and white too. */
function drawPill(
  sheet: PaperSheet,
  lines: readonly { readonly text: string; readonly isBold: boolean; readonly size: number }[],
  area: PaperArea,
  color: string,
): void {
  const bold = lines.filter(({ isBold }) => isBold);
  const scale = (bold[0]?.size ?? 0) / TITLE_SIZE;
  const height = linesHeight(bold) + 2 * PILL.above * scale;
  const widest = Math.max(...bold.map(({ text, size }) => sheet.fonts.width(text, true) * size));
  const width = Math.min(area.width - 2 * PILL.gap * scale, widest + 2 * PILL.side * scale);
  sheet.box({
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - linesHeight(lines)) / 2,
    width,
    height,
    radius: Math.min(height / 2, 7 * scale),
    fill: tintOf(color),
    stroke: color,
    lineWidth: 0.8 * scale,
  });
}
