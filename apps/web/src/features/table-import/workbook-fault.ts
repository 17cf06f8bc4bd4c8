import { type TableFault, type TableIssue, tableIssue } from '@bellgrid/formats';

/**
 * The limit of the unpacked size of a workbook, and of the cells of a sheet up to its last row and column.
 */
const MAX_UNPACKED_MB = 50;
const MAX_AREA = 2_000_000;

const MAX_UNPACKED = MAX_UNPACKED_MB * 1024 * 1024;

/** A file of a zip archive, as the archive's directory has it. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/**
 * The reason that a workbook is not read: it would unpack to more than a browser has memory for. A sheet has
 * as many rows as the number of its last one, so that also a small file may mean a billion cells. Null when
 * it may be read; also when it cannot be unpacked, which its reader reports.
 */
export async function workbookFault(bytes: ArrayBuffer): Promise<TableIssue<TableFault> | null> {
  const entries = entriesOf(new DataView(bytes));
  const tooLarge = tableIssue('too-large', { max: MAX_UNPACKED_MB });
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) return tooLarge;
  let left = MAX_UNPACKED;
  for (const entry of entries) {
    if (!/^xl\/worksheets\/.*\.xml$/i.test(entry.name)) continue;
    const text = await textOf(bytes, entry, left);
    if (text === null) return tooLarge;
    left -= text.length;
    const stray = strayCell(text);
    if (stray !== null) return tableIssue('stray-cell', { cell: stray });
  }
  return null;
}

/** The address of the last row and column of a sheet that is larger than any table; null for others. */
function strayCell(sheet: string): string | null {
  let [rows, columns, name] = [1, 1, 'A'];
  for (const [, letters = '', digits = ''] of sheet.matchAll(
    /<(?:\w+:)?(?:c|row)\s[^>]*?\br="([A-Z]*)(\d+)"/g,
  )) {
    rows = Math.max(rows, Number(digits));
    const column = columnNumber(letters);
    if (column > columns) [columns, name] = [column, letters];
  }
  return rows * columns > MAX_AREA ? `${name}${rows}` : null;
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END_LENGTH = 22;
const MAX_COMMENT = 0xffff;

/** The files of a zip archive; none when there is no directory. */
function entriesOf(view: DataView): Entry[] {
  const end = directoryEnd(view);
  const entries: Entry[] = [];
  if (end === null) return entries;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const length = Math.min(nameLength ?? 0, view.byteLength - at - 46);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, length));
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function directoryEnd(view: DataView): number | null {
  const last = view.byteLength - DIRECTORY_END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  return null;
}

/** The text of a file in the archive; '' when it cannot be unpacked, null when it is longer than `most`. */
async function textOf(archive: ArrayBuffer, entry: Entry, most: number): Promise<string | null> {
  const view = new DataView(archive);
  if (entry.at + 30 > view.byteLength) return '';
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = new Blob([archive.slice(start, start + entry.packed)]).stream();
  const bytes = entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let [text, size] = ['', 0];
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) return null;
      text += decoder.decode(read.value, { stream: true });
    }
  } catch {
    return '';
  } finally {
    void reader.cancel().catch(() => {});
  }
  return text;
}
