import { dayEnds } from './paginate.ts';
import type { ScheduleTable, TableBlock } from './schedule-data.ts';
import { withRows } from './used-periods.ts';

/** The periods to the side and the classes downwards. */
export function turnTable(table: ScheduleTable): ScheduleTable {
  const swap = <Place extends { column: number; row: number }>(place: Place): Place => ({
    ...place,
    column: place.row,
    row: place.column,
  });
  // A lesson of several periods lies across: its text takes the whole block.
  const blocks = table.blocks.flatMap((block): TableBlock[] => {
    const isEven = block.entries.every(({ from, to }) => to - from === block.rowSpan);
    const rows = isEven ? [block] : perRow(block);
    return rows.map((each) => ({
      ...swap(each),
      columnSpan: each.rowSpan,
      rowSpan: each.columnSpan,
      entries: each.entries.map((entry) => ({
        ...entry,
        from: each.column,
        to: each.column + each.columnSpan,
      })),
      cells: each.cells.map(swap),
    }));
  });
  const closed = table.closed.map(swap);
  return { ...table, isTurned: true, columns: table.rows, rows: table.columns, blocks, closed };
}

/** A block of lessons of different lengths as one block for each of its rows. */
function perRow(block: TableBlock): TableBlock[] {
  return Array.from({ length: block.rowSpan }, (_, offset) => {
    const row = block.row + offset;
    const entries = block.entries
      .filter(({ from, to }) => from <= row && row < to)
      .map((entry) => ({ ...entry, from: row, to: row + 1 }));
    return { ...block, row, rowSpan: 1, entries, cells: block.cells.filter((cell) => cell.row === row) };
  }).filter(({ entries }) => entries.length > 0);
}

/** The table of a whole school without its breaks, and without the periods of each day after the last one with a lesson. */
export function withUsedDays(table: ScheduleTable): ScheduleTable {
  const { rows } = table;
  const used = usedRows(table);
  if (used.size === 0) return table;
  const isClosed = closedRows(table);
  const periodOf = rows.map(
    ({ day }, row) => row - rows.findIndex((other) => other.day?.index === day?.index),
  );
  const lastOf = new Map<number | undefined, number>();
  for (const row of used) {
    const day = rows[row]?.day?.index;
    lastOf.set(day, Math.max(lastOf.get(day) ?? 0, periodOf[row] ?? 0));
  }
  const latest = Math.max(...lastOf.values());
  const lastOn = (row: number): number => lastOf.get(rows[row]?.day?.index) ?? latest;
  const isKept = (row: number): boolean =>
    used.has(row) || (!isClosed[row] && (periodOf[row] ?? 0) <= lastOn(row));
  const kept = rows.map((_, row) => row).filter(isKept);
  return withRows(table, kept);
}

/** The table of a whole school with the classes of each day below those of the day before, and the periods to the side. */
export function withDaysBelow(table: ScheduleTable): ScheduleTable {
  const [perDay = table.rows.length] = dayEnds(table.rows);
  const turned = turnTable(table);
  const { rows: classes } = turned;
  const periodOf = (row: number): number => row % perDay;
  const isClosed = closedRows(table);
  const used = new Set([...usedRows(table)].map(periodOf));
  const open = new Set(table.rows.flatMap((_, row) => (isClosed[row] ? [] : [periodOf(row)])));
  const last = Math.max(-1, ...used);
  // Without breaks, and without the periods after the last one in use on any day.
  const kept = table.rows
    .slice(0, perDay)
    .flatMap((_, period) =>
      used.has(period) || (open.has(period) && (last < 0 || period < last)) ? [period] : [],
    );
  const placeOf = new Map(kept.map((period, place) => [period, place]));
  const moved = <Place extends { column: number; row: number }>(place: Place): Place => ({
    ...place,
    column: placeOf.get(periodOf(place.column)) ?? 0,
    row: Math.floor(place.column / perDay) * classes.length + place.row,
  });
  const days = table.rows.filter((_, row) => periodOf(row) === 0);
  return {
    ...turned,
    columns: kept.flatMap((period) => table.rows[period] ?? []),
    rows: days.flatMap(({ day }) => classes.map((each) => ({ ...each, day }))),
    blocks: turned.blocks.map((block) => {
      const at = moved(block);
      const by = at.row - block.row;
      const entries = block.entries.map((entry) => ({ ...entry, from: entry.from + by, to: entry.to + by }));
      return { ...at, entries, cells: block.cells.map(moved) };
    }),
    closed: turned.closed.filter(({ column }) => placeOf.has(periodOf(column))).map(moved),
  };
}

/** The table without its breaks: across they would be as wide as a period. */
export function withoutBreaks(table: ScheduleTable): ScheduleTable {
  const used = usedRows(table);
  const isClosed = closedRows(table);
  const kept = table.rows.map((_, row) => row).filter((row) => used.has(row) || !isClosed[row]);
  return kept.length === 0 ? table : withRows(table, kept);
}

/** The rows that have lessons. */
const usedRows = ({ blocks }: ScheduleTable): ReadonlySet<number> =>
  new Set(blocks.flatMap(({ row, rowSpan }) => Array.from({ length: rowSpan }, (_, offset) => row + offset)));

/** For each row whether it is without school. */
export const closedRows = ({ rows, columns, closed }: ScheduleTable): boolean[] =>
  rows.map((_, row) => closed.filter((cell) => cell.row === row).length === columns.length);
