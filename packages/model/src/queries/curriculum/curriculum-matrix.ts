import type { Draft } from '../../draft/draft.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import { nameKey } from '../clean-name.ts';

/** The column of the subjects that have no class. */
export const NO_CLASS = '';

/** A row of the matrix: subjects of one name and one schedule structure, at most one of them in each class. */
export interface MatrixRow {
  readonly key: string;
  readonly name: string;
  readonly structure: Id;
  /** Its number among the rows of this name and structure: a class with several subjects of a name needs several. */
  readonly line: number;
  readonly color: string;
  readonly shortName: string;
  /** The subject in the cell of each class, by the id of the class. */
  readonly cells: ReadonlyMap<Id, Id>;
}

/** The key of a row, also of one that has no subject yet. */
export function rowKey(name: string, structure: Id, line: number): string {
  return `${structure}\n${nameKey(name)}\n${line}`;
}

interface OpenRow extends MatrixRow {
  readonly cells: Map<Id, Id>;
}

/**
 * The subjects of a school as a curriculum matrix: rows subjects by name, columns classes. A joint subject is in the cells
 * of all its classes. The rows are in the order of the subjects, so that an edit of one does not move another.
 */
export function curriculumMatrix(subjects: Draft['subjects']): readonly MatrixRow[] {
  const rows: OpenRow[] = [];
  const byName = new Map<string, OpenRow[]>();
  for (const subject of Object.values(subjects)) {
    const key = firstRowKey(subject);
    const lines = byName.get(key) ?? [];
    byName.set(key, lines);
    const columns = columnsOf(subject);
    let row = lines.find(({ cells }) => !columns.some((id) => cells.has(id)));
    if (!row) {
      row = rowFor(lines[0] ?? subject, subject.structure, lines.length);
      lines.push(row);
      rows.push(row);
    }
    for (const id of columns) row.cells.set(id, subject.id);
  }
  return rows;
}

const firstKeys = new WeakMap<Subject, string>();

/** The key of the first row for subjects of this name and structure; made once for each state of a subject. */
function firstRowKey(subject: Subject): string {
  const known = firstKeys.get(subject);
  if (known !== undefined) return known;
  const key = rowKey(subject.name, subject.structure, 0);
  firstKeys.set(subject, key);
  return key;
}

/** The columns that a subject is in: its classes, or the one of subjects without. */
export function columnsOf({ groups }: Pick<Subject, 'groups'>): readonly Id[] {
  return groups.length > 0 ? groups : [NO_CLASS];
}

/** The columns are those of `NO_CLASS` too only if a subject needs it. */
export function hasNoClass(rows: readonly MatrixRow[]): boolean {
  return rows.some(({ cells }) => cells.has(NO_CLASS));
}

function rowFor(
  { name, color, shortName }: Pick<Subject, 'name' | 'color' | 'shortName'>,
  structure: Id,
  line: number,
): OpenRow {
  return { key: rowKey(name, structure, line), name, structure, line, color, shortName, cells: new Map() };
}

/** The lengths of a subject's lessons, the longest first. */
export function weekLengths(draft: Draft, subject: Subject): number[] {
  const lengths = subject.lessons.flatMap((id) => draft.lessons[id]?.numPeriods ?? []);
  return lengths.sort((a, b) => b - a);
}

/** More terms than that are hard to read: lessons of one length become one term. */
const MAX_TERMS = 4;

/**
 * Lessons as a cell shows them: '4' for single ones, '2+1+1' if one is longer, '1×2' for one double lesson and '2×2+3×1'
 * where the sum would be long.
 */
export function lengthsText(lengths: readonly number[]): string {
  if (lengths.every((length) => length === 1)) return String(lengths.length);
  if (lengths.length > 1 && lengths.length <= MAX_TERMS) return lengths.join('+');
  const different = [...new Set(lengths)];
  return different.map((length) => `${lengths.filter((each) => each === length).length}×${length}`).join('+');
}
