import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { pruneConstraints } from './prune-constraints.ts';
import { followTeacherStructures, structuresTaught } from './teacher-structures.ts';
import { regenerateTrackConstraints } from './track-constraints.ts';
import { withoutIds } from './without-ids.ts';

/** Removes subjects with their lessons, constraints and places in classes, teachers and divisions. */
export function deleteSubjects(draft: Draft, gone: ReadonlySet<Id>): void {
  if (gone.size === 0) return;
  const before = structuresTaught(draft);
  const lessons = new Set<Id>();
  for (const lesson of Object.values(draft.lessons)) if (gone.has(lesson.subject)) lessons.add(lesson.id);
  for (const id of lessons) delete draft.lessons[id];
  for (const id of gone) delete draft.subjects[id];
  for (const owner of [...Object.values(draft.groups), ...Object.values(draft.teachers)]) {
    withoutIds(owner, 'subjects', gone);
  }
  pruneConstraints(draft, 'lesson', lessons);
  pruneConstraints(draft, 'subject', gone);
  leaveDivisions(draft, () => true, gone);
  followTeacherStructures(draft, before);
}

/** Takes subjects out of the divisions of some classes and renews what is generated from those. */
export function leaveDivisions(draft: Draft, ofGroup: (group: Id) => boolean, gone: ReadonlySet<Id>): void {
  for (const trackSet of Object.values(draft.trackSets)) {
    if (!ofGroup(trackSet.group)) continue;
    const changed = trackSet.tracks.map((track) => withoutIds(track, 'subjects', gone));
    if (changed.includes(true)) regenerateTrackConstraints(draft, trackSet);
  }
}
