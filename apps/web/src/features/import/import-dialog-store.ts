import { extensionsOf, MAX_IMPORT_BYTES } from '@bellgrid/formats';
import { create } from 'zustand';

/** The state of the import dialog, with a file that was dropped to open it with. */
export const useImportDialog = create<{ opened: boolean; file: File | null }>(() => ({
  opened: false,
  file: null,
}));

export const openImport = (): void => useImportDialog.setState({ opened: true, file: null });
export const openImportOf = (file: File): void => useImportDialog.setState({ opened: true, file });
export const closeImport = (): void => useImportDialog.setState({ opened: false, file: null });

/** The values of the texts that say which files can be imported. */
export const fileKinds = {
  own: extensionsOf('bellgrid'),
  fet: extensionsOf('fet'),
  max: MAX_IMPORT_BYTES / 1024 / 1024,
};
