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

/** The violations by which a hard or physical rule is broken more in a draft than in an earlier one. */
export function newlyBroken(before: Draft, after: Draft): Match[] {
  const old = hardOf(reportOf(before));
  const now = hardOf(reportOf(after));
  const known = new Set(old.map(keyOf));
  const oldAmounts = amountsByRule(old);
  const amounts = amountsByRule(now);
  const isWorse = (rule: string) => (amounts.get(rule) ?? 0) > (oldAmounts.get(rule) ?? 0);
  return now.filter((each) => isWorse(ruleOf(each)) && !known.has(keyOf(each))).map(({ match }) => match);
}

interface HardMatch {
  readonly match: Match;
  readonly isPhysical: boolean;
}

const hardOf = ({ physical, matches }: VerifyReport): HardMatch[] => [
  ...physical.map((match) => ({ match, isPhysical: true })),
  ...matches.flatMap((match) => (match.hard ? { match, isPhysical: false } : [])),
];

/** A rule with the items that it names. A clash is that of its lessons: with them it goes from one teacher to the other. */
const ruleOf = ({ match: { kind, constraints, references, lessons }, isPhysical }: HardMatch): string =>
  JSON.stringify(isPhysical ? [kind, lessons.toSorted()] : [kind, constraints, references]);

const keyOf = (each: HardMatch): string =>
  JSON.stringify([ruleOf(each), each.match.lessons.toSorted(), each.match.amount]);

function amountsByRule(all: readonly HardMatch[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const each of all) {
    const rule = ruleOf(each);
    amounts.set(rule, (amounts.get(rule) ?? 0) + each.match.amount);
  }
  return amounts;
}
