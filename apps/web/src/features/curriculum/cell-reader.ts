import type { Draft, Id, MatrixRow } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { isSameList } from '../../document/draft/same-list.ts';
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
  const known = new Map<string, { readonly basis: readonly unknown[]; readonly cell: ShownCell }>();
  return (draft, row, column) => {
    const key = `${row.key}\n${column.id}`;
    const basis = basisOf(draft, row, column);
    const before = known.get(key);
    if (before && isSameList(before.basis, basis)) return before.cell;
    const view = cellView(draft, row, column.id, ownerOf, t);
    const label = labelOf(view, row.name, column.name, t);
    const isSame = before?.cell.label === label && isAlike(before.cell, view);
    const cell = isSame ? before.cell : { ...view, label, people: peopleOf(view, t) };
    known.set(key, { basis, cell });
    return cell;
  };
}

/** The records that a cell shows, and the collections from which it has names. */
function basisOf(draft: Draft, row: MatrixRow, column: Column): readonly unknown[] {
  const { groups, teachers, trackSets, config, lessons } = draft;
  const subject = draft.subjects[row.cells.get(column.id) ?? ''];
  const basis: unknown[] = [
    row.name,
    row.structure,
    column.name,
    subject,
    groups,
    teachers,
    trackSets,
    config,
  ];
  for (const id of subject?.lessons ?? []) basis.push(lessons[id]);
  return basis;
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
