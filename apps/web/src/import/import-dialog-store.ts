import { create } from 'zustand';

/** Whether the import dialog is open, and a file that was dropped to open it with. */
export const useImportDialog = create<{ opened: boolean; file: File | null }>(() => ({
  opened: false,
  file: null,
}));

export const openImport = (): void => useImportDialog.setState({ opened: true, file: null });
export const openImportOf = (file: File): void => useImportDialog.setState({ opened: true, file });
export const closeImport = (): void => useImportDialog.setState({ opened: false, file: null });
