import type { TableKind } from '@bellgrid/formats';
import { create } from 'zustand';

/** Which kind of table the dialog was opened for; null while it is closed. */
export const useTableImportDialog = create<{ kind: TableKind | null }>(() => ({ kind: null }));

export const openTableImport = (kind: TableKind): void => useTableImportDialog.setState({ kind });
export const closeTableImport = (): void => useTableImportDialog.setState({ kind: null });
