import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { deleteLessons } from './delete-lessons.ts';
import { deleteSubjects } from './delete-subjects.ts';
import { deleteTrackSets } from './delete-track-sets.ts';
import { pruneConstraints } from './prune-constraints.ts';
import { pruneViews } from './prune-views.ts';
import { withoutIds } from './without-ids.ts';

/**
 * Removes classes from everything. Subjects and lessons that had classes and are left with none are deleted;
 * divisions and constraints of the classes go with them.
 */
export function deleteGroups(draft: Draft, gone: ReadonlySet<Id>): void {
  if (gone.size === 0) return;
  for (const id of gone) delete draft.groups[id];
  deleteTrackSets(draft, (trackSet) => gone.has(trackSet.group));
  pruneConstraints(draft, 'group', gone);
  pruneViews(draft, 'groups', gone);
  const lessons = withoutIds(draft.lessons, 'groups', gone);
  deleteLessons(draft, new Set(lessons.filter((id) => draft.lessons[id]?.groups.length === 0)));
  const subjects = withoutIds(draft.subjects, 'groups', gone);
  deleteSubjects(draft, new Set(subjects.filter((id) => draft.subjects[id]?.groups.length === 0)));
}
