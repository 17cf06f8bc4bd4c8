/// <reference path="./paper-modules.d.ts" />
import { cutText, type ExportSettings } from '@bellgrid/model';
import writeXlsxFile from 'write-excel-file/universal';
import { dividedByColumns, dividedByRows, isEven } from './build-table.ts';
import { lessonRows, plainCell } from './draw-csv.ts';
import type { PaperWords } from './paper-words.ts';
import {
  type Heading,
  isTime,
  periodRange,
  type Schedule,
  type ScheduleTable,
  type TableBlock,
} from './schedule-data.ts';
import { CLOSED, textColorOn } from './table-colors.ts';
import { closedRows, turnTable, withDaysBelow, withoutBreaks } from './turn-table.ts';
import { type PrintSetup, pagesOfDays, printSetup, type RowRange, roomOfWeek } from './xlsx-pages.ts';
import {
  textCell as cell,
  cellAddress,
  fillTexts,
  LETTERS,
  partsXml,
  plainLines,
  type SheetCell,
  type TextPart,
} from './xlsx-text.ts';

const SHEET_NAME = 28;
const FIRST_ROW = 5;
const WIDTH = { time: 15, period: 20, data: 25 } as const;
const FONT = { title: 15, subtitle: 13 } as const;
const LINE_HEIGHT = 15;
/** Programs have no higher rows. */
const MOST_LINES = 27;
/** The lessons of a week have a line of air, which also takes the end of a text with more wide letters than most have. */
const AIR = 1;
/** So many letters are as wide as a column of one. */
const LETTERS_WIDE = 1.2;
/** So many lines high are rows, and those of breaks, at most where a page has room to spare. */
const SHARED_LINES = { lessons: 6, breaks: 2 } as const;
/** A cell with more lessons than this has each in running lines. */
const MOST_SPACED = 3;
/** The widths of the columns of the list of lessons, in letters. */
const LIST_WIDTH = { least: 7, most: 26 } as const;
type Row = (SheetCell | null)[];

/** The schedules as a workbook: a sheet for each, and one with all lessons as a table that can be filtered. */
export async function drawXlsx(
  schedules: readonly Schedule[],
  settings: ExportSettings,
  words: PaperWords,
  school: string,
): Promise<Uint8Array> {
  const taken = new Set<string>();
  const list = tellingColumns(lessonRows(schedules, words));
  const sheets = schedules.map((schedule) => ({
    sheet: sheetName(words.title(schedule, school), taken),
    ...scheduleSheet(schedule, settings, words, school),
  }));
  const header = [words.lessons, school].filter((each) => each !== '').join(' · ');
  const lessons = { sheet: sheetName(words.lessons, taken), ...lessonSheet(list, settings, header) };
  const printed = [...sheets, lessons];
  const features = [
    filterOn(lessons.sheet, list.length, list[0]?.length ?? 1),
    printSetup(printed, words.page('&P', '&N')),
    lessonTexts,
  ];
  const blob = await writeXlsxFile(printed, { features, ...LETTERS }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** Writes the lessons of each sheet into its cells. */
const lessonTexts = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content: string, { texts }: { texts?: ReadonlyMap<string, string> }) =>
          texts === undefined ? content : fillTexts(content, texts),
      },
    },
  },
};

/** The list of lessons without the name of the schedule structure, its last column, where all lessons have the same one. */
function tellingColumns(list: readonly string[][]): string[][] {
  const structures = new Set(list.slice(1).map((row) => row.at(-1)));
  return structures.size > 1 ? [...list] : list.map((row) => row.slice(0, -1));
}

