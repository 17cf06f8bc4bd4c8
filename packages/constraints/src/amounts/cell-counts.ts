import { type CellRef, MAX_DAYS, MAX_PERIODS } from '@bellgrid/model';

/** The number of lessons placed in each of some chosen cells. */
export interface CellCounts {
  clear(): void;
  add(day: number, start: number, end: number): void;
  /** Chosen cells with any lesson. */
  used(): number;
  /** Σ max(0, lessons − max); a cell that is chosen twice counts once. */
  excess(max: number): number;
}

export function createCellCounts(cells: readonly CellRef[]): CellCounts {
  const slotOf = new Int16Array(MAX_DAYS * MAX_PERIODS).fill(-1);
  let size = 0;
  for (const { day, period } of cells) {
    const at = day * MAX_PERIODS + period;
    if (slotOf[at] === -1) slotOf[at] = size++;
  }
  const counts = new Int32Array(size);
  return {
    clear: () => counts.fill(0),
    add(day, start, end) {
      for (let at = day * MAX_PERIODS + start; at < day * MAX_PERIODS + end; at += 1) {
        const slot = slotOf[at]!;
        if (slot >= 0) counts[slot] = counts[slot]! + 1;
      }
    },
    used: () => counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0),
    excess: (max) => counts.reduce((sum, count) => sum + Math.max(0, count - max), 0),
  };
}
