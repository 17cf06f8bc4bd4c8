import type { Id } from '@bellgrid/model';
import type { TimetableStop } from './cell-stops.ts';
import type { GridBlock } from './grid-layout.ts';

/** The position of the grid's focus: a block, a day, a row (period) and a lane inside the cell. */
export interface GridFocus {
  readonly block: number;
  readonly day: number;
  readonly row: number;
  readonly lane: number;
}

/** The stop that covers a focus, or null where the cell is empty. */
export function stopAt(blocks: readonly GridBlock[], focus: GridFocus): TimetableStop | null {
  const stops = stopsInRow(blocks, focus);
  return stops.find((stop) => stop.lane === focus.lane) ?? null;
}

/** The stop of a lesson on one of the shown days; null where the grid does not show it. */
export function stopOfLesson(
  blocks: readonly GridBlock[],
  lesson: Id,
  shown?: readonly number[],
): GridFocus | null {
  for (const [block, { days }] of blocks.entries()) {
    for (const [day, { cells }] of days.entries()) {
      if (shown && !shown.includes(day)) continue;
      for (const { stops } of cells) {
        const stop = stops.find((each) =>
          each.kind === 'more' ? each.lessons.some((one) => one.lesson === lesson) : each.lesson === lesson,
        );
        if (stop) return { block, day, row: stop.start, lane: stop.lane };
      }
    }
  }
  return null;
}

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type GridKey = (typeof KEYS)[number];

export function isGridKey(key: string): key is GridKey {
  return (KEYS as readonly string[]).includes(key);
}

/**
 * The position to which a key moves the focus, clamped to the grid: arrows by lane, day and row across block
 * borders, Home and End inside the row (with Ctrl: to the grid's first and last cell), Page Up and Page Down
 * by block. Left and right are those of a left-to-right screen; the caller swaps them for the other.
 */
export function moveFocus(
  blocks: readonly GridBlock[],
  from: GridFocus,
  key: GridKey,
  ctrl = false,
): GridFocus {
  const block = blocks[from.block];
  if (block === undefined) return from;
  const lastDay = block.days.length - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways(blocks, from, key === 'ArrowRight' ? 1 : -1);
    case 'ArrowUp':
    case 'ArrowDown':
      return upOrDown(blocks, from, key === 'ArrowDown' ? 1 : -1);
    case 'Home':
      return landing(blocks, ctrl ? { block: 0, day: 0, row: 0, lane: 0 } : { ...from, day: 0, lane: 0 });
    case 'End': {
      const last = ctrl ? lastCell(blocks) : from;
      return landing(blocks, { ...last, day: lastDay, lane: Number.MAX_SAFE_INTEGER });
    }
    case 'PageUp':
    case 'PageDown': {
      const to = from.block + (key === 'PageDown' ? 1 : -1);
      const rows = blocks[to]?.periods.length;
      return rows === undefined
        ? from
        : landing(blocks, { ...from, block: to, row: Math.min(from.row, rows - 1) });
    }
  }
}

function stopsInRow(blocks: readonly GridBlock[], at: Omit<GridFocus, 'lane'>): readonly TimetableStop[] {
  const cells = blocks[at.block]?.days[at.day]?.cells ?? [];
  const cell = cells.find((candidate) => candidate.start <= at.row && at.row < candidate.end);
  return cell?.stops.filter((stop) => stop.start <= at.row && at.row < stop.end) ?? [];
}

/** The lanes with content in the row of a position. */
export const lanesAt = (blocks: readonly GridBlock[], at: GridFocus): readonly number[] =>
  stopsInRow(blocks, at).map((stop) => stop.lane);

/** The nearest lane with content in the row, so that the focus is always on something. */
export function landing(blocks: readonly GridBlock[], to: GridFocus): GridFocus {
  const lanes = lanesAt(blocks, to);
  const lane = lanes.reduce(
    (best, each) => (Math.abs(each - to.lane) < Math.abs(best - to.lane) ? each : best),
    lanes[0] ?? 0,
  );
  return { ...to, lane };
}

function sideways(blocks: readonly GridBlock[], from: GridFocus, step: 1 | -1): GridFocus {
  const lanes = lanesAt(blocks, from).filter((lane) => (step === 1 ? lane > from.lane : lane < from.lane));
  if (lanes.length > 0) return { ...from, lane: step === 1 ? Math.min(...lanes) : Math.max(...lanes) };
  const day = from.day + step;
  if (blocks[from.block]?.days[day] === undefined) return from;
  return landing(blocks, { ...from, day, lane: step === 1 ? 0 : Number.MAX_SAFE_INTEGER });
}

function upOrDown(blocks: readonly GridBlock[], from: GridFocus, step: 1 | -1): GridFocus {
  const stop = stopAt(blocks, from);
  const row = step === 1 ? (stop?.end ?? from.row + 1) : (stop?.start ?? from.row) - 1;
  const rows = blocks[from.block]?.periods.length ?? 0;
  if (row >= 0 && row < rows) return landing(blocks, { ...from, row });
  const next = blocks[from.block + step];
  if (next === undefined) return from;
  return landing(blocks, {
    ...from,
    block: from.block + step,
    row: step === 1 ? 0 : next.periods.length - 1,
  });
}

function lastCell(blocks: readonly GridBlock[]): GridFocus {
  const block = blocks.length - 1;
  const last = blocks[block];
  return {
    block,
    day: (last?.days.length ?? 1) - 1,
    row: (last?.periods.length ?? 1) - 1,
    lane: 0,
  };
}
