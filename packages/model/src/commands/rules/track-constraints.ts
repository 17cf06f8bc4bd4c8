import type { SubjectConstraint } from '../../records/constraint.ts';
import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import type { Track, TrackSet } from '../../records/track-set.ts';
import { WEIGHT } from '../../records/weight.ts';
import { derivedId } from './derived-id.ts';
import { scan } from './scan.ts';

/**
 * Replaces the constraints that show a division on the constraint screens: 'not same time' between the
 * subjects of one track, 'same time optional' from the division's first subject to every subject of the
 * other tracks. They only display the physical rule.
 */
export function regenerateTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  removeTrackConstraints(draft, trackSet);
  addTrackConstraints(draft, trackSet);
}

/** Generates them for a division that has none. */
export function addTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  for (const constraint of trackConstraints(trackSet)) draft.constraints[constraint.id] = constraint;
}

/** Removes what was generated from the tracks of a division. */
export function removeTrackConstraints(draft: Draft, trackSet: TrackSet): void {
  const tracks = new Set(trackSet.tracks.map((track) => track.id));
  for (const constraint of Object.values(scan(draft.constraints))) {
    if (constraint.type !== 'subject' || constraint.metaData === null) continue;
    if (tracks.has(constraint.metaData.fromTrack) || tracks.has(constraint.metaData.toTrack)) {
      delete draft.constraints[constraint.id];
    }
  }
}

function trackConstraints(trackSet: TrackSet): SubjectConstraint[] {
  const constraints: SubjectConstraint[] = [];
  for (const track of trackSet.tracks) {
    track.subjects.forEach((base, index) => {
      for (const other of track.subjects.slice(index + 1)) {
        constraints.push(generated(trackSet, 'not same time', [track, base], [track, other]));
      }
    });
  }
  const first = trackSet.tracks.find((track) => track.subjects.length > 0);
  const base = first?.subjects[0];
  if (!first || base === undefined) return constraints;
  for (const track of trackSet.tracks) {
    if (track.id === first.id) continue;
    for (const other of track.subjects) {
      constraints.push(generated(trackSet, 'same time optional', [first, base], [track, other]));
    }
  }
  return constraints;
}

function generated(
  trackSet: TrackSet,
  constraint: 'not same time' | 'same time optional',
  [fromTrack, base]: readonly [Track, Id],
  [toTrack, other]: readonly [Track, Id],
): SubjectConstraint {
  return {
    id: derivedId('track', trackSet.id, constraint.replaceAll(' ', '-'), base, other),
    type: 'subject',
    base,
    other,
    constraint,
    values: [],
    weight: WEIGHT.HARD,
    metaData: { fromTrack: fromTrack.id, toTrack: toTrack.id },
  };
}
