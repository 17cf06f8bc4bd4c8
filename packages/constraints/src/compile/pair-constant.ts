import type { PairRule } from '@bellgrid/solver';
import type { Place } from './problem-builder.ts';

/** The amount of a pair whose lessons always start together, at this place. */
export function pairConstant(relation: PairRule['relation'], n: number, place: Place): number {
  const always: Record<PairRule['relation'], number> = {
    overlap: 1,
    sameDay: 1,
    sameStart: 0,
    sameMinutes: 1,
    minDays: n,
    before: 1,
    beforeInDay: 1,
    startsByInDay: 0,
    endsByInDay: 0,
    closeInDay: 0,
    directlyAfter: 1,
  };
  return place.startMinute < place.endMinute ? always[relation] : 0;
}
