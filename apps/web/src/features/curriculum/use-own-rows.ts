import type { Id, MatrixRow } from '@bellgrid/model';
import { useMemo, useState } from 'react';

const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * The rows of a class: of more than `few`, those without lessons in it are hidden first. A row that is emptied or filled
 * while the class is shown stays, so that what is typed next goes to the same one.
 */
export function useOwnRows(rows: readonly MatrixRow[], group: Id | undefined, few = 0) {
  const [choice, setChoice] = useState<{
    readonly group: Id | undefined;
    readonly keys: ReadonlySet<string>;
  }>();
  if (choice === undefined || choice.group !== group) {
    const others = rows.filter(({ cells }) => group !== undefined && !cells.has(group));
    const keys = rows.length > few ? new Set(others.map(({ key }) => key)) : NO_KEYS;
    setChoice({ group, keys });
  }
  const keys = choice?.keys ?? NO_KEYS;
  const shown = useMemo(
    () => rows.filter(({ key, cells }) => !keys.has(key) || cells.has(group ?? '')),
    [rows, keys, group],
  );
  return {
    shown,
    showHidden: () => setChoice({ group, keys: NO_KEYS }),
  };
}
