import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { pruneConstraints } from './prune-constraints.ts';
import { find } from './scan.ts';
import { followTeacherStructures, structuresTaught } from './teacher-structures.ts';
import { regenerateTrackConstraints } from './track-constraints.ts';
import { withoutIds } from './without-ids.ts';

/** Removes subjects with their lessons, constraints and places in classes, teachers and divisions. */
export function deleteSubjects(draft: Draft, gone: ReadonlySet<Id>): void {
  if (gone.size === 0) return;
  const before = structuresTaught(draft);
  const lessons = new Set(
    find(draft.lessons, (lesson) => gone.has(lesson.subject)).map((lesson) => lesson.id),
  );
  for (const id of lessons) delete draft.lessons[id];
  for (const id of gone) delete draft.subjects[id];
  withoutIds(draft.groups, 'subjects', gone);
  withoutIds(draft.teachers, 'subjects', gone);
  pruneConstraints(draft, 'lesson', lessons);
  pruneConstraints(draft, 'subject', gone);
  leaveDivisions(draft, () => true, gone);
  followTeacherStructures(draft, before);
}

/** Takes subjects out of the divisions of some classes and renews what is generated from those. */
export function leaveDivisions(draft: Draft, ofGroup: (group: Id) => boolean, gone: ReadonlySet<Id>): void {
  const touched = find(draft.trackSets, (trackSet) => {
    const holds = trackSet.tracks.some((track) => track.subjects.some((id) => gone.has(id)));
    return holds && ofGroup(trackSet.group);
  });
  for (const { id } of touched) {
    const trackSet = draft.trackSets[id];
    if (!trackSet) continue;
    for (const track of trackSet.tracks) track.subjects = track.subjects.filter((each) => !gone.has(each));
    regenerateTrackConstraints(draft, trackSet);
  }
}
