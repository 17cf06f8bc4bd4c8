import { createStore, type StoreApi, useStore } from 'zustand';
import { boundsOf, type MatrixArea, type Spot } from './matrix-area.ts';

/** The active cell and the selection, outside of what is rendered: a key concerns two cells and not the whole table. */
export type MatrixSelection = StoreApi<MatrixArea>;

export const createSelection = (): MatrixSelection =>
  createStore(() => ({ active: { row: 0, column: 0 }, end: { row: 0, column: 0 } }));

/** A part of the selection that can be compared; renders again when it changes. */
export const useSelection = <Part>(selection: MatrixSelection, read: (area: MatrixArea) => Part): Part =>
  useStore(selection, read);

export type CellState = 'active' | 'selected' | 'plain';

/** The part that a cell has in the selection; the active one is also selected. */
export function cellState(area: MatrixArea, { row, column }: Spot): CellState {
  if (row === area.active.row && column === area.active.column) return 'active';
  const { top, bottom, left, right } = boundsOf(area);
  const isIn = row >= top && row <= bottom && column >= left && column <= right;
  return isIn ? 'selected' : 'plain';
}
