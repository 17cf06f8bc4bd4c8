import type { Group, Id } from '@bellgrid/model';

/** What is changed of several classes at once; null and empty lists leave what each has. */
export interface ManyGroups {
  readonly color: string | null;
  readonly addSubjects: readonly Id[];
  readonly removeSubjects: readonly Id[];
}

export const noChanges: ManyGroups = { color: null, addSubjects: [], removeSubjects: [] };

/** The classes as they would be saved; a subject that is both added and removed is removed. */
export function changedGroups(
  groups: readonly Group[],
  { color, addSubjects, removeSubjects }: ManyGroups,
): Group[] {
  return groups.map((group) => ({
    ...group,
    color: color ?? group.color,
    subjects: [...new Set([...group.subjects, ...addSubjects])].filter((id) => !removeSubjects.includes(id)),
  }));
}
