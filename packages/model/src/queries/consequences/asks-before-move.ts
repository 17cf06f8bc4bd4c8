import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';

/** What another schedule structure costs a class, when that is worth a question: see `asksBeforeMove`. */
export interface GroupMove {
  /** Cells of its calendar, which are deleted. */
  readonly calendarCells: number;
  /** Its subjects, which move along. */
  readonly subjects: readonly Id[];
  /** Other classes, which lose a subject that they share with it. */
  readonly otherGroups: readonly Id[];
}

/** What a class's move to another structure does, or null where it may go without a confirmation. */
export function asksBeforeMove(draft: Draft, group: Id, structure: Id): GroupMove | null {
  const record = draft.groups[group];
  if (!record || record.structure === structure) return null;
  const cells = Object.values(draft.constraints).filter(
    (each) => each.type === 'group' && each.base === group,
  );
  const { subjects } = record;
  if (cells.length === 0 && subjects.length === 0) return null;
  const sharing = subjects.flatMap((id) => draft.subjects[id]?.groups ?? []);
  const otherGroups = [...new Set(sharing)].filter((id) => {
    return id !== group && draft.groups[id]?.structure !== structure;
  });
  return { calendarCells: cells.length, subjects, otherGroups };
}
