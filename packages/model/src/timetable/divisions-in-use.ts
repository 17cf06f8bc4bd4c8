import type { Draft } from '../draft/draft.ts';
import type { TrackSet } from '../records/track-set.ts';

/** The divisions that count: none while the school has them switched off, nor those of a class that is not divided. */
export function divisionsInUse({ config, groups, trackSets }: Draft): TrackSet[] {
  if (!config.isTracksEnabled) return [];
  return Object.values(trackSets).filter(({ group }) => groups[group]?.isTracked);
}
