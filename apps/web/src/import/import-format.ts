import type { FileFormat, ImportResult } from '@bellgrid/formats';

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/** What the reading thread is asked, and what it answers. */
export interface ReadRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}
export interface ReadAnswer {
  /** Null when the content is of no format that is known. */
  readonly format: FileFormat | null;
  readonly result: ImportResult;
}
