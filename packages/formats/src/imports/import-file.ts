import type { Draft, DraftFile } from '@bellgrid/model';
import { importDraftFile } from './bellgrid/import-draft-file.ts';
import { decodeText } from './decode-text.ts';
import { detectFormat, type FileFormat } from './detect-format.ts';
import { importFet } from './fet/import-fet.ts';
import type { ImportFinding, ImportReport } from './import-result.ts';

export type FileImport =
  | {
      readonly ok: true;
      readonly format: FileFormat;
      readonly draft: Draft;
      /** The whole file, where it is one of ours. */
      readonly file: DraftFile | null;
      readonly report: ImportReport;
    }
  | { readonly ok: false; readonly format: FileFormat | null; readonly findings: readonly ImportFinding[] };

/** Reads a file of any known format. Never throws: a file that cannot be read gives findings. */
export function importFile(name: string, content: Uint8Array | string): FileImport {
  const format = detectFormat(name, content);
  if (format === 'fet') {
    const result = importFet(content);
    return result.ok ? { ...result, format, file: null } : { ...result, format };
  }
  if (format === 'bellgrid') {
    const text = decodeText(content);
    return text === null
      ? refused(format, 'The file is not text in UTF-8.')
      : { ...importDraftFile(text), format };
  }
  const known = 'It is neither XML (.fet) nor one of our own files (.json, .wlz).';
  return refused(
    null,
    content.length === 0 ? 'The file is empty.' : `The file's format is not known. ${known}`,
  );
}

function refused(format: FileFormat | null, message: string): FileImport {
  return { ok: false, format, findings: [{ severity: 'error', message, line: null, element: null }] };
}
