/// <reference path="./papaparse.d.ts" />
import papaparse from 'papaparse';
import { decodeText } from '../decode-text.ts';
import { findHeader, namedFields } from './guess-mapping.ts';
import { tableKinds } from './table-fields.ts';
import { issue } from './table-issue.ts';
import { type CellValue, type TableRead, tableOfCells } from './table-of-cells.ts';

export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

/**
 * In the order in which they win when the lines have as many of each; tabs first, as spreadsheets paste them. Commas are
 * in names and titles too, with a space behind them.
 */
const SEPARATORS = [
  { separator: '\t', places: /\t/ },
  { separator: ';', places: /;/ },
  { separator: '|', places: /\|/ },
  { separator: ',', places: /,(?! )/ },
] as const;

/**
 * A table from pasted text or the bytes of a file: CSV with any usual separator, or columns by tabs; UTF-8,
 * UTF-16 with its mark, or Windows-1252. Cells in quotes may have line breaks. Never throws.
 */
export function readDelimited(content: Uint8Array | string): TableRead {
  if (content.length > MAX_TABLE_BYTES) {
    return { ok: false, fault: issue('too-large', { max: MAX_TABLE_BYTES / 1024 / 1024 }) };
  }
  // Older spreadsheets write Windows-1252, in which any bytes are text; a zero character is in no table.
  const decoded = decodeText(content, 'windows-1252');
  if (!decoded.ok || decoded.text.includes('\0')) return { ok: false, fault: issue('not-a-table') };
  const { text, separator } = withoutHint(decoded.text);
  const { data, errors } = papaparse.parse(text, {
    delimiter: separator ?? separatorOf(text),
    skipEmptyLines: false,
  });
  const unclosed = errors.find((error) => error.code === 'MissingQuotes');
  if (unclosed) return { ok: false, fault: issue('unclosed-quote', { row: (unclosed.row ?? 0) + 1 }) };
  return tableOfCells(data satisfies CellValue[][]);
}

/** Spreadsheets may write the separator in a line of its own: 'sep=;'. */
function withoutHint(text: string): { text: string; separator: string | null } {
  const hint = /^sep=(.)\r?\n/i.exec(text);
  return hint ? { text: text.slice(hint[0].length), separator: hint[1] ?? null } : { text, separator: null };
}

/** More lines are not needed to know the separator. */
const LINES_READ = 50;

/** So many characters hold the first lines of any list. */
const LETTERS_READ = 100_000;

/**
 * The separator by which a row has most names of columns; else the one that is in most of the first lines, outside quotes,
 * then the one that is as often in each line, then the one that is there most often. The first line alone may be a title.
 */
function separatorOf(text: string): string {
  const lines = firstLines(text);
  const start = text.slice(0, LETTERS_READ);
  const shares = SEPARATORS.map(({ separator, places }) => {
    const counts = lines.map((line) => line.split(places).length - 1).filter((count) => count > 0);
    return {
      separator,
      names: namesOfColumns(start, separator),
      lines: counts.length,
      ...mostFrequent(counts),
    };
  });
  const [best] = shares.sort(
    (a, b) => b.names - a.names || b.lines - a.lines || b.times - a.times || b.count - a.count,
  );
  return best === undefined || best.names + best.lines === 0 ? ',' : best.separator;
}

/** The number of columns that a row names, if the text has this separator, of a table of whatever kind. */
function namesOfColumns(text: string, separator: string): number {
  const { data } = papaparse.parse(text, {
    delimiter: separator,
    skipEmptyLines: false,
    preview: LINES_READ,
  });
  const read = tableOfCells(data satisfies CellValue[][]);
  if (!read.ok) return 0;
  const counts = tableKinds.map((kind) => {
    const cells = read.rows[findHeader(kind, read.rows) ?? -1]?.cells ?? [];
    return namedFields(kind, cells).length;
  });
  return Math.max(...counts);
}

/** The number that most lines have, and how many have it. */
function mostFrequent(counts: readonly number[]): { readonly count: number; readonly times: number } {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [count = 0, most = 0] = [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { count, times: most };
}

/** The first lines that are not blank, without what is in quotes. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let isQuoted = false;
  const end = () => {
    if (line.trim() !== '') lines.push(line);
    line = '';
  };
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') end();
    else line += letter;
    if (lines.length === LINES_READ) return lines;
  }
  end();
  return lines;
}
