import type { MatrixRow } from '@bellgrid/model';
import { createContext, useCallback, useState } from 'react';

const NO_ROWS: readonly MatrixRow[] = [];
const NO_CELLS: MatrixRow['cells'] = new Map();

/** Ends that an emptied row is kept. */
export const ForgetRowContext = createContext<(key: string) => void>(() => {});

/**
 * Rows that lost their last subject on this screen: they are kept until it is left, so that what is typed next goes to the
 * same row. One that has subjects again, as after undo, is as any other.
 */
export function useEmptiedRows() {
  const [emptied, setEmptied] = useState(NO_ROWS);
  const keep = useCallback((rows: readonly MatrixRow[]) => {
    const keys = new Set(rows.map(({ key }) => key));
    setEmptied((before) => [
      ...before.filter(({ key }) => !keys.has(key)),
      ...rows.map((row) => ({ ...row, cells: NO_CELLS })),
    ]);
  }, []);
  const forget = useCallback(
    (key: string) => setEmptied((before) => before.filter((row) => row.key !== key)),
    [],
  );
  const forgetFilled = (rows: readonly MatrixRow[]) => {
    if (emptied.length === 0) return;
    const filled = new Set(rows.flatMap(({ key, cells }) => (cells.size > 0 ? key : [])));
    const left = emptied.filter(({ key }) => !filled.has(key));
    if (left.length < emptied.length) setEmptied(left);
  };
  return { emptied, keep, forget, forgetFilled };
}
