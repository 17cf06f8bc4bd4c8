export { exportDraftFile, type FileExtras } from './exports/bellgrid/export-draft-file.ts';
export { exportFet, type FetExport } from './exports/fet/export-fet.ts';
export { type DraftFileImport, importDraftFile } from './imports/bellgrid/import-draft-file.ts';
export { detectFormat, type FileFormat } from './imports/detect-format.ts';
export { importFet, MAX_FET_BYTES } from './imports/fet/import-fet.ts';
export { type FileImport, importFile } from './imports/import-file.ts';
export type {
  CarriedEntry,
  ExplainedEntry,
  ImportFinding,
  ImportReport,
  ImportResult,
} from './imports/import-result.ts';
