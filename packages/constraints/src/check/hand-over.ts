import { type Draft, type Id, type Lesson, overlaps, type Placed, timetableOf } from '@bellgrid/model';
import { hardCells, meets } from '../read/blocked-cells.ts';
import { indexOf } from '../read/draft-index.ts';
import { remember } from '../read/memo.ts';
import { type Match, type VerifyReport, verify } from './verify.ts';

/** A lesson that a teacher cannot take over at its time. */
export interface NotFree {
  readonly lesson: Id;
  /** The lessons that the teacher has then. */
  readonly others: readonly Id[];
  /** The teacher’s calendar blocks the time. */
  readonly isBlocked: boolean;
}

const placedIn = remember((draft: Draft) => timetableOf(draft).placed);

/** Those of the lessons at whose time a teacher has others, or is not available; lessons that are handed over too do not count. */
export function notFreeFor(draft: Draft, teacher: Id, lessons: readonly Id[]): NotFree[] {
  const placed = placedIn(draft);
  const coming = new Set(lessons);
  const others = (indexOf(draft).byTeacher.get(teacher) ?? []).flatMap(
    ({ id }) => (coming.has(id) ? undefined : placed.get(id)) ?? [],
  );
  const blocked = hardCells(draft, 'teacher', teacher);
  return lessons.flatMap((id) => {
    const at = placed.get(id);
    if (!at || hasTeacher(at, teacher)) return [];
    const taken = others.flatMap((other) => (overlaps(at, other) ? [other.lesson.id] : []));
    const isBlocked = meets(blocked, at.day, at.startMinute, at.endMinute);
    return taken.length > 0 || isBlocked ? [{ lesson: id, others: taken, isBlocked }] : [];
  });
}

const hasTeacher = ({ lesson }: Placed, teacher: Id): boolean => lesson.teachers.includes(teacher);

/** The placed lessons of a teacher, in the order of the week, then those without a place. */
export function lessonsOfTeacher(draft: Draft, teacher: Id): Lesson[] {
  const lessons = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes(teacher));
  const rank = ({ timeSlot }: Lesson) =>
    timeSlot ? timeSlot.day * 1000 + timeSlot.start : Number.MAX_SAFE_INTEGER;
  return lessons.sort((a, b) => rank(a) - rank(b));
}

const reportOf = remember((draft: Draft): VerifyReport => verify(draft));

/** The violations of hard and physical rules in a draft that are not in an earlier one. */
export function newlyBroken(before: Draft, after: Draft): Match[] {
  const hardOf = ({ physical, matches }: VerifyReport) => [
    ...physical,
    ...matches.filter(({ hard }) => hard),
  ];
  const known = new Set(hardOf(reportOf(before)).map(keyOf));
  return hardOf(reportOf(after)).filter((match) => !known.has(keyOf(match)));
}

const keyOf = ({ kind, constraints, references, lessons, amount }: Match): string =>
  JSON.stringify([kind, constraints, references, lessons.toSorted(), amount]);
