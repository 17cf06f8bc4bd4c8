import type { VerifiedRepair } from '@bellgrid/constraints';
import { type Draft, lessonsInScope, type Placement } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';

/** A repair with the timetable that shows that it works. @param placements of all placed lessons, also those out of scope. */
export function triedRepair(draft: Draft, repair: VerifiedRepair, placements: readonly Placement[]): Repair {
  const scope = new Set(lessonsInScope(draft).map(({ id }) => id));
  return {
    ...repair,
    unplaced: [...repair.unplaced],
    placements: placements.filter(({ lesson }) => scope.has(lesson)),
  };
}
