import type { Draft } from '../draft/draft.ts';
import type { Teacher } from '../records/teacher.ts';
import type { Id } from '../values/id.ts';

/** The structures in which a teacher has subjects, without the subjects that are gone. */
export function structuresTaughtBy(
  { subjects }: Pick<Teacher, 'subjects'>,
  draft: Pick<Draft, 'subjects'>,
  gone?: ReadonlySet<Id>,
): Set<Id> {
  return new Set(subjects.flatMap((id) => (gone?.has(id) ? [] : (draft.subjects[id]?.structure ?? []))));
}

/**
 * The structures whose periods a teacher can use: those of the subjects taught. One who teaches nothing yet could teach in
 * each that is built, or while none is built in any.
 */
export function teacherStructures(
  draft: Pick<Draft, 'subjects' | 'schoolData'>,
  teacher: Pick<Teacher, 'subjects'>,
): Id[] {
  const taught = structuresTaughtBy(teacher, draft);
  if (taught.size > 0) return [...taught];
  const all = Object.values(draft.schoolData.structures);
  const built = all.filter((structure) => !structure.isUninitialized);
  return (built.length > 0 ? built : all).map(({ id }) => id);
}
