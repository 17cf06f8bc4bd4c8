import {
  type CellValue,
  MAX_TABLE_BYTES,
  readDelimited,
  type TableFault,
  tableIssue,
  tableOfCells,
} from '@bellgrid/formats';
import type { Sheet } from './table-messages.ts';
import { workbookFault } from './workbook-fault.ts';

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

/** The sheets of an Excel workbook that have any cells. The reader is loaded with the first workbook. */
async function readWorkbook(bytes: ArrayBuffer): Promise<readonly Sheet[]> {
  const fault = await workbookFault(bytes);
  if (fault) return [{ name: null, read: { ok: false, fault } }];
  const { default: readSheets } = await import('read-excel-file/web-worker');
  try {
    const sheets = await readSheets(bytes);
    const tables = sheets.map(({ sheet, data }) => ({
      name: sheet,
      read: tableOfCells(data.map((row) => row.map(cellOf))),
    }));
    const filled = tables.filter(({ read }) => read.ok || read.fault.code !== 'empty');
    return filled.length > 0 ? filled : tables.slice(0, 1);
  } catch {
    return faulty('broken-workbook');
  }
}

/** A file that is no table, as its only sheet. */
const faulty = (code: TableFault, values: Record<string, number> = {}): readonly Sheet[] => [
  { name: null, read: { ok: false, fault: tableIssue(code, values) } },
];

function cellOf(cell: unknown): CellValue {
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell : null;
}
