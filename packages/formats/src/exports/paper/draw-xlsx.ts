/// <reference path="./paper-modules.d.ts" />
import { cutText, type ExportSettings } from '@bellgrid/model';
import writeXlsxFile from 'write-excel-file/universal';
import { escapeText } from '../fet/xml-text.ts';
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
import { turnTable, withDaysBelow, withoutBreaks } from './turn-table.ts';

const SHEET_NAME = 28;
const FIRST_ROW = 5;
const WIDTH = { time: 15, period: 20, data: 25 } as const;
const FONT = { title: 15, subtitle: 13 } as const;
/** Of every cell that names none: without it programs choose different ones. */
const LETTERS = { fontFamily: 'Calibri', fontSize: 11 } as const;
const LINE_HEIGHT = 15;
/** Programs have no higher rows. */
const MOST_LINES = 27;
const MOST_LETTERS = 32_000;
/** A cell of a week with more lessons than this has each in running lines, without a space between them. */
const MOST_SPACED = 3;
/** The widths of the columns of the list of lessons, in letters. */
const LIST_WIDTH = { least: 7, most: 26 } as const;
/** Printed letters of sheets of many classes are not smaller than by this factor: 5 points. */
const LEAST_SCALE = 0.455;
/** The papers of workbooks: their numbers, and their sides without the margins, in pixels. */
const PAPERS = {
  letter: { number: 1, upright: 739, across: 979 },
  a4: { number: 9, upright: 717, across: 1046 },
  a3: { number: 8, upright: 1046, across: 1511 },
  a2: { number: 66, upright: 1511, across: 2169 },
} as const;

type Row = (Cell | null)[];
interface Cell {
  readonly value: string;
  readonly type: StringConstructor;
  readonly [style: string]: unknown;
}

