import { plainName } from './column-names.ts';
import { fieldsOf, type TableField, type TableKind, type TableMapping, tableFields } from './table-fields.ts';
import type { TableRow } from './table-of-cells.ts';

/**
 * Guesses the column of each field by the names in a row: exact names before one of several in a cell ('Fach / Subject')
 * and names that only begin so. No column is taken twice.
 */
export function guessMapping(kind: TableKind, header: readonly string[]): TableMapping {
  const mapping: { [Field in TableField]?: number } = {};
  const taken = new Set<number>();
  for (const isName of [isWhole, isPart, isBeginning]) {
    for (const field of fieldsOf(kind)) {
      if (mapping[field] !== undefined) continue;
      const names = tableFields[kind][field] ?? [];
      const column = columnOf(header, names, (name, spelling) => isName(name, spelling), taken);
      if (column === -1) continue;
      mapping[field] = column;
      taken.add(column);
    }
  }
  const { name, firstName, lastName, ...others } = mapping;
  // Beside a first name, 'Name' is the last name.
  if (name !== undefined && firstName !== undefined && lastName === undefined) {
    return { ...others, firstName, lastName: name };
  }
  return mapping;
}

type IsName = (name: string, spelling: string) => boolean;

const isWhole: IsName = (name, spelling) => plainName(name) === spelling;
const isPart: IsName = (name, spelling) => name.split(/[/|\n]/).some((part) => plainName(part) === spelling);
const isBeginning: IsName = (name, spelling) => plainName(name).startsWith(`${spelling} `);

/** The column of the first spelling that any column has: of a subject, 'Fach' is its name rather than 'Name'. */
function columnOf(
  header: readonly string[],
  spellings: readonly string[],
  isName: IsName,
  taken: ReadonlySet<number>,
): number {
  for (const spelling of spellings) {
    const column = header.findIndex((name, index) => !taken.has(index) && isName(name, spelling));
    if (column !== -1) return column;
  }
  return -1;
}

/** Names of columns are not looked for further down: titles and notes have a few lines. */
const MOST_ABOVE = 30;

/**
 * The index of the row that names the columns, or null: the one with most names of fields. Rows above it are a title or
 * notes. The name of one field is enough if it is that of the items, in the first row or in one apart from a title above it.
 */
export function findHeader(kind: TableKind, rows: readonly TableRow[]): number | null {
  let best: { readonly index: number; readonly count: number } | null = null;
  let widestAbove = 0;
  for (const [index, { cells, number }] of rows.slice(0, MOST_ABOVE).entries()) {
    const fields = namedFields(kind, cells);
    const width = cells.filter((cell) => cell !== '').length;
    const above = rows[index - 1];
    const isApart = above === undefined || width > widestAbove || number > above.number + 1;
    const isEnough = fields.length > 1 || (fields.some(isNameField) && widestAbove <= 1 && isApart);
    if (isEnough && fields.length > (best?.count ?? 0)) best = { index, count: fields.length };
    widestAbove = Math.max(widestAbove, width);
  }
  return best?.index ?? null;
}

const isNameField = (field: TableField): boolean =>
  field === 'name' || field === 'firstName' || field === 'lastName';

/** The fields that the cells of a row name. */
function namedFields(kind: TableKind, cells: readonly string[]): TableField[] {
  const names = new Set(cells.flatMap((cell) => [cell, ...cell.split(/[/|\n]/)]).map(plainName));
  return fieldsOf(kind).filter((field) => tableFields[kind][field]?.some((name) => names.has(name)));
}
