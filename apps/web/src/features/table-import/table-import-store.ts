import type { TableKind, TableMapping } from '@bellgrid/formats';
import { create } from 'zustand';
import type { KeptEntry } from '../../document/saving/kept-entries.ts';

/** The kind of table for which the dialog was opened; null while it is closed. */
export const useTableImportDialog = create<{ kind: TableKind | null }>(() => ({ kind: null }));

export const openTableImport = (kind: TableKind): void => useTableImportDialog.setState({ kind });
export const closeTableImport = (): void => useTableImportDialog.setState({ kind: null });

/** The form of the dialog, by which what is entered in it is kept. */
export const TABLE_FORM = 'table-import';

/** A pasted table, and the meaning of its columns once the dialog has come to them. */
export interface TableEntry {
  readonly kind: TableKind;
  readonly text: string;
  readonly columns: { readonly headerRow: number | null; readonly mapping: TableMapping } | null;
}

/** Opens the dialog for a table that an earlier window left. */
export function openKeptTable({ form, value }: KeptEntry): void {
  if (form === TABLE_FORM) openTableImport((value as TableEntry).kind);
}
