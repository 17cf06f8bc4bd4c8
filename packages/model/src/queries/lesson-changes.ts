import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import { referencesOf } from '../records/rules/constraint-references.ts';
import type { Subject } from '../records/subject.ts';
import type { Id } from '../values/id.ts';

/**
 * The lessons that a subject shall have: the length of each, in any order, or their number, which leaves lengths as
 * they are and gives new lessons the length of the last one.
 */
export type WantedLessons = number | readonly number[];

/** The changes that give a subject the lessons that it shall have, and their losses, as ids of lessons. */
export interface LessonChanges {
  readonly subject: Id;
  /** The length of each new lesson. */
  readonly added: readonly number[];
  /** Lessons that get another length; they keep their rules. */
  readonly resized: readonly { readonly id: Id; readonly numPeriods: number }[];
  readonly removed: readonly Id[];
  /** Removed or resized lessons that have a place in the schedule now. */
  readonly unplaced: readonly Id[];
  /** Removed or resized lessons that are locked. */
  readonly locked: readonly Id[];
  /** Removed lessons with rules of their own. */
  readonly ruled: readonly Id[];
}

/**
 * Finds the lessons that a subject keeps, gets and loses. Lessons without a place, a lock or rules go first, the last
 * before the first, then placed lessons, those with rules and locked ones. One pass over the rules answers for all.
 */
export function createLessonChanges(
  draft: Draft,
): (subject: Subject, wanted: WantedLessons) => LessonChanges {
  let ruled: ReadonlySet<Id> | null = null;
  return (subject, wanted) => {
    const own = subject.lessons.flatMap((id) => draft.lessons[id] ?? []);
    const lengths = lengthsOf(own, wanted);
    if (typeof wanted === 'number' && wanted >= own.length) {
      return { ...NO_CHANGES, subject: subject.id, added: lengths };
    }
    ruled ??= lessonsWithRules(draft);
    const rules = ruled;
    const byWorth = own.toSorted((a, b) => worth(b, rules) - worth(a, rules));
    const [kept, surplus] = typeof wanted === 'number' ? split(byWorth, wanted) : matched(byWorth, lengths);
    const missing = typeof wanted === 'number' ? [] : withoutLengths(lengths, kept);
    const resized = surplus.flatMap(({ id }, index) => {
      const numPeriods = missing[index];
      return numPeriods === undefined ? [] : [{ id, numPeriods }];
    });
    const removed = surplus.slice(resized.length);
    return {
      subject: subject.id,
      added: missing.slice(resized.length),
      resized,
      removed: removed.map(({ id }) => id),
      unplaced: surplus.flatMap(({ id, timeSlot }) => (timeSlot === null ? [] : [id])),
      locked: surplus.flatMap(({ id, locked }) => (locked ? [id] : [])),
      ruled: removed.flatMap(({ id }) => (rules.has(id) ? [id] : [])),
    };
  };
}

/** `createLessonChanges` for a single question. */
export function lessonChanges(draft: Draft, subject: Id, wanted: WantedLessons): LessonChanges | null {
  const record = draft.subjects[subject];
  return record ? createLessonChanges(draft)(record, wanted) : null;
}

const NO_CHANGES = { added: [], resized: [], removed: [], unplaced: [], locked: [], ruled: [] } as const;

/** The lengths to reach; for a number that is not below that of the present lessons, of the new ones alone. */
function lengthsOf(own: readonly Lesson[], wanted: WantedLessons): readonly number[] {
  if (typeof wanted !== 'number') return wanted;
  const last = own.at(-1)?.numPeriods ?? 1;
  return Array.from({ length: Math.max(0, wanted - own.length) }, () => last);
}

function lessonsWithRules(draft: Draft): Set<Id> {
  return new Set(
    Object.values(draft.constraints).flatMap((constraint) => referencesOf(constraint, 'lesson')),
  );
}

function worth({ id, locked, timeSlot }: Lesson, ruled: ReadonlySet<Id>): number {
  if (locked) return 3;
  if (ruled.has(id)) return 2;
  return timeSlot === null ? 0 : 1;
}

function split<T>(items: readonly T[], at: number): [T[], T[]] {
  return [items.slice(0, at), items.slice(at)];
}

/** The lessons that have one of the lengths each, and the others; the first ones are matched first. */
function matched(lessons: readonly Lesson[], lengths: readonly number[]): [Lesson[], Lesson[]] {
  const left = [...lengths];
  const kept: Lesson[] = [];
  const surplus: Lesson[] = [];
  for (const lesson of lessons) {
    const at = left.indexOf(lesson.numPeriods);
    (at === -1 ? surplus : kept).push(lesson);
    if (at !== -1) left.splice(at, 1);
  }
  return [kept, surplus];
}

function withoutLengths(lengths: readonly number[], lessons: readonly Lesson[]): number[] {
  const left = [...lengths];
  for (const { numPeriods } of lessons) left.splice(left.indexOf(numPeriods), 1);
  return left;
}
