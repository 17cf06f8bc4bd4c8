import { type Id, type Lesson, leastNeed, value } from '@bellgrid/model';
import { openPeriods } from '../amounts/open-periods.ts';
import { asGroup } from '../amounts/person.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { push } from '../read/draft-index.ts';
import type { CellOf } from '../read/violation.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import { aboutItem, type CheckContext, found, needingOpenPeriods } from './check-context.ts';
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
}

/**
 * Every class that has to start at its first period, on a day without which its lessons have too few periods, can have
 * a lesson then: classes that start at the same minute are given teachers by a flow, each teacher as many classes as one
 * of the teacher's lessons has.
 */
export function* checkFirstPeriods(context: CheckContext): Iterable<PreCheckEvent> {
  const together = new Map<string, Start[]>();
  for (const { start, minute } of neededStarts(context)) push(together, `${start.cell.day} ${minute}`, start);
  for (const starts of together.values()) {
    const teachers = distinctIds(starts.flatMap(({ lessons }) => lessons.flatMap(firstTeacher)));
    const capacities = teachers.map((teacher) => mostClasses(starts, teacher));
    const demands = starts.map(({ lessons }) => ({
      rooms: distinctIds(lessons.flatMap(firstTeacher)).map((teacher) => teachers.indexOf(teacher)),
      amount: 1,
    }));
    const short = violatingRooms(demands, capacities);
    if (short === null) continue;
    const among = starts.filter((_, index) => demands[index]!.rooms.every((teacher) => short.has(teacher)));
    const available = sum([...short].map((teacher) => capacities[teacher]!));
    yield report(context, among, {
      available,
      teachers: [...short].map((teacher) => teachers[teacher]!),
    });
  }
}

const firstTeacher = ({ teachers }: Lesson): Id[] => teachers.slice(0, 1);

/** The most of these classes that one lesson of the teacher has. */
function mostClasses(starts: readonly Start[], teacher: Id): number {
  const groups = new Set(starts.map(({ group }) => group));
  const own = starts.flatMap(({ lessons }) => lessons).filter(({ teachers }) => teachers[0] === teacher);
  return Math.max(...own.map((lesson) => lesson.groups.filter((group) => groups.has(group)).length));
}

/**
 * The starts that no lesson without a teacher and no lesson that must stay can meet, with their minutes.
 */
function* neededStarts(context: CheckContext): Iterable<{ readonly start: Start; readonly minute: number }> {
  const { draft, byGroup, openRules, planned } = context;
  const { units, unitOf } = planned.plan;
  for (const bound of openRules) {
    const params = paramsOf(bound, kinds.startsAtFirstPeriod);
    if (!params || params.maxExceptions > 0) continue;
    const group = params.base;
    const all = byGroup.get(group) ?? [];
    const own = needingOpenPeriods(context, 'group', group, all);
    const open = availableByDay(draft, 'group', group, structuresOf(own), false);
    const need = leastNeed(own, planned.sharing);
    for (const [day, periods] of openPeriods(draft, asGroup(params)).entries()) {
      if (need <= sum(open) - (open[day] ?? 0) || periods.length === 0) continue;
      const cell = periods.reduce((a, b) => (b.startMinute < a.startMinute ? b : a));
      const lessons = all.filter(({ id }) => {
        const unit = units[unitOf.get(id)!]!;
        return unit.places.some(
          (place, index) =>
            unit.allowed[index] === 1 && place.day === day && place.startMinute <= cell.startMinute,
        );
      });
      const isMet = lessons.some(({ id, teachers }) => {
        return teachers.length === 0 || units[unitOf.get(id)!]!.isFixed;
      });
      if (!isMet) yield { start: { group, bound, cell, lessons }, minute: cell.startMinute };
    }
  }
}

function report(
  { draft }: CheckContext,
  starts: readonly Start[],
  { available, teachers }: { readonly available: number; readonly teachers: readonly Id[] },
): PreCheckEvent {
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
