export { exportDraftFile } from './exports/bellgrid/export-draft-file.ts';
export { exportFet } from './exports/fet/export-fet.ts';
export {
  acceptedFiles,
  extensionsOf,
  type FileFormat,
  MAX_IMPORT_BYTES,
  sizeFinding,
} from './imports/file-formats.ts';
export { type FileImport, importFile } from './imports/import-file.ts';
export type {
  CarriedEntry,
  ExplainedEntry,
  ImportFinding,
  ImportReport,
} from './imports/report/import-result.ts';
export { findHeader, guessMapping } from './imports/table/guess-mapping.ts';
export { planTableImport } from './imports/table/plan-table-import.ts';
export { MAX_TABLE_BYTES, readDelimited } from './imports/table/read-delimited.ts';
export {
  fieldsOf,
  isRoomColumn,
  type TableField,
  type TableKind,
  type TableMapping,
  tableKinds,
} from './imports/table/table-fields.ts';
export {
  issue as tableIssue,
  type RowFault,
  type RowNote,
  type TableFault,
  type TableIssue,
} from './imports/table/table-issue.ts';
export {
  type CellValue,
  type TableRead,
  type TableRow,
  tableOfCells,
} from './imports/table/table-of-cells.ts';
export type { PlannedRow, TablePlan, TableRequest } from './imports/table/table-plan.ts';
