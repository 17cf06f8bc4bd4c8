import type { Entry, ExportLesson, Heading, ScheduleTable, TableBlock } from './schedule-data.ts';

/** A lesson with its place in a table and its text. */
export interface TableLesson {
  readonly lesson: ExportLesson;
  readonly column: number;
  /** Rows, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly text: Pick<Entry, 'title' | 'details' | 'color' | 'shortTitle' | 'shortDetails' | 'shortPeople'>;
}

/** Makes the blocks of a table: overlapping lessons of a column together, and equal neighbours as one. */
export function buildTable(
  heading: string,
  columns: readonly Heading[],
  rows: readonly Heading[],
  lessons: readonly TableLesson[],
  closed: ScheduleTable['closed'],
  hasDayColumns = false,
): ScheduleTable {
  const perColumn = columns.map((_, column) => lessons.filter((lesson) => lesson.column === column));
  const blocks = perColumn.flatMap((list, column) => mergeDown(blocksOf(list, column), rows));
  return {
    heading,
    columns,
    hasDayColumns,
    isTurned: false,
    rows,
    blocks: mergeAcross(blocks),
    closed,
  };
}

function blocksOf(lessons: readonly TableLesson[], column: number): TableBlock[] {
  const sorted = [...lessons].sort((a, b) => a.from - b.from || b.to - a.to);
  const clusters: TableLesson[][] = [];
  let end = -1;
  for (const lesson of sorted) {
    const last = clusters.at(-1);
    if (last && lesson.from < end) last.push(lesson);
    else clusters.push([lesson]);
    end = last && lesson.from < end ? Math.max(end, lesson.to) : lesson.to;
  }
  return clusters.map((cluster) => blockOf(cluster, column));
}

function blockOf(cluster: readonly TableLesson[], column: number): TableBlock {
  const row = Math.min(...cluster.map(({ from }) => from));
  const end = Math.max(...cluster.map(({ to }) => to));
  const laneEnds: number[] = [];
  const entries = cluster.map(({ from, to, text }) => {
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = to;
    return { ...text, from, to, lane };
  });
  const cells = cluster.flatMap(({ lesson, from, to }) =>
    Array.from({ length: to - from }, (_, offset) => ({ lesson: lesson.id, column, row: from + offset })),
  );
  return { column, row, columnSpan: 1, rowSpan: end - row, lanes: laneEnds.length, entries, cells };
}

/** The cells of a block, one for each column. */
export const dividedByColumns = (block: TableBlock): TableBlock[] =>
  Array.from({ length: block.columnSpan }, (_, offset) => ({
    ...block,
    column: block.column + offset,
    columnSpan: 1,
  }));

/** The cells of a block of a turned table, one for each class. */
export const dividedByRows = (block: TableBlock): TableBlock[] =>
  Array.from({ length: block.rowSpan }, (_, offset) => {
    const row = block.row + offset;
    const entries = block.entries.map((entry) => ({ ...entry, from: row, to: row + 1 }));
    return { ...block, row, rowSpan: 1, entries };
  });

/** True when every lesson of the block takes all of its rows. */
export const isEven = ({ entries, row, rowSpan }: TableBlock): boolean =>
  entries.every(({ from, to }) => from === row && to === row + rowSpan);

const looks = ({ entries }: TableBlock): string =>
  JSON.stringify(
    entries.map(({ title, details, color, shortTitle, shortDetails }) => [
      title,
      details,
      color,
      shortTitle,
      shortDetails,
    ]),
  );

/** Blocks below one another that look the same become one, except over a pause or into another day. */
function mergeDown(blocks: readonly TableBlock[], rows: readonly Heading[]): TableBlock[] {
  const merged: TableBlock[] = [];
  for (const block of blocks) {
    const above = merged.at(-1);
    const next = rows[block.row];
    const touches = above && above.row + above.rowSpan === block.row;
    const isOneRun = touches && next?.pause === null && next.day?.index === rows[block.row - 1]?.day?.index;
    if (above && isOneRun && isEven(above) && isEven(block) && looks(above) === looks(block)) {
      const rowSpan = above.rowSpan + block.rowSpan;
      const entries = above.entries.map((entry) => ({ ...entry, to: above.row + rowSpan }));
      merged[merged.length - 1] = { ...above, rowSpan, entries, cells: [...above.cells, ...block.cells] };
    } else merged.push(block);
  }
  return merged;
}

/** Blocks beside one another that look the same and take the same rows become one. */
function mergeAcross(blocks: readonly TableBlock[]): TableBlock[] {
  const merged: TableBlock[] = [];
  const byPlace = new Map<string, number>();
  for (const block of blocks) {
    const before = byPlace.get(`${block.column - 1},${block.row},${block.rowSpan}`);
    const left = before === undefined ? undefined : merged[before];
    if (left && before !== undefined && isEven(left) && isEven(block) && looks(left) === looks(block)) {
      merged[before] = { ...left, columnSpan: left.columnSpan + 1, cells: [...left.cells, ...block.cells] };
      byPlace.set(`${block.column},${block.row},${block.rowSpan}`, before);
    } else {
      byPlace.set(`${block.column},${block.row},${block.rowSpan}`, merged.length);
      merged.push(block);
    }
  }
  return merged;
}
