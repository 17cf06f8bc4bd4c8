// biome-ignore-all lint/a11y/useSemanticElements: the table is one of places of its own, see MatrixGrid.
// biome-ignore-all lint/a11y/useFocusableInteractive: the table has the focus and names its active cell.
import { memo, type ReactNode, useState } from 'react';
import { isSameList } from '../../document/draft/same-list.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { ShownCell } from './cell-reader.ts';
import { COLUMN, HEAD, type Head, HeadName, MatrixCell } from './MatrixCell.tsx';
import classes from './MatrixGrid.module.css';
import type { Spot } from './matrix-area.ts';
import { type MatrixSelection, useSelection } from './matrix-selection.ts';
import { ROW } from './use-cells-in-sight.ts';

interface ColumnHeadsProps {
  readonly heads: readonly Head[];
  readonly shown: readonly number[];
  readonly selection: MatrixSelection;
}

/** The heads of the columns in sight. */
export const ColumnHeads = memo(function ColumnHeads({ heads, shown, selection }: ColumnHeadsProps) {
  return shown.map((column) => {
    const head = heads[column];
    return head ? <ColumnHead key={head.key} head={head} column={column} selection={selection} /> : null;
  });
});

interface ColumnHeadProps {
  readonly head: Head;
  readonly column: number;
  readonly selection: MatrixSelection;
}

/** The letters of a name that fit above a column. */
const FITS = 11;

const ColumnHead = memo(function ColumnHead({ head, column, selection }: ColumnHeadProps) {
  const isActive = useSelection(selection, ({ active }) => active.column === column);
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      className={classes.columnHead}
      data-long={(head.hint === '' && head.name.length > FITS) || undefined}
      style={{ insetInlineStart: HEAD + column * COLUMN }}
      data-active={isActive || undefined}
      title={head.name}
    >
      <HeadName head={head} />
    </div>
  );
});

interface ColumnTotalsProps {
  readonly heads: readonly Head[];
  readonly shown: readonly number[];
  readonly total: (column: number) => ReactNode;
}

/** The totals of the columns in sight. */
export const ColumnTotals = memo(function ColumnTotals({ heads, shown, total }: ColumnTotalsProps) {
  return shown.map((column) => (
    <div
      key={heads[column]?.key}
      role="gridcell"
      aria-colindex={column + 2}
      className={classes.footCell}
      style={{ insetInlineStart: HEAD + column * COLUMN }}
    >
      {total(column)}
    </div>
  ));
});

interface MatrixLinesProps {
  readonly rows: readonly Head[];
  readonly columns: readonly Head[];
  readonly shownRows: readonly number[];
  readonly shownColumns: readonly number[];
  readonly selection: MatrixSelection;
  readonly cellAt: (spot: Spot) => ShownCell;
  readonly rowTotal: (row: number) => ReactNode;
}

/** The rows in sight. An edit reads their cells again, and renders the rows in which one is another. */
export const MatrixLines = memo(function MatrixLines(props: MatrixLinesProps) {
  const { rows, columns, shownRows, shownColumns, selection, cellAt, rowTotal } = props;
  useDraft((draft) => draft);
  const [known] = useState(() => new Map<string, readonly ShownCell[]>());
  return shownRows.map((row) => {
    const head = rows[row];
    if (!head) return null;
    const read = shownColumns.map((column) => cellAt({ row, column }));
    const before = known.get(head.key);
    const cells = before && isSameList(before, read) ? before : read;
    known.set(head.key, cells);
    return (
      <MatrixLine
        key={head.key}
        head={head}
        row={row}
        columns={columns}
        shown={shownColumns}
        cells={cells}
        selection={selection}
        total={rowTotal(row)}
      />
    );
  });
});

interface MatrixLineProps {
  readonly head: Head;
  readonly row: number;
  readonly columns: readonly Head[];
  readonly shown: readonly number[];
  readonly cells: readonly ShownCell[];
  readonly selection: MatrixSelection;
  readonly total: ReactNode;
}

const MatrixLine = memo(function MatrixLine(props: MatrixLineProps) {
  const { head, row, columns, shown, cells, selection, total } = props;
  const [first = 0] = shown;
  return (
    <div role="row" aria-rowindex={row + 2} className={classes.row} style={{ insetBlockStart: row * ROW }}>
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={[head.name, head.hint].filter(Boolean).join(', ')}
        className={classes.before}
        style={{ width: HEAD + first * COLUMN }}
      />
      {shown.map((column, index) => {
        const cell = cells[index];
        return cell ? (
          <MatrixCell
            key={columns[column]?.key}
            row={row}
            column={column}
            isApart={column !== first + index}
            cell={cell}
            selection={selection}
          />
        ) : null;
      })}
      <div
        role="gridcell"
        aria-colindex={columns.length + 2}
        className={classes.endCell}
        style={{ insetInlineStart: HEAD + columns.length * COLUMN }}
      >
        {total}
      </div>
    </div>
  );
});

type RowHeadsProps = Pick<ColumnHeadsProps, 'heads' | 'shown' | 'selection'>;

/**
 * The names of the rows in sight, which stay beside the cells that scroll: in one layer, for one of each name would be
 * drawn anew with every scroll and entry. Each row has its name for screen readers.
 */
export const RowHeads = memo(function RowHeads({ heads, shown, selection }: RowHeadsProps) {
  return (
    <div className={classes.rowHeads} aria-hidden>
      {shown.map((row) => {
        const head = heads[row];
        return head ? <RowHead key={head.key} head={head} row={row} selection={selection} /> : null;
      })}
    </div>
  );
});

interface RowHeadProps {
  readonly head: Head;
  readonly row: number;
  readonly selection: MatrixSelection;
}

function RowHead({ head, row, selection }: RowHeadProps) {
  const isActive = useSelection(selection, ({ active }) => active.row === row);
  return (
    <div
      className={classes.rowHead}
      style={{ insetBlockStart: row * ROW }}
      data-active={isActive || undefined}
      title={head.name}
    >
      <HeadName head={head} />
    </div>
  );
}
