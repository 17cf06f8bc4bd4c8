import type { Draft } from '../../draft/draft.ts';
import type { TrackSet } from '../../records/track-set.ts';
import { find } from './scan.ts';
import { removeTrackConstraints } from './track-constraints.ts';

/** Removes divisions with the constraints that were generated from them. */
export function deleteTrackSets(draft: Draft, matches: (trackSet: TrackSet) => boolean): void {
  for (const trackSet of find(draft.trackSets, matches)) {
    removeTrackConstraints(draft, trackSet);
    delete draft.trackSets[trackSet.id];
  }
}
