import { cleanName, palette } from '@bellgrid/model';
import type { TableField, TableMapping } from './table-fields.ts';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';

/** The text of a row's field; empty without a column or a cell. Line breaks stay. */
export type RowCell = (field: TableField) => string;

export function cellsInRow(row: TableRow, mapping: TableMapping): RowCell {
  return (field) => {
    const column = mapping[field];
    return column === undefined ? '' : (row.cells[column] ?? '');
  };
}

/** The name of a row's item as it is stored: one column, or the first and last name of a person. */
export function nameInRow(cell: RowCell): string {
  const whole = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return cleanName(whole.replaceAll('\n', ' '));
}

export function nameFaults(name: string, max: number): TableIssue<RowFault>[] {
  if (name === '') return [issue('name-missing')];
  return name.length > max ? [issue('name-too-long', { max })] : [];
}

/** A colour by its name in the palette or as #rrggbb; null for an empty cell, undefined for anything else. */
export function colorInRow(text: string): string | null | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const named = palette.find(({ name }) => name.toLowerCase() === wanted);
  if (named) return named.value;
  return /^#[0-9a-f]{6}$/.test(wanted) ? wanted : undefined;
}
