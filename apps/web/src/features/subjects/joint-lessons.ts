import { commands, createId, type Draft, type Id, nameKey, type Subject } from '@bellgrid/model';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { groupsByName, sortedSubjects } from '../../ui/fields/draft-items.ts';

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

/** The subjects that a separation adds, and their lessons; of new subjects also those of the classes that stay. */
export function separationCount(
  { subjects, lessons }: Draft,
  parts: readonly Separation[],
  areNew = false,
): { readonly subjects: number; readonly lessons: number } {
  const count = { subjects: 0, lessons: 0 };
  for (const { subject, groups: leaving } of parts) {
    const groups = areNew ? (subjects[subject]?.groups ?? []) : leaving;
    const own = (subjects[subject]?.lessons ?? []).map((id) => lessons[id]?.groups ?? []);
    count.subjects += groups.length;
    for (const group of groups) {
      count.lessons += own.filter((of) => of.length === 0 || of.includes(group)).length;
    }
  }
  return count;
}

/** The other subjects of the same name, teachers and schedule structure whose classes could sit in with those of this one. */
export function subjectsToJoin(draft: Draft, id: Id): Subject[] {
  const own = draft.subjects[id];
  if (!own) return [];
  const sameTeachers = setKey(own.teachers);
  const found = Object.values(draft.subjects).filter(
    (each) =>
      isOtherOf(own, each) && setKey(each.teachers) === sameTeachers && !areDivided(draft, [id, each.id]),
  );
  return found.length < 2 ? found : sortedSubjects(draft).filter((each) => found.includes(each));
}

/**
 * Several chosen subjects of one name and structure as one with joint lessons: the first by its classes keeps its lessons,
 * the others go. Null where they are not of that sort.
 */
export function joinOf(
  draft: Draft,
  ids: readonly Id[],
): { readonly into: Id; readonly others: Id[] } | null {
  const order = groupsByName(draft.groups).map(({ id }) => id);
  const firstClass = ({ groups }: Subject) => Math.min(...groups.map((group) => order.indexOf(group)));
  const chosen = ids.flatMap((id) => draft.subjects[id] ?? []);
  const [first, ...others] = chosen.sort((a, b) => firstClass(a) - firstClass(b));
  if (!first || others.length === 0 || !others.every((each) => isOtherOf(first, each))) return null;
  return areDivided(draft, ids) ? null : { into: first.id, others: others.map(({ id }) => id) };
}

/** A subject of the same name and structure for other classes. */
function isOtherOf(own: Subject, other: Subject): boolean {
  return (
    other.id !== own.id &&
    other.structure === own.structure &&
    nameKey(other.name) === nameKey(own.name) &&
    other.groups.some((group) => !own.groups.includes(group))
  );
}

/** True when a division has the subjects in several tracks: its students would have to be in both at once. */
function areDivided({ trackSets }: Draft, ids: readonly Id[]): boolean {
  return Object.values(trackSets).some(
    ({ tracks }) => tracks.filter(({ subjects }) => subjects.some((id) => ids.includes(id))).length > 1,
  );
}

const setKey = (ids: readonly Id[]): string => [...ids].sort().join(' ');
