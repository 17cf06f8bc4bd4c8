import type { CellRef } from '@bellgrid/model';

/** Everything between the cell where a stroke began and the one where it is now. */
export interface CellStroke {
  readonly from: CellRef;
  readonly to: CellRef;
}

export function isInStroke({ from, to }: CellStroke, { day, period }: CellRef): boolean {
  return isBetween(day, from.day, to.day) && isBetween(period, from.period, to.period);
}

const isBetween = (at: number, a: number, b: number) => at >= Math.min(a, b) && at <= Math.max(a, b);

/** The cells of a stroke, day by day. */
export function cellsOfStroke({ from, to }: CellStroke): CellRef[] {
  return steps(from.day, to.day).flatMap((day) =>
    steps(from.period, to.period).map((period) => ({ day, period })),
  );
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);
