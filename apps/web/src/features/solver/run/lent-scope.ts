import { type Config, type Draft, type Id, idSchema, isSame } from '@bellgrid/model';
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
const lentSchema = z.object({
  ...{ scope: scopeSchema, before: scopeSchema },
  /** The choice whether the schedule stays similar; absent in memories of before it was lent. */
  similar: z.object({ lent: z.boolean(), before: z.boolean() }).optional(),
});

/**
 * Sets the scope for one run, as one step to undo; `takeBack` ends it. The run may improve all in it: in a schedule that
 * is to stay similar, it could meet no soft constraint more.
 */
export const lendScope = (changes: SolverScope): boolean => lend({ ...everything, ...changes }, false);

/** Sets for one run whether the schedule is to stay similar. */
export const lendSimilar = (similarSchedule: boolean): boolean =>
  lend(scopeOf(draftSession.draft), similarSchedule);

function lend(scope: WholeScope, similarSchedule: boolean): boolean {
  const { draft } = draftSession;
  const { similarSchedule: isSimilar, ...own } = { ...settingsOf(draft), ...settingsBefore(draft) };
  const settings = { ...scope, similarSchedule };
  if (!isSame(settings, settingsOf(draft)) && !changeConfig(settings)) return false;
  rememberOfSchool(KEY, { scope, before: own, similar: { lent: similarSchedule, before: isSimilar } });
  return true;
}

/** The scope from before it was set for one run; null where it was not, or where another one was set since. */
export function scopeBefore(draft: Draft): WholeScope | null {
  const { similarSchedule: _, ...before } = { ...scopeOf(draft), ...settingsBefore(draft) };
  return isSame(before, scopeOf(draft)) ? null : before;
}

type LentSettings = WholeScope & Pick<Config, 'similarSchedule'>;

/** The settings from before they were set for one run, without those that were set anew since. */
export function settingsBefore(draft: Draft): Partial<LentSettings> {
  const lent = remembered();
  if (!lent) return {};
  const { scope, before, similar } = lent;
  return {
    ...(isSame(existing(scope, draft), scopeOf(draft)) ? existing(before, draft) : {}),
    ...(similar?.lent === draft.config.similarSchedule ? { similarSchedule: similar.before } : {}),
  };
}

/** Brings back the settings from before the run that had some of its own. */
export function takeBack(change: (settings: Partial<LentSettings>) => unknown = changeConfig): void {
  const { draft } = draftSession;
  const before = settingsBefore(draft);
  if (!isSame({ ...settingsOf(draft), ...before }, settingsOf(draft))) change(before);
}

/** Makes the scope the one of all later runs. */
export function keepScope(): void {
  const lent = remembered();
  const scope = scopeOf(draftSession.draft);
  if (lent) rememberOfSchool(KEY, { ...lent, scope, before: scope });
}

/** Makes it the setting of all later runs whether the schedule is to stay similar. */
export function keepSimilar(): void {
  const lent = remembered();
  if (lent) rememberOfSchool(KEY, { scope: lent.scope, before: lent.before });
}

const remembered = () => lentSchema.safeParse(schoolMemory(usePageMemory.getState())[KEY]).data;

const settingsOf = (draft: Draft): LentSettings => ({
  ...scopeOf(draft),
  similarSchedule: draft.config.similarSchedule,
});

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
