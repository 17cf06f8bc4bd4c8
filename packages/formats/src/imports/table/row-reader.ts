import { cleanName, palette } from '@bellgrid/model';
import type { TableField, TableMapping } from './table-fields.ts';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';

/** The names of colours in the reader's language, by their names in the palette. */
export type ColorNames = { readonly [name: string]: string };

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

/**
 * A colour by its name in the palette, in English or the reader's language, or as #rrggbb; null for an empty cell, undefined
 * for anything else.
 */
export function colorInRow(text: string, localNames: ColorNames): string | null | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const isName = (name: string) => name.toLowerCase() === wanted;
  const named = palette.find(({ name }) => isName(name) || isName(localNames[name] ?? name));
  if (named) return named.value;
  return /^#[0-9a-f]{6}$/.test(wanted) ? wanted : undefined;
}

/** A number without the unit behind it: of '24 Std.' it is '24'. */
export const withoutUnit = (text: string): string => text.replace(/^([\d.,]+)\s*\p{L}{1,10}\.?$/u, '$1');
