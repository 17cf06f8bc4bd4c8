import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { deleteLessons } from './delete-lessons.ts';
import { deleteSubjects } from './delete-subjects.ts';
import { pruneConstraints } from './prune-constraints.ts';
import { pruneViews } from './prune-views.ts';
import { removeTrackConstraints } from './track-constraints.ts';
import { withoutIds } from './without-ids.ts';

/**
 * Removes classes from everything. Subjects and lessons that had classes and are left with none are deleted;
 * divisions and constraints of the classes go with them.
 */
export function deleteGroups(draft: Draft, gone: ReadonlySet<Id>): void {
  if (gone.size === 0) return;
  for (const id of gone) delete draft.groups[id];
  for (const trackSet of Object.values(draft.trackSets)) {
    if (!gone.has(trackSet.group)) continue;
    removeTrackConstraints(draft, trackSet);
    delete draft.trackSets[trackSet.id];
  }
  pruneConstraints(draft, 'group', gone);
  pruneViews(draft, 'groups', gone);
  deleteLessons(draft, emptied(Object.values(draft.lessons), gone));
  deleteSubjects(draft, emptied(Object.values(draft.subjects), gone));
}

function emptied(records: readonly { id: Id; groups: Id[] }[], gone: ReadonlySet<Id>): Set<Id> {
  const left = new Set<Id>();
  for (const record of records) {
    if (withoutIds(record, 'groups', gone) && record.groups.length === 0) left.add(record.id);
  }
  return left;
}
