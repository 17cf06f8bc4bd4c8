// biome-ignore-all lint/a11y/useSemanticElements: only the cells in sight exist, at places of their own: no table can say that.
// biome-ignore-all lint/a11y/useFocusableInteractive: the table has the focus and names its active cell.
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  CellEditor,
  type EditFault,
  type EditMode,
  type EditorHandle,
  type HowToCommit,
  type Leave,
} from './CellEditor.tsx';
import type { ShownCell } from './cell-reader.ts';
import { COLUMN, HEAD, type Head, matrixCellId } from './MatrixCell.tsx';
import classes from './MatrixGrid.module.css';
import { ColumnHeads, ColumnTotals, MatrixLines, RowHeads } from './MatrixLines.tsx';
import {
  areaIn,
  type Bounds,
  blockIn,
  boundsOf,
  clampSpot,
  type Heads,
  isSingle,
  type MatrixArea,
  type Size,
  type Spot,
  spotOfKey,
  spotOfTab,
} from './matrix-area.ts';
import { type MatrixSelection, useSelection } from './matrix-selection.ts';
import { HEAD_ROW, ROW, TOTAL, useCellsInSight } from './use-cells-in-sight.ts';
import type { KeptCellPlace } from './use-kept-cell.ts';

export interface MatrixHandle {
  readonly focus: (spot: Spot) => void;
  /** Opens the field in a cell. */
  readonly edit: (spot: Spot) => void;
}

interface MatrixGridProps {
  readonly handle: React.RefObject<MatrixHandle | null>;
  readonly label: string;
  readonly rows: readonly Head[];
  readonly columns: readonly Head[];
  readonly selection: MatrixSelection;
  /** The cell in the present draft. */
  readonly cellAt: (spot: Spot) => ShownCell;
  /** The place of the cell, by which what is typed into it is kept. */
  readonly placeAt: (spot: Spot) => KeptCellPlace | null;
  readonly rowTotal: (row: number) => ReactNode;
  readonly columnTotal: (column: number) => ReactNode;
  readonly totalLabels: { readonly row: string; readonly column: string };
  readonly newRow: ReactNode;
  /** In the corner, so that it is in sight beside any number of columns. */
  readonly newColumn: ReactNode;
  /** Stores what was entered into cells; the reason if that is not possible. */
  readonly onEnter: (bounds: Bounds, text: string, mode: EditMode, addsTeachers: boolean) => EditFault | null;
  readonly onEmpty: (bounds: Bounds) => void;
  readonly onFill: (bounds: Bounds, direction: 'right' | 'down') => void;
  readonly onCopy: (bounds: Bounds) => string;
  readonly onPaste: (bounds: Bounds, text: string) => void;
}

interface Edit {
  readonly mode: EditMode;
  readonly initial: string;
  readonly spot: Spot;
  readonly bounds: Bounds;
  readonly opensUp: boolean;
  /** The subjects and classes of the table when the edit began. */
  readonly heads: Heads;
}

