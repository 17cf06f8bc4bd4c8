import { type Id, type Lesson, leastNeed, value } from '@bellgrid/model';
import { openPeriods } from '../amounts/open-periods.ts';
import { asGroup } from '../amounts/person.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { hardCells, meets } from '../read/blocked-cells.ts';
import { indexOf, push } from '../read/draft-index.ts';
import type { CellOf } from '../read/violation.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  aboutItem,
  type CheckContext,
  found,
  leastNeedOfView,
  leftOut,
  needingOpenPeriods,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';

const MOST_TEACHERS = 5;

/** A class that needs every day, on a day that has to start with its first period. */
interface Start {
  readonly group: Id;
  readonly bound: BoundConstraint;
  readonly cell: CellOf;
  /** The lessons that can be in that period. */
  readonly lessons: readonly Lesson[];
  /** The days on which the class may start later: by its rule, and for each lesson that is left out. */
  readonly exceptions: number;
}

/** Classes of which some cannot start at one minute of a day: fewer lessons than classes can be given teachers. */
interface Shortage {
  readonly starts: readonly Start[];
  readonly available: number;
  readonly teachers: readonly Id[];
}

/**
 * Every class that has to start at its first period, on a day without which its lessons have too few periods, can have
 * a lesson then: classes that start at the same minute are given teachers by a flow, each teacher as many classes as one
 * of the teacher's lessons has. Starts that are missing on several days are exceptions that the classes need.
 */
export function* checkFirstPeriods(context: CheckContext): Iterable<PreCheckEvent> {
  const together = new Map<string, Start[]>();
  const byClass = new Map<Id, Start[]>();
  for (const { start, minute } of neededStarts(context)) {
    push(together, `${start.cell.day} ${minute}`, start);
    push(byClass, start.group, start);
  }
  const told = new Set<Id>();
  const excused: Shortage[] = [];
  for (const starts of together.values()) {
    for (const shortage of shortagesOf(starts)) {
      if (exceptionsOf([shortage]) > 0) {
        excused.push(shortage);
        continue;
      }
      for (const group of groupsOf(shortage)) told.add(group);
      yield report(context, shortage);
    }
  }
  yield* checkExceptions(context, excused, told);
  for (const [group, starts] of byClass) if (!told.has(group)) yield* checkLessons(context, starts);
}

/** The days of a class have different lessons for their first periods (Hall's condition). */
function* checkLessons(context: CheckContext, starts: readonly Start[]): Iterable<PreCheckEvent> {
  const lessons = [...new Set(starts.flatMap((start) => start.lessons))];
  const demands = starts.map((start) => ({
    rooms: start.lessons.map((lesson) => lessons.indexOf(lesson)),
    amount: 1,
  }));
  const short = violatingRooms(
    demands,
    lessons.map(() => 1),
  );
  if (short === null) return;
  const missed = starts.filter((_, index) => demands[index]!.rooms.every((lesson) => short.has(lesson)));
  const days = missed.length - exceptionsOf([{ starts: missed }]);
  if (days <= short.size) return;
  const few = [...short].map((lesson) => lessons[lesson]!);
  if (few.length > 0) yield reportLessons(context, missed, few, days);
  else yield reportMissed(context, missed);
}

/** More starts are missing, for some classes or for connected ones, than these may have exceptions. */
function* checkExceptions(
  context: CheckContext,
  shortages: readonly Shortage[],
  told: Set<Id>,
): Iterable<PreCheckEvent> {
  const sets = [...shortages.map(groupsOf), ...unionsOf(shortages.map(groupsOf))];
  for (const groups of sets.toSorted((a, b) => a.size - b.size)) {
    const own = shortages.filter((shortage) => [...groupsOf(shortage)].every((group) => groups.has(group)));
    const missing = sum(own.map(({ starts, available }) => starts.length - available));
    const exceptions = exceptionsOf(own);
    if (missing <= exceptions || [...groups].some((group) => told.has(group))) continue;
    for (const group of groups) told.add(group);
    yield reportExceptions(context, own, missing, exceptions);
  }
}

const groupsOf = ({ starts }: Shortage): Set<Id> => new Set(starts.map(({ group }) => group));

/** Joins sets that have an item in common. */
function unionsOf(sets: readonly ReadonlySet<Id>[]): Set<Id>[] {
  let unions: Set<Id>[] = [];
  for (const set of sets) {
    const meeting = unions.filter((union) => [...set].some((id) => union.has(id)));
    unions = [
      ...unions.filter((union) => !meeting.includes(union)),
      new Set([...set, ...meeting.flatMap((union) => [...union])]),
    ];
  }
  return unions;
}

