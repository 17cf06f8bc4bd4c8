import type { ExportSettings } from '@bellgrid/model';
import { escapeText } from '../fet/xml-text.ts';
import { plainCell } from './draw-csv.ts';

/** Printed letters of sheets of many classes are not smaller than by this factor: 5 points. */
const LEAST_SCALE = 0.455;
/** Letters become smaller by this factor at most, so that a day takes a page less. */
const MOST_SHRUNK = 0.8;
/** Programs print a row a little higher than it says. */
const SLACK = 1.03;
/** Room that is not needed is left free by this factor, for programs differ in the widths of letters. */
const SPARED = 1.03;
/** The papers of workbooks: their numbers, and their sides without the margins, in pixels. */
const PAPERS = {
  letter: { number: 1, upright: 739, across: 979 },
  a4: { number: 9, upright: 717, across: 1046 },
  a3: { number: 8, upright: 1046, across: 1511 },
  a2: { number: 66, upright: 1511, across: 2169 },
} as const;
/** Pixels of an inch and of a point. */
const INCH = 96;
const POINT = INCH / 72;
/** The margins of a page in inches; the number of the page is in the lower one. */
const MARGINS = { left: 0.4, right: 0.4, top: 0.4, bottom: 0.4, header: 0.2, footer: 0.2 } as const;
const NUMBERED = 0.6;
const HEADED = 0.7;

/** The pages that a sheet is fitted to. */
export interface PrintSetup {
  readonly paper: ExportSettings['paper'];
  readonly orientation: 'portrait' | 'landscape';
  readonly pagesWide: number;
  /** 0 for as many as there are rows for. */
  readonly pagesHigh: number;
  /** The rows, from 1, after which a page ends. */
  readonly breaks?: readonly number[];
  /** The width left free at each side, in inches. */
  readonly side?: number;
  /** The line above every page. */
  readonly header?: string;
}

export interface PrintedSheet {
  readonly sheet: string;
  /** The columns and rows that every printed page repeats. */
  readonly titles: readonly string[];
  readonly print: PrintSetup;
}

/** Rows of a sheet, `to` exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A table of classes with the days below one another, to be printed. */
interface DaysOfClasses {
  readonly paper: ExportSettings['paper'];
  /** The widths of the columns with names together and of each other one, in letters. */
  readonly names: readonly number[];
  readonly data: number;
  readonly columns: number;
  /** The heights of all rows of the sheet in points, and its rows that every page repeats. */
  readonly heights: readonly number[];
  readonly repeated: number;
  readonly days: readonly RowRange[];
}

/**
 * The pages of a sheet of classes: as few beside one another as letters can be read on, and never the end of one day and the
 * beginning of the next on one of them. A day that needs a little more than its pages gets smaller letters, by wider margins:
 * programs fit a sheet to its width.
 */
export function pagesOfDays(table: DaysOfClasses): {
  readonly print: PrintSetup;
  readonly parts: readonly RowRange[];
  /** The height that the rows of a part may have, in points. */
  readonly room: number;
} {
  const { paper, columns, days } = table;
  const { upright, across } = PAPERS[paper];
  const names = table.names.reduce((sum, letters) => sum + pixels(letters), 0);
  const data = pixels(table.data);
  const mostOn = (room: number): number => Math.floor((room / LEAST_SCALE - names) / data);
  const isUpright = columns <= mostOn(upright);
  const pagesWide = isUpright ? 1 : Math.ceil(columns / mostOn(across));
  const width = names + Math.ceil(columns / pagesWide) * data;
  const room = isUpright ? upright : across;
  const usual = Math.min(1, room / width);
  const head = heightWithin(table.heights, { from: 0, to: table.repeated });
  const roomDown = (isUpright ? across : upright) - (NUMBERED - MARGINS.bottom) * INCH;
  /** The size of letters at which each part has room on a page, where 1 is their own. */
  const scaleFor = (parts: readonly RowRange[]): number =>
    Math.min(...parts.map((part) => roomDown / ((head + heightWithin(table.heights, part)) * POINT * SLACK)));
  const least = Math.max(LEAST_SCALE, usual * MOST_SHRUNK);
  const parts = days.flatMap((day) => {
    let found = [day];
    for (let count = 2; scaleFor(found) < least && found.length < day.to - day.from; count += 1)
      found = divided(table.heights, day, count);
    return found;
  });
  const scale = Math.min(usual, Math.max(LEAST_SCALE, scaleFor(parts)));
  const side = MARGINS.left + Math.max(0, room - width * scale) / 2 / INCH;
  const breaks = parts.slice(0, -1).map(({ to }) => to);
  const orientation = isUpright ? 'portrait' : 'landscape';
  const spare = roomDown / (scale * POINT * SLACK * SPARED) - head;
  return { print: { paper, orientation, pagesWide, pagesHigh: 0, breaks, side }, parts, room: spare };
}