/** The list of lessons: columns as wide as their texts, up to a width at which these have several lines. */
function lessonSheet(list: readonly string[][], settings: ExportSettings, header: string) {
  const longest = list[0]?.map((_, column) =>
    Math.max(...list.map((row) => [...(row[column] ?? '')].length)),
  );
  const { least, most } = LIST_WIDTH;
  const widths = longest?.map((letters) => Math.min(most, Math.max(least, letters + 2))) ?? [];
  return {
    data: list.map((row, index) => {
      const lines = Math.max(...row.map((text, column) => linesOfText(text, widths[column])));
      const style = { ...BORDER, wrap: true, alignVertical: 'top', height: rowHeight(lines) };
      const head = { ...style, ...headOf(settings) };
      return row.map((value) => cell(value, index === 0 ? head : style));
    }),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    ...printed({ paper: sheetPaper(settings), orientation: 'portrait', pagesWide: 1, pagesHigh: 0, header }),
    titles: ['$1:$1'],
  };
}

/**
 * The tables of a schedule as its sheet has them. Those of many classes have the classes below one another, and those of a
 * whole school also the days: a page is as wide as a day, and only the row of a class with many parallel lessons is high.
 */
export const sheetTables = ({ kind, tables }: Schedule): readonly ScheduleTable[] => {
  if (kind === 'day') return tables.map((table) => turnTable(withoutBreaks(table)));
  return kind === 'global' ? tables.map(withDaysBelow) : tables;
};

/** The paper of what is no poster. */
const sheetPaper = ({ paper }: ExportSettings): PrintSetup['paper'] => (paper === 'letter' ? paper : 'a4');

/** The library, too, wants to know how the pages lie. */
const printed = (print: PrintSetup) => ({ orientation: print.orientation, print });

/** A name of at most 28 letters without those that Excel refuses; a second one of the same name gets a number. */
function sheetName(name: string, taken: Set<string>): string {
  const plain = plainCell(name)
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  const cut = (most: number): string => cutText(plain, most).trim() || '-';
  let found = cut(SHEET_NAME);
  for (let number = 2; taken.has(found.toLowerCase()); number += 1) {
    const end = ` (${number})`;
    found = cut(SHEET_NAME - end.length) + end;
  }
  taken.add(found.toLowerCase());
  return found;
}

function scheduleSheet(schedule: Schedule, settings: ExportSettings, words: PaperWords, school: string) {
  const title = words.title(schedule, school);
  const about = [words.kind(schedule), schedule.subtitle, school].filter(
    (each) => each !== '' && each !== title,
  );
  const note = schedule.unplaced > 0 ? words.unplaced(schedule.unplaced) : '';
  const rows: Row[] = [
    [cell(title, { fontSize: FONT.title, fontWeight: 'bold' })],
    [cell(about.join(' · '), { fontSize: FONT.subtitle })],
    [cell(note)],
  ];
  const tables = sheetTables(schedule);
  const texts = new Map<string, string>();
  for (const table of tables) {
    if (rows.length >= FIRST_ROW) rows.push([], [cell(table.heading, { fontWeight: 'bold' })]);
    else if (table.heading !== '')
      rows[2] = [cell([table.heading, note].filter(Boolean).join(' · '), { fontWeight: 'bold' })];
    rows.push(...tableRows(table, rows.length, settings, words, texts));
  }
  const [first, ...others] = tables;
  const names = first?.isTurned ? [WIDTH.time, WIDTH.period] : [WIDTH.period, WIDTH.time];
  const widest = Math.max(1, ...tables.map(({ columns }) => columns.length));
  const week: PrintSetup = {
    ...{ paper: sheetPaper(settings), orientation: 'landscape', pagesWide: 1 },
    pagesHigh: others.length > 0 ? 0 : 1,
  };
  const print = first?.isTurned ? printOfDays(first, rows, schedule, settings, names) : week;
  if (first && !first.isTurned && others.length === 0) {
    const isBreak = closedRows(first);
    const head = heightsOf(rows.slice(0, FIRST_ROW - 1)).reduce((sum, height) => sum + height);
    const room = roomOfWeek(week.paper, [...names, ...first.columns.map(() => WIDTH.data)]) - head;
    shareRoom(rows, { from: FIRST_ROW - 1, to: rows.length }, room, (row) =>
      isBreak[row - FIRST_ROW + 1] ? SHARED_LINES.breaks : SHARED_LINES.lessons,
    );
  }
  return {
    data: rows,
    texts,
    columns: [...names, ...Array.from({ length: widest }, () => WIDTH.data)].map((width) => ({ width })),
    stickyRowsCount: FIRST_ROW - 1,
    stickyColumnsCount: 2,
    // The headings of the first table say nothing about those below it.
    titles: ['$A:$B', others.length > 0 ? '$1:$2' : `$1:$${FIRST_ROW - 1}`],
    ...printed(print),
    ...(schedule.isRightToLeft && { rightToLeft: true }),
  };
}

