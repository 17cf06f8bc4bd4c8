import { createSharing, type Draft, type Finding, type Id, type Lesson, leastNeed } from '@bellgrid/model';
import { periodsOfLessons } from '../../pre-check/check-context.ts';
import { isOverload, type Shortage } from '../../pre-check/check-periods.ts';
import { type BoundConstraint, ruleReferences } from '../../rules/bound-constraint.ts';
import type { ConflictMember } from '../conflict-member.ts';
import { sharedOwners } from '../shared-items.ts';

interface WithMembers {
  readonly members: readonly ConflictMember[];
}

/**
 * The limits that a conflict is about; two conflicts with one in common have one cause. They are its rules, locks and
 * rooms, and the periods of a teacher or class where it consists of nothing but lessons and the calendar of that one:
 * these lessons do not fit into these periods, and another such conflict is another choice among the same lessons.
 */
export function limitsOf({ members }: WithMembers): Set<unknown> {
  const limits = new Set<unknown>();
  for (const member of members) {
    if (member.kind === 'lock') limits.add(`lock ${member.lesson.id}`);
    else if (member.kind === 'rooms') limits.add(`rooms ${member.rooms.join(' ')}`);
    else if (member.kind === 'constraint') for (const bound of member.bounds) limits.add(bound);
  }
  const lessons = lessonsOf(members);
  if (lessons.length > 1)
    for (const { type, id } of sharedOwners(lessons))
      if (members.every((member) => isOfItems(member, type, [id]))) limits.add(`periods ${type} ${id}`);
  return limits;
}

const lessonsOf = (members: readonly ConflictMember[]): Lesson[] =>
  members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));

type ItemType = Shortage['type'];

const LISTS = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;

/** True of a lesson, of rooms among these, and of calendars of these items. */
function isOfItems(member: ConflictMember, type: ItemType, ids: readonly Id[]): boolean {
  const areAmong = (own: readonly Id[]) => own.length > 0 && own.every((id) => ids.includes(id));
  const isOwnCalendar = (bound: BoundConstraint) =>
    bound.kind.family === 'calendar' && areAmong(ruleReferences(bound)[LISTS[type]] ?? []);
  if (member.kind === 'constraint') return member.bounds.every(isOwnCalendar);
  return (
    member.kind === 'lesson' || (member.kind === 'rooms' && type === 'classroom' && areAmong(member.rooms))
  );
}

/** Counted contradictions that are told with a conflict, as they are about the same lessons. */
export interface ConflictCounts {
  /** The one whose numbers the conflict's own lessons show: its sentence says them. */
  readonly inSentence: Finding | null;
  readonly beside: readonly Finding[];
}

/**
 * Returns the counted contradictions that belong to each conflict, each of them to the first. They are those of whose lessons
 * the conflict consists, and too few periods of a teacher, class or room of which it has nothing but lessons and the
 * calendar. None of them is left out: what ends the conflict need not end them.
 */
export function countsOfConflicts(
  draft: Draft,
  faults: readonly Finding[],
  conflicts: readonly WithMembers[],
): ConflictCounts[] {
  const rest = new Set(faults);
  const isProvedBy = createNumbersProof(draft);
  return conflicts.map(({ members }) => {
    const own = [...rest].filter((fault) => belongs(draft, fault, members));
    for (const fault of own) rest.delete(fault);
    const inSentence = own.find((fault) => isProvedBy(fault, members)) ?? null;
    return { inSentence, beside: own.filter((fault) => fault !== inSentence) };
  });
}

function belongs(draft: Draft, fault: Finding, members: readonly ConflictMember[]): boolean {
  const lessons = lessonsOf(members);
  const { lessons: named = [], subjects = [] } = fault.about;
  const counted = new Set([...named, ...subjects.flatMap((id) => draft.subjects[id]?.lessons ?? [])]);
  if (lessons.length > 0 && lessons.every(({ id }) => counted.has(id))) return true;
  return (isOverload(fault) || fault.code === 'findings.roomsOverloaded') && isOfPeriods(fault, members);
}

/** True of a conflict of lessons and the calendar of the item that has too few periods, or of lessons and its rooms. */
function isOfPeriods({ about }: Finding, members: readonly ConflictMember[]): boolean {
  const owners = sharedOwners(lessonsOf(members));
  const hasRooms = members.some(({ kind }) => kind === 'rooms');
  return (['teacher', 'group', 'classroom'] as const).some((type) => {
    const ids = about[LISTS[type]] ?? [];
    const isOwn = hasRooms
      ? type === 'classroom'
      : owners.some((each) => each.type === type && ids.includes(each.id));
    return isOwn && members.every((each) => isOfItems(each, type, ids));
  });
}

/** Returns whether the lessons of a conflict alone need more periods than a shortage has. */
function createNumbersProof(draft: Draft): (fault: Finding, members: readonly ConflictMember[]) => boolean {
  const sharing = createSharing(draft);
  return (fault, members) => {
    const { available } = fault.values ?? {};
    const lessons = lessonsOf(members);
    // Lessons without any place are a sentence of their own.
    if (fault.code !== 'findings.overloaded.only' || typeof available !== 'number') return false;
    if (lessons.length < 2 || !isOfPeriods(fault, members)) return false;
    const isOfClass = (fault.about.groups ?? []).length > 0 && !fault.about.teachers?.length;
    return (isOfClass ? leastNeed(lessons, sharing) : periodsOfLessons(lessons)) > available;
  };
}
