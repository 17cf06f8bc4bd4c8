import { type Draft, type MatrixEdit, type MatrixRow, nameKey, rowKey } from '@bellgrid/model';
import type { Column } from './matrix-model.ts';

/** The cells of a block as a spreadsheet copies it: rows of texts between tabs, with quotes around line breaks. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy;
  for (;;) {
    const [all = '', quoted, plain = '', end = ''] = cells.exec(text) ?? [];
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '' || all === '') break;
    if (end !== '\t') rows.push([]);
  }
  const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');
  while (rows.length > 1 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return rows;
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/** A block that names its subjects and classes, as edits; names of classes that the school does not have. */
export interface LabelledBlock {
  readonly edits: readonly MatrixEdit[];
  readonly unknownClasses: readonly string[];
}

/**
 * Reads a block with classes in its first row and subjects in its first column, or the other way round. A subject that
 * the school does not have gets a row of its own. Null for a block without such names.
 */
export function readLabelledBlock(
  draft: Draft,
  rows: readonly MatrixRow[],
  columns: readonly Column[],
  block: readonly (readonly string[])[],
): LabelledBlock | null {
  const classes = new Map(columns.map((column) => [nameKey(column.name), column]));
  const isClass = (text: string) => classes.has(nameKey(text));
  const [head = []] = block;
  if (block.length < 2 || head.length < 2) return null;
  const firstColumn = block.slice(1).map((row) => row[0] ?? '');
  if (!head.slice(1).some(isClass)) {
    if (!firstColumn.some(isClass)) return null;
    return readLabelledBlock(draft, rows, columns, transposed(block));
  }
  const known = new Map(rows.map((row) => [row.key, row]));
  const lines = new Map<string, number>();
  const edits: MatrixEdit[] = [];
  for (const [name = '', ...texts] of block.slice(1)) {
    if (name === '') continue;
    const line = lines.get(nameKey(name)) ?? 0;
    lines.set(nameKey(name), line + 1);
    texts.forEach((text, index) => {
      const column = classes.get(nameKey(head[index + 1] ?? ''));
      if (text === '' || column === undefined) return;
      const structure =
        draft.groups[column.id]?.structure ??
        rows.find((row) => nameKey(row.name) === nameKey(name))?.structure ??
        '';
      const key = rowKey(name, structure, line);
      const row = known.get(key) ?? { key, name, structure, cells: new Map() };
      edits.push({ row, group: column.id, text });
    });
  }
  const unknownClasses = head.slice(1).filter((name) => name !== '' && !isClass(name));
  return { edits, unknownClasses: [...new Set(unknownClasses)] };
}

function transposed(block: readonly (readonly string[])[]): string[][] {
  const width = Math.max(...block.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => block.map((row) => row[column] ?? ''));
}