/** The pages of a sheet of classes. Its first column has the day, once on each of them. */
function printOfDays(
  { rows: classes, columns }: ScheduleTable,
  rows: Row[],
  { kind, scheduleLabel }: Schedule,
  settings: ExportSettings,
  names: readonly number[],
): PrintSetup {
  const first = FIRST_ROW - 1;
  const days: RowRange[] = [];
  for (const [index, { day }] of classes.entries()) {
    const at = first + index;
    const last = days.at(-1);
    if (last && classes[index - 1]?.day?.index === day?.index)
      days[days.length - 1] = { ...last, to: at + 1 };
    else days.push({ from: at, to: at + 1 });
  }
  const { print, parts, room } = pagesOfDays({
    paper: kind === 'global' ? settings.paper : sheetPaper(settings),
    ...{ names, data: WIDTH.data, columns: columns.length, repeated: first, days },
    heights: heightsOf(rows),
  });
  for (const part of parts) {
    const { from, to } = part;
    const label = classes[from - first]?.day?.label || scheduleLabel;
    const style = { ...CENTRED, ...headOf(settings), alignVertical: 'top', rowSpan: to - from };
    for (const [offset, row] of rows.slice(from, to).entries())
      row[0] = offset === 0 ? cell(label, style) : null;
    shareRoom(rows, part, room, () => SHARED_LINES.lessons);
  }
  return print;
}

const heightsOf = (rows: readonly Row[]): number[] =>
  rows.map((row) => Math.max(LINE_HEIGHT, ...row.map((each) => Number(each?.height ?? 0))));

/** Makes the low ones of these rows higher, line by line and all to the same height, while a page has room for them. */
function shareRoom(
  rows: Row[],
  { from, to }: RowRange,
  room: number,
  mostLines: (row: number) => number,
): void {
  const least = heightsOf(rows.slice(from, to));
  let heights = least;
  for (let lines = 2; lines <= SHARED_LINES.lessons; lines += 1) {
    const higher = least.map((height, index) =>
      Math.max(height, rowHeight(Math.min(lines, mostLines(from + index)))),
    );
    if (higher.reduce((sum, height) => sum + height) > room) break;
    heights = higher;
  }
  for (const [index, height] of heights.entries()) {
    const row = rows[from + index];
    const at = row?.findIndex((each) => each !== null) ?? -1;
    const found = row?.[at];
    if (row && found) row[at] = { ...found, height };
  }
}

const BORDER = { borderStyle: 'thin', borderColor: '#9aa0aa' } as const;
const CENTRED = { ...BORDER, align: 'center', alignVertical: 'center', wrap: true } as const;

const headOf = ({ scheduleFillColor: fill }: ExportSettings) => ({
  backgroundColor: fill,
  textColor: textColorOn(fill),
  fontWeight: 'bold',
});

