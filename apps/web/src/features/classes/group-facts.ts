import {
  createAvailablePeriods,
  createScheduledPeriods,
  type Draft,
  type Group,
  type Id,
  isDivided,
  type ScheduledPeriods,
  type TrackSet,
} from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';

/** The periods that a class has scheduled per cycle, and those available to it: Infinity while its week is not built. */
export interface GroupLoad extends ScheduledPeriods {
  readonly available: number;
  /** There are not enough even where all lessons share time that may. */
  readonly isShort: boolean;
}

/** The loads of classes in a state of the draft; each is computed on demand. */
export const groupLoads = oncePer((draft: Draft): ((group: Group) => GroupLoad) => {
  const scheduled = createScheduledPeriods(draft);
  const available = createAvailablePeriods(draft);
  const known = new Map<Id, GroupLoad>();
  return ({ id, structure }) => {
    const before = known.get(id);
    if (before) return before;
    const { min, max } = scheduled.group(id);
    const isUnbuilt = draft.schoolData.structures[structure]?.isUninitialized;
    const open = isUnbuilt ? Number.POSITIVE_INFINITY : available('group', id, [structure]);
    const load: GroupLoad = { min, max, available: open, isShort: min > open };
    known.set(id, load);
    return load;
  };
});

const divisionsByGroup = oncePer((trackSets: Draft['trackSets']): ReadonlyMap<Id, TrackSet[]> => {
  const divisions = new Map<Id, TrackSet[]>();
  for (const trackSet of sortedForReader(trackSets)) {
    const list = divisions.get(trackSet.group);
    if (list) list.push(trackSet);
    else divisions.set(trackSet.group, [trackSet]);
  }
  return divisions;
});

/** The divisions of a class that count, by name; undefined for none. */
export const divisionsOfGroup = (draft: Draft, group: Id): readonly TrackSet[] | undefined =>
  isDivided(draft, group) ? divisionsByGroup(draft.trackSets).get(group) : undefined;

/** The classes without enough periods for their lessons. */
export const shortGroups = oncePer((draft: Draft): readonly Group[] =>
  sortedForReader(draft.groups).filter((group) => groupLoads(draft)(group).isShort),
);