/** The exceptions of all their classes, each once. */
function exceptionsOf(shortages: readonly Pick<Shortage, 'starts'>[]): number {
  const starts = shortages.flatMap((shortage) => shortage.starts);
  return sum([...new Map(starts.map(({ group, exceptions }) => [group, exceptions])).values()]);
}

/** The teacher of a lesson who has to be free for it; of several any one is right. */
type Charged = (lesson: Lesson) => Id[];

/** The sets of classes that have too few teachers, one after the other without those of the sets before. */
function shortagesOf(all: readonly Start[]): Shortage[] {
  const wanted = new Map<Id, number>();
  for (const { lessons } of all) {
    const teachers = distinctIds(lessons.flatMap((lesson) => lesson.teachers));
    for (const teacher of teachers) wanted.set(teacher, (wanted.get(teacher) ?? 0) + 1);
  }
  const charges: Charged[] = [
    ({ teachers }) => teachers.slice(0, 1),
    // The one whom most of the classes want.
    ({ teachers }) => teachers.toSorted((a, b) => wanted.get(b)! - wanted.get(a)!).slice(0, 1),
    ({ teachers }) => teachers.slice(-1),
  ];
  const found: Shortage[] = [];
  let left = all;
  for (const charged of charges) {
    for (;;) {
      const shortage = shortageOf(left, charged);
      if (shortage === null) break;
      found.push(shortage);
      left = left.filter((start) => !shortage.starts.includes(start));
    }
  }
  return found;
}

function shortageOf(starts: readonly Start[], charged: Charged): Shortage | null {
  const teachers = distinctIds(starts.flatMap(({ lessons }) => lessons.flatMap(charged)));
  const capacities = teachers.map((teacher) => mostClasses(starts, teacher, charged));
  const demands = starts.map(({ lessons }) => ({
    rooms: distinctIds(lessons.flatMap(charged)).map((teacher) => teachers.indexOf(teacher)),
    amount: 1,
  }));
  const short = violatingRooms(demands, capacities);
  if (short === null) return null;
  return {
    starts: starts.filter((_, index) => demands[index]!.rooms.every((teacher) => short.has(teacher))),
    available: sum([...short].map((teacher) => capacities[teacher]!)),
    teachers: [...short].map((teacher) => teachers[teacher]!),
  };
}

/** The most of these classes that one lesson of the teacher has. */
function mostClasses(starts: readonly Start[], teacher: Id, charged: Charged): number {
  const groups = new Set(starts.map(({ group }) => group));
  const own = starts.flatMap(({ lessons }) => lessons).filter((lesson) => charged(lesson)[0] === teacher);
  return Math.max(...own.map((lesson) => lesson.groups.filter((group) => groups.has(group)).length));
}

interface ClassRule {
  readonly bound: BoundConstraint;
  readonly group: Id;
  readonly exceptions: number;
}

/** The rule of each class with the fewest exceptions: the scopes of several may hold one class. */
function strictestRules(rules: readonly BoundConstraint[]): Iterable<ClassRule> {
  const strictest = new Map<Id, ClassRule>();
  for (const bound of rules) {
    const params = paramsOf(bound, kinds.startsAtFirstPeriod);
    if (!params) continue;
    const { base: group, maxExceptions: exceptions } = params;
    const known = strictest.get(group);
    if (!known || exceptions < known.exceptions) strictest.set(group, { bound, group, exceptions });
  }
  return strictest.values();
}

/**
 * The starts that no lesson without a teacher and no lesson that must stay can meet, with their minutes.
 */
function* neededStarts(context: CheckContext): Iterable<{ readonly start: Start; readonly minute: number }> {
  const { draft, byGroup, openRules, planned } = context;
  const { units, unitOf } = planned.plan;
  for (const { bound, group, exceptions: allowed } of strictestRules(openRules)) {
    const all = byGroup.get(group) ?? [];
    const exceptions = allowed + leftOut(context, indexOf(draft).byGroup.get(group)).length;
    const own = needingOpenPeriods(context, 'group', group, all);
    const open = availableByDay(draft, 'group', group, structuresOf(own), false);
    // Any students of the class who come on a day need its start. Exceptions are those of one combination of tracks: then
    // the days count that one of them needs.
    const need = exceptions > 0 ? leastNeedOfView(context, group, own) : leastNeed(own, planned.sharing);
    for (const [day, periods] of openPeriods(draft, asGroup({ base: group })).entries()) {
      if (need <= sum(open) - (open[day] ?? 0) || periods.length === 0) continue;
      const cell = periods.reduce((a, b) => (b.startMinute < a.startMinute ? b : a));
      const isAway = (teacher: Id) =>
        meets(hardCells(draft, 'teacher', teacher), day, cell.startMinute, cell.startMinute + 1);
      const lessons = all.filter(({ id, teachers }) => {
        const unit = units[unitOf.get(id)!]!;
        // Lessons that a run pairs off to place them together may have more places each than all of them have.
        if (unit.lessons.length > 1 && !unit.isFixed) return !teachers.some(isAway);
        return unit.places.some(
          (place, index) =>
            unit.allowed[index] === 1 && place.day === day && place.startMinute <= cell.startMinute,
        );
      });
      const isMet = lessons.some(({ id, teachers }) => {
        return teachers.length === 0 || units[unitOf.get(id)!]!.isFixed;
      });
      if (!isMet) yield { start: { group, bound, cell, lessons, exceptions }, minute: cell.startMinute };
    }
  }
}

