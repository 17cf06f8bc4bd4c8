import type { CellRef } from '@bellgrid/model';
import type { FetFile } from '../source/fet-file.ts';

/** The position of FET's days and hours in the draft's week. */
export interface TimeGrid {
  readonly dayCount: number;
  readonly periodCount: number;
  /** The draft's cell of a FET day and hour by index. */
  cell(day: number, hour: number): CellRef;
  /** Periods that hours of FET take, in order; in the mornings and afternoons mode a pause lies between. */
  readonly pause: number | null;
}

/**
 * In the official mode days and hours are the draft's days and periods. In the mornings-afternoons mode FET's
 * days 2k and 2k + 1 are the morning and the afternoon of day k; one period without school between them keeps
 * a lesson from extending from one into the other.
 */
export function createTimeGrid(file: Pick<FetFile, 'mode' | 'days' | 'hours'>): TimeGrid {
  const hours = file.hours.length;
  if (file.mode === 'Official') {
    return {
      dayCount: file.days.length,
      periodCount: hours,
      pause: null,
      cell: (day, hour) => ({ day, period: hour }),
    };
  }
  return {
    dayCount: Math.ceil(file.days.length / 2),
    periodCount: 2 * hours + 1,
    pause: hours,
    cell: (day, hour) => ({ day: day >> 1, period: day % 2 === 0 ? hour : hours + 1 + hour }),
  };
}
