import {
  cleanName,
  createId,
  type Draft,
  freeColor,
  isLessonCount,
  type MatrixEdit,
  type MatrixRow,
  matchingTeachers,
  nameKey,
  rowKey,
  subjectStructure,
} from '@bellgrid/model';
import type { MatrixEntry, NewClass } from './entry-plan.ts';
import { type Column, namesInMatrix } from './matrix-model.ts';

type Block = readonly (readonly string[])[];

/** The cells of a block as a spreadsheet copies it: rows of texts between tabs, with quotes around line breaks. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy;
  for (;;) {
    const [all = '', quoted, plain = '', end = ''] = cells.exec(text) ?? [];
    const cell = (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim();
    rows.at(-1)?.push(DASH.test(cell) ? '' : cell);
    if (end === '' || all === '') break;
    if (end !== '\t') rows.push([]);
  }
  const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');
  while (rows.length > 1 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return rows;
}

/** Spreadsheets have dashes in cells without lessons. */
const DASH = /^[-–—]$/;

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/** The matrix that a block is read for, and the words for 'with' that its cells may have. */
export interface Reader {
  readonly draft: Draft;
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly Column[];
  readonly words: readonly string[];
}

/**
 * A block with the names of classes at its top and of subjects at its side, or null for one without names. Of a block that
 * names them the other way round rows and columns are swapped.
 */
export function labelledBlock(
  reader: Reader,
  block: Block,
): { readonly block: Block; readonly isCertain: boolean } | null {
  const [[, ...top] = []] = block;
  const side = block.slice(1).map(([name = '']) => name);
  const { rows, columns } = reader;
  if (side.length === 0 || top.length === 0) return null;
  const classNames = new Set(columns.map(({ name }) => nameKey(name)));
  const subjectNames = new Set(rows.map(({ name }) => nameKey(name)));
  const has = (known: ReadonlySet<string>, names: readonly string[]) =>
    names.some((name) => known.has(nameKey(name)));
  if (has(classNames, top)) return { block, isCertain: true };
  if (has(classNames, side)) return { block: transposed(block), isCertain: true };
  if (!isNamed(reader, block, top, side)) return null;
  if (has(subjectNames, side)) return { block, isCertain: true };
  if (has(subjectNames, top)) return { block: transposed(block), isCertain: true };
  // Names of classes have digits, those of subjects seldom.
  const isTurned = digitShare(side) > digitShare(top);
  return { block: isTurned ? transposed(block) : block, isCertain: false };
}

/** True when the first row or the first column has names, not cells, and cells with lessons follow. */
function isNamed(
  { words, draft }: Reader,
  block: Block,
  top: readonly string[],
  side: readonly string[],
): boolean {
  const isCell = (text: string) =>
    isLessonCount(text) || words.some((word) => nameKey(text).startsWith(`${nameKey(word)} `));
  const isBare = (names: readonly string[]) => names.some((name) => name !== '') && !names.some(isCell);
  if (isCell(block[0]?.[0] ?? '') || !(isBare(top) || isBare(side))) return false;
  const isTeacher = (name: string) => matchingTeachers(name, namesInMatrix(draft)).length > 0;
  if (side.every(isTeacher)) return false;
  return block.slice(1).some(([, ...texts]) => texts.some((text) => isLessonCount(text)));
}

const digitShare = (names: readonly string[]): number =>
  names.filter((name) => /\d/.test(name)).length / Math.max(1, names.filter((name) => name !== '').length);

/**
 * Reads a block with classes in its first row and subjects in its first column. Subjects that the school does not have get
 * rows of their own, classes that it does not have columns.
 */
export function readLabelledBlock({ draft, rows, columns }: Reader, block: Block): MatrixEntry {
  const [[, ...top] = []] = block;
  const newClasses = classesToAdd(draft, columns, top);
  const classes = new Map([...columns, ...newClasses].map((column) => [nameKey(column.name), column]));
  const known = new Map(rows.map((row) => [row.key, row]));
  const knownNames = new Map(rows.map((row) => [nameKey(row.name), row]));
  const newSubjects = new Map<string, string>();
  const lines = new Map<string, number>();
  const edits: MatrixEdit[] = [];
  const placeless: string[] = [];
  for (const [given = '', ...texts] of block.slice(1)) {
    const name = cleanName(given);
    const key = nameKey(name);
    const line = lines.get(key) ?? 0;
    lines.set(key, line + 1);
    for (const [index, text] of texts.entries()) {
      if (text === '') continue;
      const column = classes.get(nameKey(top[index] ?? ''));
      if (column === undefined || name === '') {
        placeless.push(text);
        continue;
      }
      const like = knownNames.get(key);
      // The column of subjects without a class has no structure.
      const structure = column.structure || (like?.structure ?? '');
      const id = rowKey(name, structure, line);
      const row = known.get(id) ?? { key: id, name: like?.name ?? name, structure, cells: new Map() };
      if (!like) newSubjects.set(key, name);
      edits.push({ row, group: column.id, text });
    }
  }
  return { edits, newClasses, newSubjects: [...newSubjects.values()], placeless };
}

/** The classes of a first row that the school does not have, each once. */
function classesToAdd(draft: Draft, columns: readonly Column[], top: readonly string[]): NewClass[] {
  const taken = new Set(columns.map(({ name }) => nameKey(name)));
  const colors = new Set(Object.values(draft.groups).map(({ color }) => color));
  const structure = subjectStructure(draft, [], null);
  const added: NewClass[] = [];
  for (const name of top) {
    if (name === '' || taken.has(nameKey(name))) continue;
    taken.add(nameKey(name));
    const color = freeColor(draft.pickedColors.groups + added.length, colors);
    colors.add(color);
    added.push({ id: createId(), name: cleanName(name), structure, color });
  }
  return added;
}

export function transposed(block: Block): string[][] {
  const width = Math.max(...block.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => block.map((row) => row[column] ?? ''));
}
