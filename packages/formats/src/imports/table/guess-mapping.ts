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
  if (name === undefined || firstName === undefined || lastName !== undefined) return mapping;
  // Beside a first name, 'Name' is the last name; 'Full name' and 'Teacher' have the first name in them.
  const isBare = PLAIN_NAMES.some((spelling) => isPart(header[name] ?? '', spelling));
  return isBare ? { ...others, firstName, lastName: name } : { ...others, name };
}

/** 'Name' in the languages in which a last name is called so beside a first name, as `plainName` has them. */
const PLAIN_NAMES = ['name', 'naam', 'nazwa', 'nev'] as const;

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
 * notes. The name of one field is enough in the first row or in one apart from a title above it, if the row looks like
 * names of columns.
 */
export function findHeader(kind: TableKind, rows: readonly TableRow[]): number | null {
  let best: { readonly index: number; readonly count: number } | null = null;
  let widestAbove = 0;
  let isBelowItem = false;
  for (const [index, { cells, number }] of rows.slice(0, MOST_ABOVE).entries()) {
    const fields = namedFields(kind, cells);
    const filled = cells.filter((cell) => cell !== '');
    const above = rows[index - 1];
    const isApart = above === undefined || filled.length > widestAbove || number > above.number + 1;
    const isAlone = filled.length === 1;
    const isClear = isApart && widestAbove <= 1 && !(isAlone && isBelowItem) && isClearHeader(fields, filled);
    if ((fields.length > 1 || isClear) && fields.length > (best?.count ?? 0)) {
      best = { index, count: fields.length };
    }
    widestAbove = Math.max(widestAbove, filled.length);
    isBelowItem ||= isAlone && filled.some((cell) => NUMBERED_ITEM.test(cell));
  }
  return best?.index ?? null;
}

/** 'R101', 'Room 12', '9A' or '12': in a column of its own this is an item and no title. */
const NUMBERED_ITEM = /^(\p{L}+[\s.-]?)?\d{1,3}\s?\p{L}?$/u;

/**
 * True for a row that names the columns though it names one field only: none of its cells is also the name of an item, and
 * without the name of the items there are other cells, none with a number or an address.
 */
function isClearHeader(fields: readonly TableField[], filled: readonly string[]): boolean {
  if (filled.some((cell) => ALSO_ITEMS.has(plainName(cell)))) return false;
  if (fields.some(isNameField)) return true;
  return fields.length === 1 && filled.length > 1 && !filled.some((cell) => /[\d@#]/.test(cell));
}

/** Names of columns that rooms, buildings or people have as their names too, as `plainName` has them. */
const ALSO_ITEMS: ReadonlySet<string> = new Set([
  ...['aula', 'aule', 'aulas', 'saal', 'sala', 'salas', 'sale', 'local', 'lokal', 'lokaal', 'terem'],
  ...['pracownia', 'gabinet', 'haus', 'trakt', 'block', 'site', 'campus', 'plesso', 'sede', 'bloco'],
  ...['kurz', 'short', 'soll', 'code', 'load', 'bell', 'ors', 'mel', 'form', 'maestro', 'tanar'],
]);

const isNameField = (field: TableField): boolean =>
  field === 'name' || field === 'firstName' || field === 'lastName';

/** The fields that the cells of a row name. */
export function namedFields(kind: TableKind, cells: readonly string[]): TableField[] {
  const names = new Set(cells.flatMap((cell) => [cell, ...cell.split(/[/|\n]/)]).map(plainName));
  return fieldsOf(kind).filter((field) => tableFields[kind][field]?.some((name) => names.has(name)));
}
