import type { Draft } from '../../draft/draft.ts';
import { generatedConstraints } from '../../draft/generated-constraints.ts';
import type { TrackSet } from '../../records/track-set.ts';
import { scan } from './scan.ts';

/** Replaces the constraints that show a division. */
export function regenerateTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  removeTrackConstraints(draft, trackSet);
  addTrackConstraints(draft, trackSet);
}

/** Generates them for a division that has none. */
export function addTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  for (const constraint of generatedConstraints(trackSet)) draft.constraints[constraint.id] = constraint;
}

/** Removes the constraints generated from the tracks of a division. */
export function removeTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  const tracks = new Set(trackSet.tracks.map((track) => track.id));
  for (const constraint of Object.values(scan(draft.constraints))) {
    if (constraint.type !== 'subject' || constraint.metaData === null) continue;
    if (tracks.has(constraint.metaData.fromTrack) || tracks.has(constraint.metaData.toTrack)) {
      delete draft.constraints[constraint.id];
    }
  }
}