/** The schedules as a workbook: a sheet for each, and one with all lessons as a table that can be filtered. */
export async function drawXlsx(
  schedules: readonly Schedule[],
  settings: ExportSettings,
  words: PaperWords,
  school: string,
): Promise<Uint8Array> {
  const taken = new Set<string>();
  const list = lessonRows(schedules, words);
  const sheets = schedules.map((schedule) => ({
    sheet: sheetName(words.title(schedule, school), taken),
    ...scheduleSheet(schedule, settings, words, school),
  }));
  const lessons = { sheet: sheetName(words.lessons, taken), ...lessonSheet(list, settings) };
  const printed = [...sheets, lessons];
  const features = [filterOn(lessons.sheet, list.length, list[0]?.length ?? 1), printSetup(printed)];
  const blob = await writeXlsxFile(printed, { features, ...LETTERS }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** A cell of text: never a formula. */
const cell = (text: string, style: Readonly<Record<string, unknown>> = {}): Cell => ({
  value: [...plainLines(text)].slice(0, MOST_LETTERS).join(''),
  type: String,
  ...style,
});

const plainLines = (text: string): string => text.split('\n').map(plainCell).join('\n');

/** The list of lessons: columns as wide as their texts, up to a width at which these have several lines. */
function lessonSheet(list: readonly string[][], { paper }: ExportSettings) {
  const longest = list[0]?.map((_, column) =>
    Math.max(...list.map((row) => [...(row[column] ?? '')].length)),
  );
  const { least, most } = LIST_WIDTH;
  const widths = longest?.map((letters) => Math.min(most, Math.max(least, letters + 2))) ?? [];
  return {
    data: list.map((row, index) => {
      const lines = Math.max(...row.map((text, column) => linesOf(text, widths[column])));
      const style = { wrap: true, alignVertical: 'top', height: heightOf(lines) };
      return row.map((value) => cell(value, index === 0 ? { ...style, fontWeight: 'bold' } : style));
    }),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'portrait' as const,
    titles: ['$1:$1'],
    print: { paper: paper === 'letter' ? paper : ('a4' as const), pagesWide: 1, pagesHigh: 0 },
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

/** The pages of a sheet: a week on one, and a table of classes on as few as its letters can be read on. */
function pagesOf(
  { kind }: Schedule,
  [first, ...others]: readonly ScheduleTable[],
  settings: ExportSettings,
): { readonly orientation: 'portrait' | 'landscape'; readonly print: PrintSetup } {
  const paper = settings.paper === 'letter' || kind === 'global' ? settings.paper : 'a4';
  if (!first?.isTurned)
    return { orientation: 'landscape', print: { paper, pagesWide: 1, pagesHigh: others.length > 0 ? 0 : 1 } };
  const names = pixels(WIDTH.period) + pixels(WIDTH.time);
  const mostOn = (room: number): number => Math.floor((room / LEAST_SCALE - names) / pixels(WIDTH.data));
  const count = first.columns.length;
  const { upright, across } = PAPERS[paper];
  const isUpright = count <= mostOn(upright);
  const pagesWide = isUpright ? 1 : Math.ceil(count / mostOn(across));
  return { orientation: isUpright ? 'portrait' : 'landscape', print: { paper, pagesWide, pagesHigh: 0 } };
}

/** The width of a column of so many letters in the usual font of workbooks. */
const pixels = (letters: number): number => 7 * letters + 5;

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
  const about = [words.kind(schedule), schedule.subtitle, school].filter((each) => each !== '').join(' · ');
  const note = schedule.unplaced > 0 ? words.unplaced(schedule.unplaced) : '';
  const rows: Row[] = [
    [cell(words.title(schedule, school), { fontSize: FONT.title, fontWeight: 'bold' })],
    [cell(about, { fontSize: FONT.subtitle })],
    [cell(note)],
  ];
  const tables = sheetTables(schedule);
  for (const table of tables) {
    if (rows.length >= FIRST_ROW) rows.push([], [cell(table.heading, { fontWeight: 'bold' })]);
    else if (table.heading !== '')
      rows[2] = [cell([table.heading, note].filter(Boolean).join(' · '), { fontWeight: 'bold' })];
    rows.push(...tableRows(table, schedule, settings, words));
  }
  const widest = Math.max(1, ...tables.map(({ columns }) => columns.length));
  const columns = [
    { width: WIDTH.period },
    { width: WIDTH.time },
    ...Array.from({ length: widest }, () => ({ width: WIDTH.data })),
  ];
  return {
    data: rows,
    columns,
    stickyRowsCount: FIRST_ROW - 1,
    stickyColumnsCount: 2,
    // The headings of the first table say nothing about those below it.
    titles: ['$A:$B', tables.length > 1 ? '$1:$2' : `$1:$${FIRST_ROW - 1}`],
    ...pagesOf(schedule, tables, settings),
    ...(schedule.isRightToLeft && { rightToLeft: true }),
  };
}

function tableRows(
  table: ScheduleTable,
  { scheduleLabel }: Schedule,
  settings: ExportSettings,
  words: PaperWords,
): Row[] {
  const fill = settings.scheduleFillColor;
  const border = {
    borderStyle: 'thin',
    borderColor: '#9aa0aa',
    align: 'center',
    alignVertical: 'center',
    wrap: true,
  };
  const closed = { ...border, backgroundColor: CLOSED, textColor: textColorOn(CLOSED) };
  const without = new Set(table.closed.map(({ column, row }) => `${column},${row}`));
  const head = { ...border, backgroundColor: fill, textColor: textColorOn(fill), fontWeight: 'bold' };
  const { isTurned } = table;
  const corner = isTurned ? [words.column('classes'), words.column('day')] : [words.period, words.time];
  const nameOf = ({ label, time }: Heading): string =>
    [label, isTime(label, time) ? '' : time].filter(Boolean).join('\n');
  const headHeight = heightOf(isTurned ? 2 : 1);
  const rows: Row[] = [
    [...corner, ...table.columns.map(nameOf)].map((text) => cell(text, { ...head, height: headHeight })),
    ...table.rows.map(({ label, time, day }, row) => [
      cell(label, head),
      cell(isTurned ? day?.label || scheduleLabel : time, { ...head, fontWeight: 'normal' }),
      ...table.columns.map((_, column) => cell('', without.has(`${column},${row}`) ? closed : border)),
    ]),
  ];
  // Lessons are one cell along the time.
  for (const block of table.blocks.flatMap(isTurned ? dividedByRows : dividedByColumns)) {
    const { row, column, rowSpan, columnSpan } = block;
    const text = textOf(block, table);
    const [only] = block.entries;
    const isFilled = settings.colorOption === 'Fill' && block.entries.length === 1 && only;
    const look = isFilled ? { backgroundColor: only.color, textColor: textColorOn(only.color) } : {};
    const height = heightOf(Math.ceil(linesOf(text, columnSpan * WIDTH.data) / rowSpan));
    for (let below = 0; below < rowSpan; below += 1)
      rows[row + 1 + below]?.fill(null, column + 2, column + 2 + columnSpan);
    const first = rows[row + 1];
    if (first) first[column + 2] = cell(text, { ...border, ...look, rowSpan, columnSpan, height });
  }
  return rows;
}

/** The lines of a text in a column: it is about as many letters wide as its width says. */
const linesOf = (text: string, width: number = WIDTH.data): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / width)), 0);

