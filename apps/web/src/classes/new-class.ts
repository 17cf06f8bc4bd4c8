import type { Group } from '@bellgrid/model';
import type { ItemParts } from '../entity-form/item-parts.ts';

/** A class as it is saved with the parts that fit it: its structure's calendar, and divisions of its own subjects. */
export function newClass(group: Group, { constraints, trackSets }: ItemParts) {
  const has = new Set(group.subjects);
  const fitting = trackSets.map((each) => ({
    ...each,
    tracks: each.tracks.map((track) => ({ ...track, subjects: track.subjects.filter((id) => has.has(id)) })),
  }));
  return {
    group,
    trackSets: group.isTracked ? fitting : [],
    constraints: constraints.filter((each) => 'structure' in each && each.structure === group.structure),
  };
}
