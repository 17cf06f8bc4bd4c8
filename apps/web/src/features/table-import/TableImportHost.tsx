import { lazy, Suspense } from 'react';
import { useTableImportDialog } from './table-import-store.ts';

const TableImportDialog = lazy(() =>
  import('./TableImportDialog.tsx').then((module) => ({ default: module.TableImportDialog })),
);

/** The host of the table import; loaded with its first use. */
export function TableImportHost() {
  const kind = useTableImportDialog((dialog) => dialog.kind);
  return kind === null ? null : (
    <Suspense fallback={null}>
      <TableImportDialog key={kind} kind={kind} />
    </Suspense>
  );
}
