import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { find } from './scan.ts';
import { regenerateTrackConstraints } from './track-constraints.ts';

/** Takes a subject out of the divisions of some classes and renews their generated constraints. */
export function leaveDivisions(draft: Draft, groups: ReadonlySet<Id>, subject: Id): void {
  const touched = find(draft.trackSets, (trackSet) => {
    return groups.has(trackSet.group) && trackSet.tracks.some((track) => track.subjects.includes(subject));
  });
  for (const { id } of touched) {
    const trackSet = draft.trackSets[id];
    if (!trackSet) continue;
    for (const track of trackSet.tracks) track.subjects = track.subjects.filter((each) => each !== subject);
    regenerateTrackConstraints(draft, trackSet);
  }
}
