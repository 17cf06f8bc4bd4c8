import { createSharing, type Draft, type Finding, type Id, type Lesson, leastNeed } from '@bellgrid/model';
import { createCheckContext, periodsOfLessons } from '../../pre-check/check-context.ts';
import { isOverload, type Shortage, shortagesOf } from '../../pre-check/check-periods.ts';
import { preCheck } from '../../pre-check/pre-check.ts';
import { lessonsById } from '../../read/timetable-index.ts';
import { type BoundConstraint, ruleReferences } from '../../rules/bound-constraint.ts';
import type { ConflictMember } from '../conflict-member.ts';
import { relaxedDraft } from '../repair/relaxed-draft.ts';
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

/** A count: no more than `available` of the need of these lessons can be met. */
interface Count {
  readonly lessons: readonly Lesson[];
  readonly available: number;
  readonly needOf: (lessons: readonly Lesson[]) => number;
}

/** Counts of lessons, which name them and how many of them have a place. */
const LESSON_COUNTS = new Set(['findings.fewStarts', 'findings.roomPlaces']);

export interface ToldOnce {
  /** The counted contradictions, each with a cause of its own. */
  readonly faults: readonly Finding[];
  /** For each conflict, those of them that it shows: its cause is theirs. */
  readonly shown: readonly (readonly Finding[])[];
}

/**
 * Counted contradictions and proved conflicts, each cause once. Of two counts, the first is told if the lessons that they
 * have in common are by themselves too many for either: one contradiction then shows both.
 */
export function tellOnce(
  draft: Draft,
  faults: readonly Finding[],
  conflicts: readonly WithMembers[],
): ToldOnce {
  const countOf = createCounts(draft);
  const shows = conflicts.map((conflict) => createShows(draft, conflict));
  // A count is told with the conflict of its cause: those that a conflict shows come first, its first item before all.
  const owners = conflicts.flatMap(({ members }) => sharedOwners(lessonsOf(members)).slice(0, 1));
  const isOfOwner = ({ about }: Finding) => owners.some(({ type, id }) => about[LISTS[type]]?.[0] === id);
  const shown = faults
    .filter((fault) => shows.some((isShown) => isShown(fault)))
    .toSorted((a, b) => Number(isOfOwner(b)) - Number(isOfOwner(a)));
  const told: Finding[] = [];
  for (const fault of [...shown, ...faults.filter((each) => !shown.includes(each))]) {
    const count = countOf(fault);
    if (!told.some((other) => isSameCause(count, countOf(other)))) told.push(fault);
  }
  return {
    faults: faults.filter((fault) => told.includes(fault)),
    shown: shows.map((isShown) => told.filter(isShown)),
  };
}

function isSameCause(a: Count | null, b: Count | null): boolean {
  if (a === null || b === null) return false;
  const known = new Set(b.lessons.map(({ id }) => id));
  const common = a.lessons.filter(({ id }) => known.has(id));
  return a.needOf(common) > a.available && b.needOf(common) > b.available;
}

/** Returns the count behind a finding; null for other contradictions. */
function createCounts(draft: Draft): (fault: Finding) => Count | null {
  const sharing = createSharing(draft);
  const shortages = shortagesOf(createCheckContext(draft, false));
  return ({ code, values = {}, about }) => {
    const { available } = values;
    if (LESSON_COUNTS.has(code) && typeof available === 'number')
      return { lessons: lessonsById(draft, about.lessons ?? []), available, needOf: ({ length }) => length };
    if (!isOverload({ code })) return null;
    const short = shortages.find(({ type, id }) => about[LISTS[type]]?.[0] === id);
    if (!short) return null;
    const isClass = short.type === 'group';
    return { ...short, needOf: isClass ? (own) => leastNeed(own, sharing) : periodsOfLessons };
  };
}

const isShortage = ({ code }: Finding) => isOverload({ code }) || code === 'findings.roomsOverloaded';

/**
 * Returns whether a conflict shows a counted contradiction. Lessons that do not fit into the periods of a teacher, a class
 * or rooms show that these are too few. Another conflict shows what is counted no more without its rules; one of lessons
 * alone, what was counted of lessons with all of these among them.
 */
function createShows(draft: Draft, { members }: WithMembers): (fault: Finding) => boolean {
  const lessons = lessonsOf(members);
  const owners = sharedOwners(lessons);
  const hasRooms = members.some(({ kind }) => kind === 'rooms');
  const isOfPeriods = ({ about }: Finding) =>
    (['teacher', 'group', 'classroom'] as const).some((type) => {
      const ids = about[LISTS[type]] ?? [];
      const isOwn = hasRooms
        ? type === 'classroom'
        : owners.some((each) => each.type === type && ids.includes(each.id));
      return isOwn && members.every((each) => isOfItems(each, type, ids));
    });
  const isOfLessons = lessons.length === members.length;
  let rest: readonly Finding[] | null = null;
  const isStill = (fault: Finding) => {
    rest ??= contradictionsOf(relaxedDraft(draft, members).trial);
    return rest.some((other) => isPartOf(other, fault));
  };
  return (fault) => {
    if (isShortage(fault) && isOfPeriods(fault)) return true;
    if (!isOfLessons) return !isStill(fault);
    const counted = new Set(fault.about.lessons);
    return lessons.every(({ id }) => counted.has(id));
  };
}

const contradictionsOf = (draft: Draft): Finding[] =>
  [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? [event.finding] : []));

/** True of a finding of one kind that is about no other records. */
function isPartOf(part: Finding, whole: Finding): boolean {
  const known = new Set(Object.values(whole.about).flat());
  return (
    kindOf(part) === kindOf(whole) &&
    Object.values(part.about)
      .flat()
      .every((id) => known.has(id))
  );
}

/** "findings.overloaded" of all forms of its sentence. */
const kindOf = ({ code }: Finding): string => code.split('.', 2).join('.');
