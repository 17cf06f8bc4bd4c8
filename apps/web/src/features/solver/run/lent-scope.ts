import { type Draft, type Id, idSchema, isSame } from '@bellgrid/model';
import * as z from 'zod';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../../platform/page-memory/page-memory.ts';
import { changeConfig } from './change-config.ts';

const ids = z.array(idSchema);
const scopeSchema = z.object({
  ...{ solveGroups: ids, solveTeachers: ids, solveClassrooms: ids, solveLessons: ids },
});

type WholeScope = z.infer<typeof scopeSchema>;

/** The items whose lessons the solver may move, and single lessons. */
export type SolverScope = Partial<WholeScope>;

export const everything: WholeScope = {
  ...{ solveGroups: [], solveTeachers: [], solveClassrooms: [], solveLessons: [] },
};

/** Remembered beside the draft: a run can outlive the page that started it. */
const KEY = 'lentScope';
const lentSchema = z.object({ scope: scopeSchema, before: scopeSchema });

/** Sets the scope for one run, as one step to undo; `takeScopeBack` ends it. */
export function lendScope(changes: SolverScope): boolean {
  const { draft } = draftSession;
  const scope = { ...everything, ...changes };
  const before = scopeBefore(draft) ?? scopeOf(draft);
  if (!changeConfig(scope)) return false;
  rememberOfSchool(KEY, { scope, before });
  return true;
}

/** The scope from before it was set for one run; null where it was not, or where another one was set since. */
export function scopeBefore(draft: Draft): WholeScope | null {
  const { data } = lentSchema.safeParse(schoolMemory(usePageMemory.getState())[KEY]);
  return data && isSame(existing(data.scope, draft), scopeOf(draft)) ? existing(data.before, draft) : null;
}

/** Brings back the scope from before the run that had one of its own. */
export function takeScopeBack(change: (scope: WholeScope) => unknown = changeConfig): void {
  const before = scopeBefore(draftSession.draft);
  if (before) change(before);
}

/** Makes the scope the one of all later runs. */
export const keepScope = (): void => {
  if (scopeBefore(draftSession.draft)) rememberOfSchool(KEY, null);
};

const scopeOf = ({ config }: Draft): WholeScope => ({
  solveGroups: config.solveGroups,
  solveTeachers: config.solveTeachers,
  solveClassrooms: config.solveClassrooms,
  solveLessons: config.solveLessons,
});

/** A scope without the items that were deleted since. */
function existing(scope: WholeScope, { groups, teachers, classrooms, lessons }: Draft): WholeScope {
  const left = (own: readonly Id[], records: Readonly<Record<Id, unknown>>) =>
    own.filter((id) => records[id] !== undefined);
  return {
    solveGroups: left(scope.solveGroups, groups),
    solveTeachers: left(scope.solveTeachers, teachers),
    solveClassrooms: left(scope.solveClassrooms, classrooms),
    solveLessons: left(scope.solveLessons, lessons),
  };
}
