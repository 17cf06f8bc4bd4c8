// biome-ignore-all lint/a11y/useSemanticElements: the table is one of places of its own, see MatrixGrid.
// biome-ignore-all lint/a11y/useFocusableInteractive: the table has the focus and names its active cell.
import { memo, type ReactNode } from 'react';
import classes from './MatrixGrid.module.css';
import type { CellView, Total } from './matrix-model.ts';

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

/** More letters do not fit above a column beside the short name, which then takes their place. */
const NARROW = 9;

export function HeadName({
  head,
  isNarrow = false,
}: {
  readonly head: Head | undefined;
  readonly isNarrow?: boolean;
}) {
  if (!head) return null;
  const { name, hint, color } = head;
  const isCut = isNarrow && hint !== '' && name.length > NARROW;
  return (
    <>
      {color === null ? null : <i style={{ background: color || 'var(--line)' }} />}
      <span>{isCut ? hint : name}</span>
      {hint === '' || isCut ? null : <small>{hint}</small>}
    </>
  );
}

interface MatrixCellProps {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly kind: CellView['kind'];
  readonly lessons: string;
  readonly mark: string;
  readonly teachers: string;
  readonly isOpen: boolean;
  readonly label: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { id, row, column, kind, lessons, mark, teachers, isOpen, label, isActive, isSelected } = props;
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={label}
      aria-selected={isSelected}
      aria-readonly={kind === 'closed' || undefined}
      className={classes.cell}
      style={{ insetInlineStart: HEAD + column * COLUMN }}
      data-spot={`${row} ${column}`}
      data-kind={kind}
      data-active={isActive || undefined}
      title={kind === 'filled' ? `${lessons} ${mark} ${teachers}` : undefined}
    >
      <span className={classes.lessons}>
        {lessons}
        {mark === '' ? null : <sup>{mark}</sup>}
      </span>
      {teachers === '' ? null : (
        <small className={classes.people} data-open={isOpen || undefined}>
          {teachers}
        </small>
      )}
      {props.children}
    </div>
  );
});

/** Periods that are needed of those that there are; red where they do not fit. */
export function TotalText({ needed, available }: Total) {
  return (
    <span className={classes.total} data-over={needed > available || undefined}>
      <b>{needed}</b> / {available}
    </span>
  );
}
