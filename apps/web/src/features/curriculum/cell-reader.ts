import type { Draft, Id, Lesson, MatrixRow, Subject } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { type CellView, type Column, cellView } from './matrix-model.ts';

/** A cell with its words. */
export interface ShownCell extends CellView {
  /** The words that a screen reader says. */
  readonly label: string;
  /** The teachers, or that they are open. */
  readonly people: string;
}

export type CellReader = (draft: Draft, row: MatrixRow, column: Column) => ShownCell;

/** Reads the cells of a matrix. A cell is the same object until something of it changes. */
export function createCellReader(
  ownerOf: (groups: readonly Id[]) => Id | undefined,
  t: TFunction,
): CellReader {
  const known = new Map<string, Map<Id, { readonly basis: Basis; readonly cell: ShownCell }>>();
  return (draft, row, column) => {
    const inRow = known.get(row.key) ?? new Map();
    if (inRow.size === 0) known.set(row.key, inRow);
    const before = inRow.get(column.id);
    if (before && isBasis(before.basis, draft, row, column)) return before.cell;
    const view = cellView(draft, row, column.id, ownerOf, t);
    const label = labelOf(view, row.name, column.name, t);
    const isSame = before?.cell.label === label && isAlike(before.cell, view);
    const cell = isSame ? before.cell : { ...view, label, people: peopleOf(view, t) };
    inRow.set(column.id, { basis: basisOf(draft, row, column), cell });
    return cell;
  };
}

/** The records that a cell shows, and the collections from which it has names. */
interface Basis
  extends Pick<Draft, 'groups' | 'teachers' | 'trackSets' | 'config'>,
    Pick<MatrixRow, 'name' | 'structure'> {
  readonly column: string;
  readonly subject: Subject | undefined;
  readonly lessons: readonly (Lesson | undefined)[];
}

const subjectAt = (draft: Draft, row: MatrixRow, column: Column): Subject | undefined =>
  draft.subjects[row.cells.get(column.id) ?? ''];

function basisOf(draft: Draft, row: MatrixRow, column: Column): Basis {
  const { groups, teachers, trackSets, config } = draft;
  const { name, structure } = row;
  const subject = subjectAt(draft, row, column);
  const lessons = (subject?.lessons ?? []).map((id) => draft.lessons[id]);
  return { groups, teachers, trackSets, config, name, structure, column: column.name, subject, lessons };
}

/** True while nothing of it has changed; every edit asks this for all cells in sight. */
function isBasis(basis: Basis, draft: Draft, row: MatrixRow, column: Column): boolean {
  const { subject, lessons } = basis;
  return (
    subject === subjectAt(draft, row, column) &&
    basis.groups === draft.groups &&
    basis.teachers === draft.teachers &&
    basis.trackSets === draft.trackSets &&
    basis.config === draft.config &&
    basis.name === row.name &&
    basis.structure === row.structure &&
    basis.column === column.name &&
    (subject === undefined || subject.lessons.every((id, index) => lessons[index] === draft.lessons[id]))
  );
}

function isAlike(a: CellView, b: CellView): boolean {
  return (
    a.kind === b.kind &&
    a.lessons === b.lessons &&
    a.mark === b.mark &&
    a.teachers === b.teachers &&
    a.isOpen === b.isOpen &&
    a.text === b.text
  );
}

function labelOf(view: CellView, subject: string, group: string, t: TFunction): string {
  const values = { subject, class: group, interpolation: { escapeValue: false } };
  if (view.kind !== 'filled') return t(`curriculum.cell.${view.kind}`, { ...values, lessons: view.lessons });
  return t('curriculum.cell.filled', {
    ...values,
    lessons: view.mark === '' ? view.lessons : `${view.lessons} ${view.mark}`,
    teachers: peopleOf(view, t),
  });
}

const peopleOf = ({ isOpen, teachers }: CellView, t: TFunction): string =>
  isOpen ? t('curriculum.open') : teachers;
