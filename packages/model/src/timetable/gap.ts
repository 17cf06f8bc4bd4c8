import type { Draft } from '../draft/draft.ts';
import type { Units } from '../records/rules/fields.ts';
import type { Id } from '../values/id.ts';
import { compareWeekOrder, type Placed } from './placed.ts';
import { hasSchool } from './school-time.ts';

/** A stretch of one day: a placement, or several that meet or overlap. Periods are of `structures[0]`. */
export interface Block {
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly structures: readonly Id[];
  readonly placed: readonly Placed[];
}

/** One placement as a block of its own, for gaps that are taken pairwise and unmerged. */
export function blockOf(placed: Placed): Block {
  const { day, start, end, startMinute, endMinute, lesson } = placed;
  return { day, start, end, startMinute, endMinute, structures: [lesson.structure], placed: [placed] };
}

/** Merges placements that meet or overlap into blocks, in week order. */
export function mergeBlocks(placements: readonly Placed[]): Block[] {
  const blocks: Block[] = [];
  for (const placed of [...placements].sort(compareWeekOrder)) {
    const last = blocks.at(-1);
    if (last && last.day === placed.day && placed.startMinute <= last.endMinute) {
      blocks[blocks.length - 1] = join(last, placed);
    } else {
      blocks.push(blockOf(placed));
    }
  }
  return blocks;
}

function join(block: Block, placed: Placed): Block {
  const known = block.structures.includes(placed.lesson.structure);
  const samePeriods = block.structures[0] === placed.lesson.structure;
  return {
    day: block.day,
    start: samePeriods ? Math.min(block.start, placed.start) : block.start,
    end: samePeriods ? Math.max(block.end, placed.end) : block.end,
    startMinute: block.startMinute,
    endMinute: Math.max(block.endMinute, placed.endMinute),
    structures: known ? block.structures : [...block.structures, placed.lesson.structure],
    placed: [...block.placed, placed],
  };
}

/**
 * The gap between two blocks of one day, in either order; negative when they overlap.
 * - Periods: those between them, with or without school. Without a common structure (the editor forces
 *   minutes there) the periods of the first structure of either that lie wholly between.
 * - Minutes: start of the later minus end of the earlier, but 0 when the two have a common structure and no
 *   school period of it lies between: a short break between neighbouring periods is no gap.
 */
export function gap(draft: Draft, a: Block, b: Block, units: Units): number {
  const [earlier, later] = a.startMinute <= b.startMinute ? [a, b] : [b, a];
  return units === 'period' ? gapInPeriods(draft, earlier, later) : gapInMinutes(draft, earlier, later);
}

/**
 * The pause between two blocks of one day as a break counts it: bare minutes, so that a long pause between
 * neighbouring periods, even inside a double lesson, is a break; periods as in `gap`.
 */
export function pause(draft: Draft, a: Block, b: Block, units: Units): number {
  const [earlier, later] = a.startMinute <= b.startMinute ? [a, b] : [b, a];
  return units === 'period' ? gapInPeriods(draft, earlier, later) : later.startMinute - earlier.endMinute;
}

function gapInPeriods(draft: Draft, earlier: Block, later: Block): number {
  if (earlier.structures.length === 1 && later.structures.length === 1) {
    if (earlier.structures[0] === later.structures[0]) return later.start - earlier.end;
  }
  if (later.startMinute < earlier.endMinute) return -1;
  const common = earlier.structures.find((id) => later.structures.includes(id)) ?? earlier.structures[0];
  return periodsBetween(draft, common, earlier, later).length;
}

function gapInMinutes(draft: Draft, earlier: Block, later: Block): number {
  const minutes = later.startMinute - earlier.endMinute;
  if (minutes <= 0) return minutes;
  const common = earlier.structures.filter((id) => later.structures.includes(id));
  if (common.length === 0) return minutes;
  const open = common.some((id) => {
    const structure = draft.schoolData.structures[id];
    if (!structure) return false;
    return periodsBetween(draft, id, earlier, later).some((period) =>
      hasSchool(structure, earlier.day, period),
    );
  });
  return open ? minutes : 0;
}

function periodsBetween(draft: Draft, structure: Id | undefined, earlier: Block, later: Block): number[] {
  const periods = structure === undefined ? [] : (draft.schoolData.structures[structure]?.periods ?? []);
  const between: number[] = [];
  periods.forEach((period, index) => {
    if (period.periodStart >= earlier.endMinute && period.periodEnd <= later.startMinute) between.push(index);
  });
  return between;
}