/** The height that all rows of a week may have, in points, when columns of these widths are fitted to its page. */
export function roomOfWeek(paper: ExportSettings['paper'], widths: readonly number[]): number {
  const { upright, across } = PAPERS[paper];
  const width = widths.reduce((sum, letters) => sum + pixels(letters), 0);
  const scale = Math.min(1, across / width);
  return upright / (scale * POINT * SLACK * SPARED);
}

/** The width of a column of so many letters in the usual font of workbooks. */
const pixels = (letters: number): number => 7 * letters + 5;

const heightWithin = (heights: readonly number[], { from, to }: RowRange): number =>
  heights.slice(from, to).reduce((sum, height) => sum + height, 0);

/** The rows of a day as so many parts of about the same height. */
function divided(heights: readonly number[], day: RowRange, count: number): RowRange[] {
  const total = heightWithin(heights, day);
  const parts: RowRange[] = [];
  let from = day.from;
  for (let row = day.from + 1; row < day.to; row += 1) {
    const above = heightWithin(heights, { from: day.from, to: row }) + (heights[row] ?? 0) / 2;
    if (above < (total * (parts.length + 1)) / count) continue;
    parts.push({ from, to: row });
    from = row;
  }
  return [...parts, { from, to: day.to }];
}

/** Every sheet as wide as its pages, with its headings and their number on each of them. */
export function printSetup(printed: readonly PrintedSheet[], page: string) {
  const names = printed.map(({ sheet, titles }, index) => {
    const quoted = `'${sheet.replaceAll("'", "''")}'`;
    const areas = titles.map((title) => `${quoted}!${title}`).join(',');
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeText(areas)}</definedName>`;
  });
  const setupOf = ({ sheet }: { readonly sheet?: string }): PrintSetup | undefined =>
    printed.find((each) => each.sheet === sheet)?.print;
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
            const setup = setupOf(options);
            if (element === 'pageMargins' && setup) return marginsOf(setup);
            if (element !== 'pageSetup' || setup === undefined) return attributes;
            const { paper, pagesWide, pagesHigh } = setup;
            const fit = { fitToWidth: pagesWide, fitToHeight: pagesHigh };
            return { ...attributes, paperSize: PAPERS[paper].number, ...fit };
          },
          transform(content: string, options: { sheet?: string }) {
            const setup = setupOf(options);
            return content
              .replace(/<worksheet [^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('<pageMargins', '<printOptions horizontalCentered="1"/>$&')
              .replace(/<pageSetup [^>]*>/, (found) =>
                setup ? found + headerAndBreaks(setup, page) : found,
              );
          },
        },
        'xl/workbook.xml': {
          transform: (content: string) =>
            content.replace('<definedNames/>', () => `<definedNames>${names.join('')}</definedNames>`),
        },
      },
    },
  };
}

const isNumbered = ({ pagesHigh }: PrintSetup): boolean => pagesHigh === 0;

function marginsOf(setup: PrintSetup) {
  const side = setup.side ?? MARGINS.left;
  return {
    ...{ ...MARGINS, left: side, right: side },
    ...(isNumbered(setup) && { bottom: NUMBERED }),
    ...(setup.header !== undefined && { top: HEADED }),
  };
}

/** The line above a page, the one below it and the rows after which pages end. */
function headerAndBreaks(setup: PrintSetup, page: string): string {
  if (!isNumbered(setup)) return '';
  const { header, breaks = [] } = setup;
  const above = header === undefined ? '' : `<oddHeader>${escapeText(`&L&B${coded(header)}`)}</oddHeader>`;
  const ends = breaks.map((row) => `<brk id="${row}" max="16383" man="1"/>`).join('');
  const counts = `count="${breaks.length}" manualBreakCount="${breaks.length}"`;
  return [
    `<headerFooter>${above}<oddFooter>${escapeText(`&R${page}`)}</oddFooter></headerFooter>`,
    ends === '' ? '' : `<rowBreaks ${counts}>${ends}</rowBreaks>`,
  ].join('');
}

/** A text of at most 100 letters in the line above a page, whose codes begin with '&'. */
const coded = (text: string): string => [...plainCell(text)].slice(0, 100).join('').replaceAll('&', '&&');
