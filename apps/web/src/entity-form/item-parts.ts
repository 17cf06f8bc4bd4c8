import { type Constraint, type Draft, type Id, isGenerated, type TrackSet } from '@bellgrid/model';

/** What a new item brings along when it is saved, beside its own fields. */
export interface ItemParts {
  readonly constraints: readonly Constraint[];
  readonly trackSets: readonly TrackSet[];
}

export const NO_PARTS: ItemParts = { constraints: [], trackSets: [] };

/** The parts of an item after an edit. Those that the draft before it did not show, because they do not fit now, stay. */
export function partsAfter(parts: ItemParts, id: Id, before: Draft, after: Draft): ItemParts {
  const constraints = Object.values(after.constraints).filter(
    (each) => 'base' in each && each.base === id && !isGenerated(each),
  );
  const trackSets = Object.values(after.trackSets).filter(({ group }) => group === id);
  return {
    constraints: [...parts.constraints.filter((each) => !before.constraints[each.id]), ...constraints],
    trackSets: [...parts.trackSets.filter((each) => !before.trackSets[each.id]), ...trackSets],
  };
}
