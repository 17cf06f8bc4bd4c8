/// <reference path="./paper-modules.d.ts" />
import { cutText, type ExportSettings } from '@bellgrid/model';
import writeXlsxFile from 'write-excel-file/universal';
import { escapeText } from '../fet/xml-text.ts';
import { dividedByColumns, isEven } from './build-table.ts';
import { lessonRows, plainCell } from './draw-csv.ts';
import type { PaperWords } from './paper-words.ts';
import { periodRange, type Schedule, type ScheduleTable, type TableBlock } from './schedule-data.ts';
import { CLOSED, textColorOn } from './table-colors.ts';

const SHEET_NAME = 28;
const FIRST_ROW = 5;
const WIDTH = { time: 15, period: 20, data: 25 } as const;
const FONT = { title: 15, subtitle: 13 } as const;
/** Of every cell that names none: without it programs choose different ones. */
const LETTERS = { fontFamily: 'Calibri', fontSize: 11 } as const;
const LINE_HEIGHT = 15;
const MOST_LETTERS = 32_000;
/** A printed page has so many columns of lessons at most, so that its letters can be read. */
const MOST_PRINTED = 8;
/** The numbers of paper sizes in workbooks. */
const PAPER_NUMBER: Readonly<Record<ExportSettings['paper'], number>> = { letter: 1, a4: 9, a3: 8, a2: 66 };

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
  const lessons = {
    sheet: sheetName(words.lessons, taken),
    data: list.map((row, index) =>
      row.map((value) => cell(value, index === 0 ? { fontWeight: 'bold' } : {})),
    ),
    columns: list[0]?.map(() => ({ width: WIDTH.period })) ?? [],
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  };
  const printed = [
    ...sheets.map(({ sheet, columns }, index): PrintSetup => {
      const { tables = [], kind } = schedules[index] ?? {};
      // The headings of the first table say nothing about those below it.
      const rows = tables.length > 1 ? '$1:$2' : `$1:$${FIRST_ROW - 1}`;
      const pagesWide = Math.ceil((columns.length - 2) / MOST_PRINTED);
      const paper = settings.paper === 'letter' || kind === 'global' ? settings.paper : 'a4';
      const isWeek = kind !== 'day' && kind !== 'global' && tables.length < 2;
      return { sheet, titles: ['$A:$B', rows], pagesWide, pagesHigh: isWeek ? 1 : 0, paper };
    }),
    {
      ...{ sheet: lessons.sheet, titles: ['$1:$1'], pagesWide: 1, pagesHigh: 0 },
      paper: settings.paper === 'letter' ? ('letter' as const) : ('a4' as const),
    },
  ];
  const features = [filterOn(lessons.sheet, list.length, list[0]?.length ?? 1), printSetup(printed)];
  const blob = await writeXlsxFile([...sheets, lessons], { features, ...LETTERS }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** A cell of text: never a formula. */
const cell = (text: string, style: Readonly<Record<string, unknown>> = {}): Cell => ({
  value: [...plainLines(text)].slice(0, MOST_LETTERS).join(''),
  type: String,
  ...style,
});

const plainLines = (text: string): string => text.split('\n').map(plainCell).join('\n');

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
  for (const table of schedule.tables) {
    if (rows.length >= FIRST_ROW) rows.push([], [cell(table.heading, { fontWeight: 'bold' })]);
    else if (table.heading !== '')
      rows[2] = [cell([table.heading, note].filter(Boolean).join(' · '), { fontWeight: 'bold' })];
    rows.push(...tableRows(table, settings, words));
  }
  const widest = Math.max(1, ...schedule.tables.map(({ columns }) => columns.length));
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
    orientation: 'landscape' as const,
    ...(schedule.isRightToLeft && { rightToLeft: true }),
  };
}

function tableRows(table: ScheduleTable, settings: ExportSettings, words: PaperWords): Row[] {
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
  const rows: Row[] = [
    [words.period, words.time, ...table.columns.map(({ label }) => label)].map((text) => cell(text, head)),
    ...table.rows.map(({ label, time, group }, row) => [
      cell([group, label].filter(Boolean).join(' '), head),
      cell(time, { ...head, fontWeight: 'normal' }),
      ...table.columns.map((_, column) => cell('', without.has(`${column},${row}`) ? closed : border)),
    ]),
  ];
  for (const block of table.blocks.flatMap(dividedByColumns)) {
    const text = textOf(block, table);
    const [only] = block.entries;
    const isFilled = settings.colorOption === 'Fill' && block.entries.length === 1 && only;
    const look = isFilled ? { backgroundColor: only.color, textColor: textColorOn(only.color) } : {};
    const lines = Math.ceil(linesOf(text) / block.rowSpan);
    const row = rows[block.row + 1];
    if (row)
      row[block.column + 2] = cell(text, {
        ...border,
        ...look,
        rowSpan: block.rowSpan,
        height: lines * LINE_HEIGHT,
      });
    for (let below = 1; below < block.rowSpan; below += 1) {
      const covered = rows[block.row + 1 + below];
      if (covered) covered[block.column + 2] = null;
    }
  }
  return rows;
}

/** The lines of a cell of lessons: a column is about as many letters wide as its width says. */
const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / WIDTH.data)), 0);

function textOf(block: TableBlock, { rows }: ScheduleTable): string {
  return block.entries
    .map((entry) => {
      const when = isEven(block) ? [] : [periodRange(entry, rows)];
      const details = block.entries.length > 1 ? [entry.details.join(' · ')] : entry.details;
      return [entry.title, ...details, ...when].filter((line) => line !== '').join('\n');
    })
    .join('\n\n');
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

interface PrintSetup {
  readonly sheet: string;
  /** The columns and rows that every printed page repeats. */
  readonly titles: readonly string[];
  readonly pagesWide: number;
  /** 0 for as many as there are rows for. */
  readonly pagesHigh: number;
  readonly paper: ExportSettings['paper'];
}

/** Every sheet as wide as its pages, with its headings on each of them. */
function printSetup(printed: readonly PrintSetup[]) {
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
            const { paper, pagesWide, pagesHigh } = setup;
            return {
              ...attributes,
              paperSize: PAPER_NUMBER[paper],
              fitToWidth: pagesWide,
              fitToHeight: pagesHigh,
            };
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
