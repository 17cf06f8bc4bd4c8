import { commands, createId, type Draft, type Id } from '@bellgrid/model';
import type { DraftSource } from '../../document/draft/draft-source.ts';

/** Several classes of one subject: a subject for each of them, or one at which all are together. */
export type Joining = 'own' | 'together';

/** Classes of a subject that get one of their own. */
export interface Separation {
  readonly subject: Id;
  readonly groups: readonly Id[];
}

/**
 * The classes that get lessons of their own: those that joined subjects between two states of the draft, or all classes of
 * these subjects. One stays in each: the first of the former ones, if any.
 */
export function separations(
  before: Draft,
  now: Draft,
  ids: readonly Id[],
  of: 'joined' | 'all',
): Separation[] {
  return ids.flatMap((subject) => {
    const groups = now.subjects[subject]?.groups ?? [];
    const former = before.subjects[subject]?.groups.filter((id) => groups.includes(id)) ?? [];
    const staying = of === 'all' || former.length === 0 ? [former[0] ?? groups[0]] : former;
    const leaving = groups.filter((id) => !staying.includes(id));
    return leaving.length === 0 ? [] : [{ subject, groups: leaving }];
  });
}

/** Gives the classes lessons of their own. */
export function separate({ run }: DraftSource, parts: readonly Separation[]): boolean {
  return parts.every(({ subject, groups }) =>
    run(commands.separateSubject, { id: subject, parts: groups.map((group) => ({ group, id: createId() })) }),
  );
}

/** The subjects that a separation adds, and their lessons. */
export function separationCount(
  { subjects, lessons }: Draft,
  parts: readonly Separation[],
): { readonly subjects: number; readonly lessons: number } {
  const count = { subjects: 0, lessons: 0 };
  for (const { subject, groups } of parts) {
    const own = (subjects[subject]?.lessons ?? []).map((id) => lessons[id]?.groups ?? []);
    count.subjects += groups.length;
    for (const group of groups) {
      count.lessons += own.filter((of) => of.length === 0 || of.includes(group)).length;
    }
  }
  return count;
}