/** The table of the matrix by keys, mouse and pen; only the cells in sight are elements of the page. */
export function MatrixGrid(props: MatrixGridProps) {
  const { handle, rows, columns, selection, cellAt, onEnter, onEmpty, onFill, onCopy, onPaste } = props;
  const size: Size = { rows: rows.length, columns: columns.length };
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { measure, show, shownRows, shownColumns, isFarDown } = useCellsInSight(scroller, selection, size);
  const [begun, setEdit] = useState<Edit | null>(null);
  const editor = useRef<EditorHandle>(null);
  /** The press that cannot leave a faulty text must not take its focus. */
  const isPressRefused = useRef(false);
  /** Tab leaves the table after Escape. */
  const leaves = useRef(false);
  /** The column in which a run of entries by Tab began: Enter returns to it. */
  const run = useRef<number | null>(null);
  const area = useSelection(selection, (whole) => whole);
  const { active } = area;
  // Other subjects or classes can come to be at the place: the text must not be stored there.
  const block = begun && blockIn(begun, begun.heads, { rows, columns });
  const edit = begun && block && { ...begun, ...block, id: matrixCellId(begun.spot) };
  const isEnded = edit === null;
  useEffect(() => {
    if (isEnded) setEdit(null);
  }, [isEnded]);
  /** The heads that the indices of the selection are of. */
  const heads = useRef<Heads>({ rows, columns });
  useLayoutEffect(() => {
    const [before, after] = [heads.current, { rows, columns }];
    heads.current = after;
    const start = before.columns[run.current ?? -1]?.key;
    const column = columns.findIndex(({ key }) => key === start);
    run.current = column === -1 ? null : column;
    selection.setState(areaIn(selection.getState(), before, after), true);
  }, [rows, columns, selection]);

  const choose = (next: MatrixArea) => selection.setState(next, true);
  const move = (to: Spot, isExtending = false) => {
    choose(isExtending ? { active, end: to } : { active: to, end: to });
    show(to);
  };
  useImperativeHandle(handle, () => ({
    focus: (spot) => {
      move(spot);
      grid.current?.focus();
    },
    edit: (spot) => {
      move(spot);
      beginAt(spot, 'whole', cellAt(spot).text, { active: spot, end: spot });
    },
  }));

  const close = (isLeft = false) => {
    setEdit(null);
    if (!isLeft) grid.current?.focus();
  };
  const leaveTo = (leave: Leave) => {
    if (leave === 'stay') return;
    if (leave === 'next' || leave === 'previous') {
      run.current ??= active.column;
      const to = spotOfTab(active, size, leave === 'previous');
      if (to) move(to);
      return;
    }
    const column = leave === 'down' ? (run.current ?? active.column) : active.column;
    run.current = null;
    move(clampSpot({ row: active.row + (leave === 'down' ? 1 : -1), column }, size));
  };
  const commit = (text: string, leave: Leave, { mode, addsTeachers }: HowToCommit): EditFault | null => {
    if (!edit) return null;
    const fault = onEnter(edit.bounds, text, mode, addsTeachers);
    if (fault) return fault;
    if (leave === 'stay') setEdit(null);
    else {
      close();
      leaveTo(leave);
    }
    return null;
  };
  const begin = (mode: EditMode, initial: string) =>
    beginAt(active, mode, initial, mode === 'teacher' ? area : { active, end: active });
  const beginAt = (spot: Spot, mode: EditMode, initial: string, of: MatrixArea) => {
    if (size.rows === 0 || size.columns === 0 || cellAt(spot).kind === 'closed') return;
    const opensUp = isFarDown(spot.row);
    setEdit({ mode, initial, spot, bounds: boundsOf(of), opensUp, heads: { rows, columns } });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current || size.rows === 0 || size.columns === 0) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    const letter = key.toLowerCase();
    const act = (action: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = altKey ? null : spotOfKey(event, shiftKey ? area.end : active, size, isMirrored);
    if (key === 'Tab') {
      const next = leaves.current ? null : spotOfTab(active, size, shiftKey);
      if (next) act(() => leaveTo(shiftKey ? 'previous' : 'next'));
      return;
    }
    leaves.current = key === 'Escape' && isSingle(area);
    if (key === 'Escape') {
      if (!isSingle(area)) act(() => choose({ active, end: active }));
      return;
    }
    if (to) return act(() => move(to, shiftKey));
    if (isCommand && letter === 'a')
      return act(() => choose({ active, end: { row: size.rows - 1, column: size.columns - 1 } }));
    if (isCommand && letter === 'r') return act(() => onFill(boundsOf(area), 'right'));
    if (isCommand && letter === 'd') return act(() => onFill(boundsOf(area), 'down'));
    if (isCommand || altKey) return;
    if (key === 'Delete' || key === 'Backspace') return act(() => onEmpty(boundsOf(area)));
    if (key === 'F2' || key === 'Enter') return act(() => begin('whole', cellAt(active).text));
    if (letter === 't') return act(() => begin('teacher', ''));
    if (key.length === 1 && key !== ' ') act(() => begin('over', key));
  };

  const spotOf = (event: PointerEvent | React.MouseEvent): Spot | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]');
    const [row, column] = cell?.dataset.spot?.split(' ').map(Number) ?? [];
    return row === undefined || column === undefined ? null : { row, column };
  };
  const onPointerDown = (event: PointerEvent) => {
    isPressRefused.current = false;
    const spot = event.button === 0 ? spotOf(event) : null;
    if (!spot || (event.target as HTMLElement).closest('input, [role="listbox"]')) return;
    isPressRefused.current = edit !== null && editor.current?.finish() === false;
    if (isPressRefused.current) return;
    run.current = null;
    choose(event.shiftKey ? { active, end: spot } : { active: spot, end: spot });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType === 'touch' || edit) return;
    const spot = spotOf(event);
    if (spot && (spot.row !== area.end.row || spot.column !== area.end.column)) choose({ active, end: spot });
  };
  const isOwnEvent = (event: ClipboardEvent) => event.target === grid.current;

  // The cell can be gone: rows and columns change.
  useEffect(() => {
    const at = clampSpot(active, size);
    if (size.rows > 0 && size.columns > 0 && (at.row !== active.row || at.column !== active.column))
      choose({ active: at, end: at });
  });

  const bounds = boundsOf(area);
  const width = HEAD + size.columns * COLUMN + TOTAL;
  const hasCells = size.rows > 0 && size.columns > 0;
  return (
    <div ref={scroller} className={classes.scroller} onScroll={measure}>
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={size.rows + 3}
        aria-colcount={size.columns + 2}
        aria-multiselectable
        aria-activedescendant={hasCells ? matrixCellId(active) : undefined}
        style={{ width }}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target === grid.current && editor.current?.resume()}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onMouseDown={(event) => {
          if (isPressRefused.current) event.preventDefault();
        }}
        onDoubleClick={(event) => !edit && spotOf(event) && begin('whole', cellAt(active).text)}
        onCopy={(event) => {
          if (!isOwnEvent(event) || !hasCells) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', onCopy(bounds));
        }}
        onPaste={(event) => {
          if (!isOwnEvent(event)) return;
          event.preventDefault();
          onPaste(bounds, event.clipboardData.getData('text/plain'));
        }}
      >
        <div role="row" aria-rowindex={1} className={classes.headRow}>
          <div role="columnheader" aria-colindex={1} className={classes.corner}>
            {props.newColumn}
          </div>
          <ColumnHeads heads={columns} shown={shownColumns} selection={selection} />
          <div
            role="columnheader"
            aria-colindex={size.columns + 2}
            className={classes.endHead}
            style={{ insetInlineStart: HEAD + size.columns * COLUMN }}
          >
            {props.totalLabels.row}
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: size.rows * ROW }}>
          <RowHeads heads={rows} shown={shownRows} selection={selection} />
          <MatrixLines
            rows={rows}
            columns={columns}
            shownRows={shownRows}
            shownColumns={shownColumns}
            selection={selection}
            cellAt={cellAt}
            rowTotal={props.rowTotal}
          />
        </div>
        <div role="row" aria-rowindex={size.rows + 2}>
          <div role="rowheader" aria-colindex={1} className={classes.newRow}>
            {props.newRow}
          </div>
        </div>
        <div role="row" aria-rowindex={size.rows + 3} className={classes.footRow}>
          <div role="rowheader" aria-colindex={1} className={classes.footHead}>
            {props.totalLabels.column}
          </div>
          <ColumnTotals heads={columns} shown={shownColumns} total={props.columnTotal} />
        </div>
      </div>
      {hasCells ? <SelectionFrame area={area} /> : null}
      {edit ? (
        <div
          className={classes.edited}
          style={{
            insetBlockStart: HEAD_ROW + edit.spot.row * ROW,
            insetInlineStart: HEAD + edit.spot.column * COLUMN,
          }}
        >
          <CellEditor
            key={edit.id}
            handle={editor}
            label={cellAt(edit.spot).label}
            place={props.placeAt(edit.spot)}
            stored={cellAt(edit.spot).text}
            mode={edit.mode}
            opensUp={edit.opensUp}
            initial={edit.initial}
            onCommit={commit}
            onCancel={close}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The active cell and the selection, drawn over the cells. */
function SelectionFrame({ area }: { readonly area: MatrixArea }) {
  const { active } = area;
  const { top, left, bottom, right } = boundsOf(area);
  const selected = {
    ...{ '--top': top, '--left': left, '--rows': bottom - top + 1, '--columns': right - left + 1 },
  } as CSSProperties;
  return (
    <>
      <div className={classes.selected} style={selected} />
      <div
        className={classes.active}
        style={{ '--top': active.row, '--left': active.column } as CSSProperties}
      />
    </>
  );
}
