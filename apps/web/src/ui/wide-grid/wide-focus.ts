import { type GridFocus, type GridKey, landing, lanesAt, stopAt } from '../timetable-grid/grid-focus.ts';
import type { GridBlock } from '../timetable-grid/grid-layout.ts';
import type { WideLayout } from './wide-geometry.ts';

/** The end of a row of lanes; landing() brings it back to the last lane. */
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * The position to which a key moves the focus. Along the time it goes period by period and on into the next day, across
 * it lane by lane and on to the next item. Home and End lead to the ends of the row or, with Ctrl, of the grid; Page Up
 * and Page Down to the neighbouring item.
 */
export function moveWideFocus(
  layout: WideLayout,
  days: readonly number[],
): (blocks: readonly GridBlock[], from: GridFocus, key: GridKey, ctrl?: boolean) => GridFocus {
  return (blocks, from, key, ctrl = false) => {
    const isAcross = layout === 'rows';
    switch (key) {
      case 'ArrowRight':
      case 'ArrowLeft': {
        const step = key === 'ArrowRight' ? 1 : -1;
        return isAcross
          ? alongTime(blocks, days, from, step, true)
          : acrossItems(blocks, days, from, step, layout);
      }
      case 'ArrowDown':
      case 'ArrowUp': {
        const step = key === 'ArrowDown' ? 1 : -1;
        return isAcross
          ? acrossItems(blocks, days, from, step, layout)
          : alongTime(blocks, days, from, step, layout === 'columns');
      }
      case 'PageDown':
      case 'PageUp':
        return acrossItems(
          blocks,
          days,
          { ...from, lane: key === 'PageDown' ? LAST : 0 },
          key === 'PageDown' ? 1 : -1,
          layout,
        );
      case 'Home':
      case 'End':
        return toEnd(blocks, days, from, key === 'End', ctrl, layout);
    }
  };
}

function alongTime(
  blocks: readonly GridBlock[],
  days: readonly number[],
  from: GridFocus,
  step: 1 | -1,
  goesOn: boolean,
): GridFocus {
  const stop = stopAt(blocks, from);
  const row = step === 1 ? (stop?.end ?? from.row + 1) : (stop?.start ?? from.row) - 1;
  const rows = blocks[from.block]?.periods.length ?? 0;
  if (row >= 0 && row < rows) return landing(blocks, { ...from, row });
  const day = days[days.indexOf(from.day) + step];
  if (day === undefined || !goesOn) return from;
  return landing(blocks, { ...from, day, row: step === 1 ? 0 : rows - 1 });
}

function acrossItems(
  blocks: readonly GridBlock[],
  days: readonly number[],
  from: GridFocus,
  step: 1 | -1,
  layout: WideLayout,
): GridFocus {
  const lanes = lanesAt(blocks, from).filter((lane) => (step === 1 ? lane > from.lane : lane < from.lane));
  if (lanes.length > 0 && from.lane !== LAST) {
    return { ...from, lane: step === 1 ? Math.min(...lanes) : Math.max(...lanes) };
  }
  let block = from.block + step;
  let { day } = from;
  if (blocks[block] === undefined) {
    const next = layout === 'days' ? days[days.indexOf(day) + step] : undefined;
    if (next === undefined) return landing(blocks, from);
    day = next;
    block = step === 1 ? 0 : blocks.length - 1;
  }
  const rows = blocks[block]?.periods.length ?? 1;
  const row = Math.min(from.row, rows - 1);
  return landing(blocks, { block, day, row, lane: step === 1 ? 0 : LAST });
}

function toEnd(
  blocks: readonly GridBlock[],
  days: readonly number[],
  from: GridFocus,
  isEnd: boolean,
  ctrl: boolean,
  layout: WideLayout,
): GridFocus {
  const day = (isEnd ? days.at(-1) : days[0]) ?? 0;
  const last = isEnd ? blocks.length - 1 : 0;
  const block = ctrl || layout !== 'rows' ? last : from.block;
  const rows = blocks[block]?.periods.length ?? 1;
  const isWhole = ctrl || layout === 'rows';
  const row = isWhole ? (isEnd ? rows - 1 : 0) : Math.min(from.row, rows - 1);
  const goesToDay = ctrl || layout !== 'columns';
  return landing(blocks, { block, day: goesToDay ? day : from.day, row, lane: isEnd ? LAST : 0 });
}
