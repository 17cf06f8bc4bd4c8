import type { Draft } from '../draft/draft.ts';
import type { Id } from '../values/id.ts';

/**
 * The structure of a subject while its form is filled in: that of the first chosen class, else the one chosen
 * so far, else the first that is built.
 */
export function subjectStructure(draft: Draft, groups: readonly Id[], chosen: Id | null): Id {
  const first = draft.groups[groups[0] ?? ''];
  if (first) return first.structure;
  const { structures } = draft.schoolData;
  if (chosen !== null && structures[chosen]) return chosen;
  const all = Object.values(structures);
  return (all.find((structure) => !structure.isUninitialized) ?? all[0])?.id ?? '';
}

/** True when the form has a field for the structure: there are several, and only teachers are chosen. */
export function asksForStructure(draft: Draft, groups: readonly Id[], teachers: readonly Id[]): boolean {
  const isSeveral = Object.keys(draft.schoolData.structures).length > 1;
  return isSeveral && groups.length === 0 && teachers.length > 0;
}

/** The structure that is shown after one is deleted: the next by name, else the one before; null if it was the only one. */
export function neighbourStructure(sortedIds: readonly Id[], deleted: Id): Id | null {
  const at = sortedIds.indexOf(deleted);
  return sortedIds[at + 1] ?? sortedIds[at - 1] ?? null;
}
