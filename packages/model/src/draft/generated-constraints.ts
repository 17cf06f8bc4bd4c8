import type { SubjectConstraint, SubjectConstraintName } from '../records/rules/constraint.ts';
import { sideRules } from '../records/rules/subject-rules.ts';
import type { Track, TrackSet } from '../records/track-set.ts';
import type { Id } from '../values/id.ts';
import { WEIGHT } from '../values/weight.ts';
import { derivedId } from './derived-id.ts';

/**
 * The constraints that show a division on the constraint screens: 'not same time' between the subjects of one
 * track, 'same time optional' from the division's first subject to every subject of the other tracks. They
 * only display the physical rule.
 */
export function generatedConstraints(trackSet: TrackSet): SubjectConstraint[] {
  const constraints: SubjectConstraint[] = [];
  for (const track of trackSet.tracks) {
    track.subjects.forEach((base, index) => {
      for (const other of track.subjects.slice(index + 1)) {
        constraints.push(generated(trackSet, sideRules.notSameTime, [track, base], [track, other]));
      }
    });
  }
  const first = trackSet.tracks.find((track) => track.subjects.length > 0);
  const base = first?.subjects[0];
  if (!first || base === undefined) return constraints;
  for (const track of trackSet.tracks) {
    if (track.id === first.id) continue;
    for (const other of track.subjects) {
      constraints.push(generated(trackSet, sideRules.sameTimeOptional, [first, base], [track, other]));
    }
  }
  return constraints;
}

function generated(
  trackSet: TrackSet,
  { name: constraint }: { readonly name: SubjectConstraintName },
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
