export { importFet, MAX_FET_BYTES } from './imports/fet/import-fet.ts';
export type {
  CarriedEntry,
  ExplainedEntry,
  ImportFinding,
  ImportReport,
  ImportResult,
} from './imports/import-result.ts';
