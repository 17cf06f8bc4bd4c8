// biome-ignore-all lint/a11y/useSemanticElements: the table is one of places of its own, see MatrixGrid.
// biome-ignore-all lint/a11y/useFocusableInteractive: the table has the focus and names its active cell.
import { memo } from 'react';
import type { ShownCell } from './cell-reader.ts';
import classes from './MatrixGrid.module.css';
import type { Spot } from './matrix-area.ts';
import { cellState, type MatrixSelection, useSelection } from './matrix-selection.ts';

/** Widths of a class's column and of the subjects' names, in px. */
export const COLUMN = 104;
export const HEAD = 216;

/** A subject or a class at the edge of the matrix. */
export interface Head {
  readonly key: string;
  readonly name: string;
  readonly hint: string;
  readonly color: string | null;
}

/** The colour and the name of a subject or a class, with the hint below, so that the name has the whole width. */
export function HeadName({ head: { name, hint, color } }: { readonly head: Head }) {
  return (
    <>
      {color === null ? null : <i style={{ background: color || 'var(--line)' }} />}
      <div className={classes.lines}>
        <span>{name}</span>
        {hint === '' ? null : <small>{hint}</small>}
      </div>
    </>
  );
}

interface MatrixCellProps {
  readonly row: number;
  readonly column: number;
  /** The cell is kept out of sight, and so not beside the one before it. */
  readonly isApart: boolean;
  readonly cell: ShownCell;
  readonly selection: MatrixSelection;
}

export const matrixCellId = ({ row, column }: Spot): string => `matrix-${row}-${column}`;

export const MatrixCell = memo(function MatrixCell({
  row,
  column,
  isApart,
  cell,
  selection,
}: MatrixCellProps) {
  const { kind, lessons, mark, people, isOpen, label } = cell;
  const state = useSelection(selection, (area) => cellState(area, { row, column }));
  return (
    <div
      id={matrixCellId({ row, column })}
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={label}
      aria-selected={state !== 'plain'}
      aria-readonly={kind === 'closed' || undefined}
      className={classes.cell}
      data-apart={isApart || undefined}
      style={isApart ? { insetInlineStart: HEAD + column * COLUMN } : undefined}
      data-spot={`${row} ${column}`}
      data-kind={kind}
      data-active={state === 'active' || undefined}
      title={kind === 'filled' ? `${lessons} ${mark} ${people}` : undefined}
    >
      <span className={classes.lessons}>
        {lessons}
        {mark === '' ? null : <sup>{mark}</sup>}
      </span>
      {people === '' ? null : (
        <small className={classes.people} data-open={isOpen || undefined}>
          {people}
        </small>
      )}
    </div>
  );
});
