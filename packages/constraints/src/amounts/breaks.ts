import type { Draft } from '@bellgrid/model';
import type { Place } from '../compile/problem-builder.ts';
import { type StructureTimes, timesOf } from '../read/structure-times.ts';
import { periodsOf } from './unary.ts';

/** Returns whether a break of so many minutes or more lies between two periods of the place. */
export function isInterrupted(
  { starts, ends }: StructureTimes,
  place: Pick<Place, 'start' | 'end'>,
  minutes: number,
): boolean {
  return periodsOf(place)
    .slice(1)
    .some((period) => (starts[period] ?? 0) - (ends[period - 1] ?? 0) >= minutes);
}

/** Returns whether some structure has a break of so many minutes or more between two neighbouring periods. */
export function hasBreak(draft: Draft, minutes: number): boolean {
  return Object.keys(draft.schoolData.structures).some((id) => {
    const times = timesOf(draft, id);
    return times !== undefined && isInterrupted(times, { start: 0, end: times.periodCount }, minutes);
  });
}
