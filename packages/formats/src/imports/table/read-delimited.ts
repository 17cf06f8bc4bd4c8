/// <reference path="./papaparse.d.ts" />
import papaparse from 'papaparse';
import { decodeText } from '../decode-text.ts';
import { issue } from './table-issue.ts';
import { type CellValue, type TableRead, tableOfCells } from './table-of-cells.ts';

export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

/** In the order in which they win when the first line has as many of each; tabs first, as spreadsheets paste them. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;

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

/** The separator that the first line with text has most often, outside quotes. */
function separatorOf(text: string): string {
  const first = firstLine(text);
  const counts = SEPARATORS.map((separator) => first.split(separator).length - 1);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function firstLine(text: string): string {
  let line = '';
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') {
      if (line.trim() !== '') return line;
      line = '';
    } else line += letter;
  }
  return line;
}
