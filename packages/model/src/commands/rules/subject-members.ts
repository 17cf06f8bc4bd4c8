import type { Draft } from '../../draft/draft.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import { find } from './scan.ts';
import { regenerateTrackConstraints } from './track-constraints.ts';

/** Takes a subject out of the divisions of some classes and renews their generated constraints. */
function leaveDivisions(draft: Draft, groups: ReadonlySet<Id>, subject: Id): void {
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

type Members = 'groups' | 'teachers';

/**
 * Gives a subject other classes or teachers: both sides of the link, and its lessons, which get those added
 * and lose those removed. A lesson whose teachers change loses its time slot. Divisions of a class that the
 * subject leaves drop it.
 */
export function setSubjectMembers(draft: Draft, subject: Subject, kind: Members, next: readonly Id[]): void {
  const added = next.filter((id) => !subject[kind].includes(id));
  const removed = new Set(subject[kind].filter((id) => !next.includes(id)));
  subject[kind] = [...next];
  if (added.length === 0 && removed.size === 0) return;
  for (const id of added) {
    const owner = draft[kind][id];
    if (owner && !owner.subjects.includes(subject.id)) owner.subjects = [...owner.subjects, subject.id];
  }
  for (const id of removed) {
    const owner = draft[kind][id];
    if (owner) owner.subjects = owner.subjects.filter((each) => each !== subject.id);
  }
  for (const id of subject.lessons) {
    const lesson = draft.lessons[id];
    if (lesson) followSubject(lesson, kind, added, removed);
  }
  if (kind === 'groups' && removed.size > 0) leaveDivisions(draft, removed, subject.id);
}

function followSubject(lesson: Lesson, kind: Members, added: readonly Id[], removed: ReadonlySet<Id>): void {
  const kept = lesson[kind].filter((id) => !removed.has(id));
  const joining = added.filter((id) => !kept.includes(id));
  if (kept.length === lesson[kind].length && joining.length === 0) return;
  lesson[kind] = [...kept, ...joining];
  if (kind === 'teachers') lesson.timeSlot = null;
}