const heightOf = (lines: number): number => Math.min(lines, MOST_LINES) * LINE_HEIGHT;

function textOf(block: TableBlock, { rows, isTurned }: ScheduleTable): string {
  const isRunning = isTurned || block.entries.length > 1;
  const isFull = block.entries.length > (isTurned ? 1 : MOST_SPACED);
  return block.entries
    .map((entry) => {
      const when = isEven(block) ? [] : [periodRange(entry, rows)];
      const details = isRunning ? [entry.details.join(' · ')] : entry.details;
      return [entry.title, ...details, ...when].filter((line) => line !== '').join(isFull ? ' · ' : '\n');
    })
    .join(isFull ? '\n' : '\n\n');
}

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

/** The pages that a sheet is fitted to. */
interface PrintSetup {
  readonly paper: ExportSettings['paper'];
  readonly pagesWide: number;
  /** 0 for as many as there are rows for. */
  readonly pagesHigh: number;
}

interface PrintedSheet {
  readonly sheet: string;
  /** The columns and rows that every printed page repeats. */
  readonly titles: readonly string[];
  readonly print: PrintSetup;
}

/** Every sheet as wide as its pages, with its headings on each of them. */
function printSetup(printed: readonly PrintedSheet[]) {
  const names = printed.map(({ sheet, titles }, index) => {
    const quoted = `'${sheet.replaceAll("'", "''")}'`;
    const areas = titles.map((title) => `${quoted}!${title}`).join(',');
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeText(areas)}</definedName>`;
  });
  const margins = { left: 0.4, right: 0.4, top: 0.4, bottom: 0.4, header: 0.2, footer: 0.2 };
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transformElementAttributes(
            element: string,
            attributes: Readonly<Record<string, unknown>>,
            _index: number | undefined,
            options: { sheet?: string },
          ) {
            if (element === 'pageMargins') return margins;
            const setup = printed.find(({ sheet }) => sheet === options.sheet);
            if (element !== 'pageSetup' || setup === undefined) return attributes;
            const { paper, pagesWide, pagesHigh } = setup.print;
            const fit = { fitToWidth: pagesWide, fitToHeight: pagesHigh };
            return { ...attributes, paperSize: PAPERS[paper].number, ...fit };
          },
          transform: (content: string) =>
            content.replace(/<worksheet [^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
        },
        'xl/workbook.xml': {
          transform: (content: string) =>
            content.replace('<definedNames/>', () => `<definedNames>${names.join('')}</definedNames>`),
        },
      },
    },
  };
}
