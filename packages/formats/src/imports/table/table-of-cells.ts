import { issue, type TableFault, type TableIssue } from './table-issue.ts';

export const MAX_TABLE_ROWS = 5000;
const MAX_COLUMNS = 60;

/** A cell as a spreadsheet's reader gives it. */
export type CellValue = string | number | boolean | { toISOString(): string } | null | undefined;

/** One row of a table: its number as a spreadsheet counts, and its cells as text without needless space. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export type TableRead =
  | { readonly ok: true; readonly rows: readonly TableRow[]; readonly columns: number }
  | { readonly ok: false; readonly fault: TableIssue<TableFault> };

/** The rows that have any text, within the limits of an import. */
export function tableOfCells(cells: readonly (readonly CellValue[])[]): TableRead {
  const rows: TableRow[] = [];
  let columns = 0;
  for (const [index, row] of cells.entries()) {
    const texts = row.map(textOf);
    while (texts.at(-1) === '') texts.pop();
    if (texts.length === 0) continue;
    columns = Math.max(columns, texts.length);
    rows.push({ number: index + 1, cells: texts });
  }
  if (rows.length === 0) return { ok: false, fault: issue('empty') };
  if (columns > MAX_COLUMNS) {
    return { ok: false, fault: issue('too-many-columns', { count: columns, max: MAX_COLUMNS }) };
  }
  // One more, for the names of the columns.
  if (rows.length > MAX_TABLE_ROWS + 1) {
    return { ok: false, fault: issue('too-many-rows', { count: rows.length, max: MAX_TABLE_ROWS }) };
  }
  return { ok: true, rows, columns };
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.toISOString().slice(0, 10);
  const lines = String(value).split(/[\r\n]+/);
  return lines
    .map((line) => line.replace(/[\s\u200b\ufeff]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
