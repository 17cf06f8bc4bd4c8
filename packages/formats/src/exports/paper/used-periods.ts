import type { Id } from '@bellgrid/model';
import type { PlacedLesson } from './read-lessons.ts';
import type { ScheduleTable } from './schedule-data.ts';

/** A schedule that begins or ends by so many periods within the others is as long as they, so that all look alike beside one another. */
const SAME_LENGTH = 1;

/** The periods of a structure that the school uses. */
export interface UsedPeriods {
  /** The first one in which any lesson begins. */
  readonly from: number;
  /** The end of the day of the class in the middle, by the ends of their days; of the later of two. */
  readonly usualEnd: number;
}

/** The periods that the lessons of each structure use. */
export function usedPeriods(lessons: readonly PlacedLesson[]): Map<Id, UsedPeriods> {
  const own = new Map<Id, { from: number; last: number; readonly ends: Map<Id, number> }>();
  for (const { at } of lessons) {
    const { structure, groups } = at.lesson;
    const used = own.get(structure) ?? { from: at.start, last: at.end, ends: new Map() };
    own.set(structure, used);
    used.from = Math.min(used.from, at.start);
    used.last = Math.max(used.last, at.end);
    for (const group of groups) used.ends.set(group, Math.max(used.ends.get(group) ?? 0, at.end));
  }
  return new Map(
    [...own].map(([structure, { from, last, ends }]) => {
      const sorted = [...ends.values()].sort((a, b) => a - b);
      return [structure, { from, usualEnd: sorted[Math.floor(sorted.length / 2)] ?? last }];
    }),
  );
}

/**
 * The table without the periods before the first and after the last one in use. Classes whose day begins clearly later than
 * that of the school, such as those of an afternoon, or ends clearly before the usual end have a shorter table; teachers and
 * rooms see that they are free.
 */
export function withUsedPeriods(
  table: ScheduleTable,
  { from, usualEnd }: UsedPeriods,
  isOfClass: boolean,
): ScheduleTable {
  const ownEnd = Math.max(0, ...table.blocks.map(({ row, rowSpan }) => row + rowSpan));
  const ownFrom = Math.min(...table.blocks.map(({ row }) => row));
  const hasOwn = isOfClass && ownEnd > 0;
  const isLate = hasOwn && ownFrom > from + SAME_LENGTH;
  const isShort = hasOwn && ownEnd < usualEnd - SAME_LENGTH;
  const start = isLate ? ownFrom : from;
  const to = isShort ? ownEnd : Math.max(ownEnd, usualEnd);
  return withRows(
    table,
    table.rows.flatMap((_, row) => (row >= start && row < to ? [row] : [])),
  );
}

/** These rows of a table, among them all of its blocks. */
export function withRows(table: ScheduleTable, kept: readonly number[]): ScheduleTable {
  const placeOf = new Map(kept.map((row, place) => [row, place]));
  const moved = <Place extends { row: number }>(place: Place): Place => ({
    ...place,
    row: placeOf.get(place.row) ?? 0,
  });
  return {
    ...table,
    rows: kept.flatMap((row) => table.rows[row] ?? []),
    blocks: table.blocks.map((block) => {
      const by = block.row - (placeOf.get(block.row) ?? 0);
      const entries = block.entries.map((entry) => ({ ...entry, from: entry.from - by, to: entry.to - by }));
      return { ...moved(block), entries, cells: block.cells.map(moved) };
    }),
    closed: table.closed.filter(({ row }) => placeOf.has(row)).map(moved),
  };
}
