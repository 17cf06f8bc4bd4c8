import type { Draft, DraftFile } from '@bellgrid/model';
import type { FileFormat } from '../file-formats.ts';
import type { ImportFinding, ImportReport } from './import-result.ts';

export type FormatRead =
  | {
      readonly ok: true;
      readonly draft: Draft;
      /** The whole file, when it is one of the product's own. */
      readonly file: DraftFile | null;
      readonly report: ImportReport;
    }
  | { readonly ok: false; readonly findings: readonly ImportFinding[] };

/** The code that reads one format of files. */
export interface FileReader<Id extends FileFormat = FileFormat> {
  readonly id: Id;
  /** Returns true when a text that begins like this can only be of this format. */
  sniff(head: string): boolean;
  /** Reads a text without a byte order mark. Never throws: what cannot be read gives findings. */
  read(text: string): FormatRead;
}

/** Declares the reader of a format of `file-formats.ts`. */
export function defineImport<Id extends FileFormat>(reader: FileReader<Id>): FileReader<Id> {
  return reader;
}
