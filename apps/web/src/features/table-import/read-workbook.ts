import { type CellValue, type TableFault, tableIssue, tableOfCells } from '@bellgrid/formats';
import type { Sheet } from './table-messages.ts';
import { workbookFault } from './workbook-fault.ts';

/** The sheets of an Excel workbook that have any cells. The reader is loaded with the first workbook. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<readonly Sheet[]> {
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
export const faulty = (code: TableFault, values: Record<string, number> = {}): readonly Sheet[] => [
  { name: null, read: { ok: false, fault: tableIssue(code, values) } },
];

function cellOf(cell: unknown): CellValue {
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell : null;
}
