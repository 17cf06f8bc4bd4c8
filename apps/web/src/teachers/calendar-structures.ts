import type { Draft, Id } from '@bellgrid/model';

/** The structures in which a teacher has a calendar: those taught in, or all that are built while there are none. */
export function calendarStructures(
  draft: Draft,
  subjects: readonly Id[],
  built: readonly Id[],
): readonly Id[] {
  const taught = new Set(subjects.map((id) => draft.subjects[id]?.structure));
  const own = built.filter((id) => taught.has(id));
  return own.length > 0 ? own : built;
}
