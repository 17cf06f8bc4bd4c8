import { MAX_TABLE_BYTES, readDelimited } from '@bellgrid/formats';
import { faulty, readWorkbook } from './read-workbook.ts';
import type { Sheet } from './table-messages.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** The sheets of pasted text or of a file's bytes: the format is recognised by the bytes, not by a name. */
export async function readTable(source: string | ArrayBuffer): Promise<readonly Sheet[]> {
  if (typeof source === 'string') return [{ name: null, read: readDelimited(source) }];
  const bytes = new Uint8Array(source);
  if (bytes.length > MAX_TABLE_BYTES) return faulty('too-large', { max: MAX_TABLE_BYTES / 1024 / 1024 });
  if (beginsWith(bytes, OLD_EXCEL)) return faulty('old-excel');
  if (beginsWith(bytes, ZIP)) return readWorkbook(source);
  return [{ name: null, read: readDelimited(bytes) }];
}

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
