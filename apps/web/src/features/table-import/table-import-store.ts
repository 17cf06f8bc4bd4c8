import type { TableKind } from '@bellgrid/formats';
import { create } from 'zustand';

/** The kind of table for which the dialog was opened; null while it is closed. */
export const useTableImportDialog = create<{ kind: TableKind | null }>(() => ({ kind: null }));

export const openTableImport = (kind: TableKind): void => useTableImportDialog.setState({ kind });
export const closeTableImport = (): void => useTableImportDialog.setState({ kind: null });
