import type { Draft } from '../draft/draft.ts';
import type { TrackSet } from '../records/track-set.ts';
import type { Id } from '../values/id.ts';

/** True for a class whose divisions count: none do while the school has them switched off. */
export const isDivided = ({ config, groups }: Draft, group: Id): boolean =>
  config.isTracksEnabled && groups[group]?.isTracked === true;

/** The divisions that count. */
export const divisionsInUse = (draft: Draft): TrackSet[] =>
  Object.values(draft.trackSets).filter(({ group }) => isDivided(draft, group));
