import {
  type About,
  type Draft,
  type Finding,
  type Id,
  type Lesson,
  leastNeed,
  type Placed,
  type Timetable,
  timetableOf,
} from '@bellgrid/model';
import { asGroup, distinctViews, totalAmount, viewsOf } from '../amounts/person.ts';
import { type PlannedDraft, planDraft } from '../compile/compile.ts';
import { fixedTimetable } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { hardCells, meets } from '../read/blocked-cells.ts';
import { distinct, push } from '../read/draft-index.ts';
import { type BoundConstraint, isHard, matchesOf, paramsOf } from '../rules/bound-constraint.ts';
import type { PreCheckFinding, PreCheckItem } from './event.ts';

/** The context of every check: the lessons to place, by their teachers and classes. */
export interface CheckContext {
  readonly draft: Draft;
  readonly solveAnyway: boolean;
  readonly planned: PlannedDraft;
  /** The lessons that must stay where they are, alone: violations among them are tolerated. */
  readonly fixed: Timetable;
  readonly byTeacher: ReadonlyMap<Id, readonly Lesson[]>;
  readonly byGroup: ReadonlyMap<Id, readonly Lesson[]>;
  /** The amounts above 0 that hard rules have in an empty timetable. */
  readonly missing: ReadonlyMap<BoundConstraint, number>;
  /** The hard rules of the draft that the fixed lessons do not break by themselves. */
  readonly openRules: readonly BoundConstraint[];
}

export function createCheckContext(draft: Draft, solveAnyway: boolean): CheckContext {
  const planned = planDraft(draft, solveAnyway);
  const lessons = planned.plan.units.flatMap((unit) => unit.lessons);
  const byTeacher = new Map<Id, Lesson[]>();
  const byGroup = new Map<Id, Lesson[]>();
  for (const lesson of lessons) {
    for (const teacher of distinct(lesson.teachers)) push(byTeacher, teacher, lesson);
    for (const group of distinct(lesson.groups)) push(byGroup, group, lesson);
  }
  const fixed = fixedTimetable(planned.plan);
  const hard = solveAnyway ? [] : planned.sources.filter(isHard);
  const asking = hard.filter(({ kind }) => kind.asksForLessons);
  const missing = asking.length > 0 ? amountsAt(asking, timetableOf(draft, [])) : new Map();
  const broken = fixed.placed.size > 0 ? amountsAt(hard, fixed) : missing;
  const openRules = hard.filter((bound) => !broken.has(bound));
  return { draft, solveAnyway, planned, fixed, byTeacher, byGroup, missing, openRules };
}

function amountsAt(rules: readonly BoundConstraint[], timetable: Timetable): Map<BoundConstraint, number> {
  const amounts = new Map<BoundConstraint, number>();
  for (const rule of rules) {
    const amount = totalAmount(matchesOf(rule, timetable));
    if (amount > 0) amounts.set(rule, amount);
  }
  return amounts;
}

/** The lessons that a run leaves out and that have no place: they excuse rules that demand presence. */
export function leftOut({ planned }: CheckContext, lessons: readonly Lesson[] | undefined): Lesson[] {
  return (lessons ?? []).filter(({ id }) => !planned.plan.unitOf.has(id));
}

/** The lessons of an item that need its open periods: fixed lessons in blocked cells need none. */
export function needingOpenPeriods(
  { draft, solveAnyway, fixed }: CheckContext,
  type: PreCheckItem,
  id: Id,
  lessons: readonly Lesson[],
): Lesson[] {
  const blocked = solveAnyway ? [] : hardCells(draft, type, id);
  return lessons.filter((lesson) => {
    const placed = fixed.placed.get(lesson.id);
    return !placed || !meets(blocked, placed.day, placed.startMinute, placed.endMinute);
  });
}

export function periodsOfLessons(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
}

/**
 * The fewest periods of the busiest students of a class: limits of a class hold for one combination of tracks at a time.
 * All lessons may need more where divisions cross, because no student has two lessons that only may not overlap.
 */
