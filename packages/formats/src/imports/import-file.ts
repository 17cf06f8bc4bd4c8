import { value } from '@bellgrid/model';
import { draftFileFormat } from './bellgrid/import-draft-file.ts';
import { asciiHead, decodeText } from './decode-text.ts';
import { fetFormat } from './fet/import-fet.ts';
import { extensionsOf, type FileFormat, fileFormats, sizeFinding } from './file-formats.ts';
import type { FileReader, FormatRead } from './report/define-import.ts';
import type { ImportFinding } from './report/import-result.ts';

export type FileImport =
  | (Extract<FormatRead, { ok: true }> & { readonly format: FileFormat })
  | (Extract<FormatRead, { ok: false }> & { readonly format: FileFormat | null });

const readers: { readonly [Id in FileFormat]: FileReader<Id> } = {
  bellgrid: draftFileFormat,
  fet: fetFormat,
};

/**
 * Reads a file of any known format: the only way from a file to a draft. The format is that of the content's
 * beginning, else that of the name's extension, so that XML under the name of another format is read as XML
 * and the message names it. Never throws: a file that cannot be read gives findings.
 */
export function importFile(name: string, content: Uint8Array | string): FileImport {
  const reader = readerOf(name, content);
  const format = reader?.id ?? null;
  const tooLarge = sizeFinding(content.length);
  if (tooLarge) return { ok: false, format, findings: [tooLarge] };
  if (reader === null) return { ok: false, format, findings: [unknownFormat(content.length)] };
  const decoded = decodeText(content);
  if (!decoded.ok) return { ok: false, format, findings: [decoded.finding] };
  return { ...reader.read(decoded.text), format: reader.id };
}

function readerOf(name: string, content: Uint8Array | string): FileReader | null {
  const head = asciiHead(content).trimStart();
  const extension = /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const all: readonly FileReader[] = Object.values(readers);
  const isNamed = ({ id }: FileReader): boolean =>
    fileFormats[id].extensions.some((each) => each === extension);
  return all.find((reader) => reader.sniff(head)) ?? all.find(isNamed) ?? null;
}

function unknownFormat(length: number): ImportFinding {
  const values = { fet: value.text(extensionsOf('fet')), own: value.text(extensionsOf('bellgrid')) };
  const message = length === 0 ? { code: 'imports.empty' } : { code: 'imports.unknownFormat', values };
  return { severity: 'error', message, line: null, element: null };
}