/** The rows of a table that begins in a row of its sheet. The texts of its lessons are told by the addresses of their cells. */
function tableRows(
  table: ScheduleTable,
  begin: number,
  settings: ExportSettings,
  words: PaperWords,
  texts: Map<string, string>,
): Row[] {
  const closed = { ...CENTRED, backgroundColor: CLOSED, textColor: textColorOn(CLOSED) };
  const without = new Set(table.closed.map(({ column, row }) => `${column},${row}`));
  const head = { ...CENTRED, ...headOf(settings) };
  const { isTurned } = table;
  const corner = isTurned ? [words.column('day'), words.column('classes')] : [words.period, words.time];
  const nameOf = ({ label, time }: Heading): string =>
    [label, isTime(label, time) ? '' : time].filter(Boolean).join('\n');
  const headHeight = rowHeight(isTurned ? 2 : 1);
  const rows: Row[] = [
    [...corner, ...table.columns.map(nameOf)].map((text) => cell(text, { ...head, height: headHeight })),
    ...table.rows.map(({ label, time }, row) => [
      ...(isTurned
        ? [null, cell(label, head)]
        : [cell(label, head), cell(time, { ...head, fontWeight: 'normal' })]),
      ...table.columns.map((_, column) => cell('', without.has(`${column},${row}`) ? closed : CENTRED)),
    ]),
  ];
  // Lessons are one cell along the time.
  for (const block of table.blocks.flatMap(isTurned ? dividedByRows : dividedByColumns)) {
    const { row, column, rowSpan, columnSpan } = block;
    const parts = partsOf(block, table);
    const [only] = block.entries;
    const isFilled = settings.colorOption === 'Fill' && block.entries.length === 1 && only;
    const textColor = isFilled ? textColorOn(only.color) : '#000000';
    const look = isFilled ? { backgroundColor: only.color, textColor } : {};
    const width = columnSpan * WIDTH.data;
    const lines = isTurned ? linesOfParts(parts, width) : linesOfParts(parts, width * LETTERS_WIDE) + AIR;
    const height = rowHeight(Math.ceil(lines / rowSpan));
    for (let below = 0; below < rowSpan; below += 1)
      rows[row + 1 + below]?.fill(null, column + 2, column + 2 + columnSpan);
    const first = rows[row + 1];
    if (first) first[column + 2] = cell('', { ...CENTRED, ...look, rowSpan, columnSpan, height });
    texts.set(cellAddress(begin + row + 1, column + 2), partsXml(parts, textColor));
  }
  return rows;
}

/** The lines of a text in a column: it is about as many letters wide as its width says. */
const linesOfText = (text: string, width: number = WIDTH.data): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / width)), 0);

const rowHeight = (lines: number): number => Math.min(lines, MOST_LINES) * LINE_HEIGHT;

/** The lines of the lessons of a cell; the space between two of them is half of one. */
function linesOfParts(parts: readonly TextPart[], width: number): number {
  const gaps = parts.filter(({ look }) => look === 'gap').length;
  const text = parts.map((part) => (part.look === 'gap' ? '' : part.text)).join('');
  return linesOfText(text, width) + gaps / 2;
}

/** The lessons of a cell, each with its name in bold letters and with a space below it: more than a few in running lines. */
function partsOf(block: TableBlock, { rows, isTurned }: ScheduleTable): TextPart[] {
  const isRunning = isTurned || block.entries.length > 1;
  const isFull = block.entries.length > MOST_SPACED;
  return block.entries.flatMap((entry, index): TextPart[] => {
    const when = isEven(block) ? [] : [periodRange(entry, rows)];
    const told = [...(isRunning ? [entry.details.join(' · ')] : entry.details), ...when];
    const between = isFull ? ' · ' : '\n';
    const details = told.filter((line) => line !== '').map((line) => between + plainLines(line));
    return [
      ...(index > 0 ? ([{ text: '\n', look: 'details' }, GAP] as const) : []),
      { text: plainLines(entry.title), look: 'title' },
      { text: details.join(''), look: 'details' },
    ];
  });
}

const GAP: TextPart = { text: '\n', look: 'gap' };

/** Adds the filter to the headings of the list of lessons. */
function filterOn(sheet: string, rows: number, columns: number) {
  const last = String.fromCharCode(64 + columns);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content: string, options: { sheet?: string }) =>
            options.sheet === sheet
              ? content.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${last}${rows}"/>`)
              : content,
        },
      },
    },
  };
}