function reportExceptions(
  { draft }: CheckContext,
  shortages: readonly Shortage[],
  missing: number,
  exceptions: number,
): PreCheckEvent {
  const starts = shortages.flatMap((shortage) => shortage.starts);
  const groups = distinctIds(starts.map(({ group }) => group));
  const bounds = [...new Set(starts.map(({ bound }) => bound))];
  const item = { type: 'group', id: groups[0]! } as const;
  const teachers = distinctIds(shortages.flatMap((shortage) => shortage.teachers));
  const values = {
    groups: value.items('group', groups),
    cells: value.cells(shortages.flatMap(({ starts: [first] }) => (first ? [first.cell] : []))),
    rules: value.messages(
      bounds.map((bound) => ruleMessageOf(draft, bound)),
      'semicolon',
      MOST_TEACHERS,
    ),
    count: missing,
    exceptions,
  };
  const lessons = starts.flatMap((start) => start.lessons);
  const about = {
    ...aboutItem(item, lessons),
    groups,
    teachers,
    constraints: distinctIds(bounds.flatMap(({ records }) => records)),
  };
  const finding = { code: 'findings.firstPeriod.exceptions', values, about };
  return found(finding, { item, available: exceptions, scheduled: missing });
}

/** No lesson of the class can be in the first periods of these days. */
function reportMissed(context: CheckContext, starts: readonly Start[]): PreCheckEvent {
  const exceptions = exceptionsOf([{ starts }]);
  const missed = { starts: exceptions > 0 ? starts : starts.slice(0, 1), available: 0, teachers: [] };
  return exceptions > 0
    ? reportExceptions(context, [missed], starts.length, exceptions)
    : report(context, missed);
}

/** @param days those on which the class has to start with one of these few lessons. */
function reportLessons(
  { draft }: CheckContext,
  starts: readonly Start[],
  few: readonly Lesson[],
  days: number,
): PreCheckEvent {
  const [{ group, bound }] = starts as [Start, ...Start[]];
  const item = { type: 'group', id: group } as const;
  const teachers = distinctIds(few.flatMap((lesson) => lesson.teachers));
  const values = {
    group: value.item('group', group),
    cells: value.cells(starts.map(({ cell }) => cell)),
    days,
    count: few.length,
    teachers: value.items('teacher', teachers, MOST_TEACHERS),
    rules: value.messages([ruleMessageOf(draft, bound)], 'semicolon'),
  };
  const about = { ...aboutItem(item, few), teachers, constraints: bound.records };
  const finding = { code: 'findings.firstPeriod.fewLessons', values, about };
  return found(finding, { item, available: few.length, scheduled: days });
}

function report({ draft }: CheckContext, { starts, available, teachers }: Shortage): PreCheckEvent {
  const [{ group, cell }] = starts as [Start, ...Start[]];
  const item = { type: 'group', id: group } as const;
  const lessons = starts.flatMap((start) => start.lessons);
  const rules = starts.map(({ bound }) => ruleMessageOf(draft, bound));
  const values = {
    groups: value.items(
      'group',
      starts.map((start) => start.group),
    ),
    cells: value.cells([cell]),
    rules: value.messages(rules, 'semicolon', MOST_TEACHERS),
  };
  const about = {
    ...aboutItem(item, lessons),
    groups: starts.map((start) => start.group),
    teachers,
    constraints: distinctIds(starts.flatMap(({ bound }) => bound.records)),
  };
  const finding =
    teachers.length === 0
      ? { code: 'findings.firstPeriod.noLesson', values: { ...values, count: starts.length }, about }
      : {
          code: 'findings.firstPeriod.fewTeachers',
          values: { ...values, count: available, teachers: value.items('teacher', teachers, MOST_TEACHERS) },
          about,
        };
  return found(finding, { item, available, scheduled: starts.length });
}