export function leastNeedOfView(
  { draft, planned: { sharing } }: CheckContext,
  group: Id,
  lessons: readonly Lesson[],
): number {
  const own = new Set(lessons);
  const views = distinctViews(viewsOf(draft, asGroup({ base: group })), (lesson) => own.has(lesson));
  const most = leastNeed(lessons, sharing);
  let need = 0;
  for (const view of views.toSorted((a, b) => periodsOfLessons(b) - periodsOfLessons(a))) {
    if (need === most || periodsOfLessons(view) <= need) break;
    need = Math.max(need, leastNeed(view, sharing));
  }
  return need;
}

/**
 * The places of a lesson by its own rules; none when it is not placed or not known: lessons that a run pairs off to place
 * them together may have more places each than all of them have.
 */
export function placesByOwnRules(
  { planned, fixed }: CheckContext,
  id: Id,
): readonly Pick<Placed, 'day' | 'start' | 'startMinute' | 'endMinute'>[] {
  const { units, unitOf } = planned.plan;
  const unit = units[unitOf.get(id) ?? -1];
  if (!unit) return [];
  const placed = fixed.placed.get(id);
  if (unit.isFixed) return placed ? [placed] : [];
  return unit.lessons.length > 1 ? [] : unit.places.filter((_, index) => unit.allowed[index] === 1);
}

/** The hard calendars that alone cause one finding: with them open, there would be enough periods. */
export type Calendars = ReadonlySet<BoundConstraint>;

const calendarKinds = {
  teacher: kinds.teacherCalendar,
  group: kinds.groupCalendar,
  classroom: kinds.classroomCalendar,
};

/** The hard calendars of these items. */
export function calendarsOf({ planned }: CheckContext, type: PreCheckItem, ids: readonly Id[]): Calendars {
  const own = planned.sources.filter((bound) => {
    const calendar = paramsOf<{ readonly base: Id }>(bound, calendarKinds[type]);
    return calendar !== null && ids.includes(calendar.base) && isHard(bound);
  });
  return new Set(own);
}

/** True when the rules that leave a unit no place are all among the calendars. */
export function isDueTo(calendars: Calendars, rules: readonly BoundConstraint[] | null): boolean {
  return rules !== null && rules.length > 0 && rules.every((rule) => calendars.has(rule));
}

export type Participants = Pick<Lesson, 'groups' | 'teachers' | 'classroom'>;

/** The item that a finding about a lesson is reported on: its class, else its teacher, else its classroom. */
export function itemOfLesson({ groups, teachers, classroom }: Participants): { type: PreCheckItem; id: Id } {
  const [group] = groups;
  if (group !== undefined) return { type: 'group', id: group };
  const [teacher] = teachers;
  if (teacher !== undefined) return { type: 'teacher', id: teacher };
  return { type: 'classroom', id: classroom ?? '' };
}

/** The item for several lessons: a class that all have, else a teacher that all have, else the item of the first. */
export function itemOfLessons(
  first: Participants,
  others: readonly Participants[],
): { type: PreCheckItem; id: Id } {
  const group = first.groups.find((id) => others.every(({ groups }) => groups.includes(id)));
  if (group !== undefined) return { type: 'group', id: group };
  const teacher = first.teachers.find((id) => others.every(({ teachers }) => teachers.includes(id)));
  return teacher === undefined ? itemOfLesson(first) : { type: 'teacher', id: teacher };
}

interface Found {
  readonly item: { readonly type: PreCheckItem; readonly id: Id };
  readonly available: number;
  readonly scheduled: number;
}

/** A finding reported on one item. */
export function found(finding: Finding, { item, available, scheduled }: Found): PreCheckFinding {
  return { kind: 'finding', finding, ...item, available, scheduled };
}

/** The subjects of lessons that matter by their sum, and the item whose lessons they are. */
export function aboutItem(
  { type, id }: { readonly type: PreCheckItem; readonly id: Id },
  lessons: readonly Lesson[],
): About {
  const own = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;
  return { [own[type]]: [id], subjects: [...distinct(lessons.map((lesson) => lesson.subject))] };
}
