import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';

type ItemKind = 'teachers' | 'groups' | 'classrooms';

const solveLists = {
  teachers: 'solveTeachers',
  groups: 'solveGroups',
  classrooms: 'solveClassrooms',
} as const;

/** Removes items that are gone from the custom views (a view left without items goes) and the solver's selection. */
export function pruneViews(draft: Draft, kind: ItemKind, gone: ReadonlySet<Id>): void {
  for (const view of Object.values(draft.customViews)) {
    if (!view.items[kind].some((id) => gone.has(id))) continue;
    view.items[kind] = view.items[kind].filter((id) => !gone.has(id));
    const { teachers, groups, classrooms } = view.items;
    if (teachers.length + groups.length + classrooms.length === 0) delete draft.customViews[view.id];
  }
  const list = solveLists[kind];
  if (draft.config[list].some((id) => gone.has(id))) {
    draft.config[list] = draft.config[list].filter((id) => !gone.has(id));
  }
}
