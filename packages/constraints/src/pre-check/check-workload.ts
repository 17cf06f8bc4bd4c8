import { type Id, leastNeed, value } from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import { indexOf, push } from '../read/draft-index.ts';
import { neededOf } from '../read/needed-of.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  aboutItem,
  type CheckContext,
  found,
  itemOfLesson,
  leastNeedOfView,
  leftOut,
  needingOpenPeriods,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { spreadCapacity } from './spread-capacity.ts';

/** Every hard limit leaves room for the lessons that it limits. */
export function* checkWorkload(context: CheckContext): Iterable<PreCheckEvent> {
  const hard = context.openRules;
  yield* checkTeachers(context, hard);
  yield* checkClasses(context, hard);
  for (const bound of hard) {
    const capacity = spreadCapacity(context.draft, bound);
    if (!capacity) continue;
    const lessons = capacity.lessons.filter((lesson) => context.planned.plan.unitOf.has(lesson.id));
    const [first] = lessons;
    if (!first || lessons.length <= capacity.most) continue;
    const { most } = capacity;
    const item = itemOfLesson(first);
    const finding = {
      code: 'findings.limitLeavesNoRoom.tooManyLessons',
      values: {
        subject: value.item('subject', first.subject),
        count: lessons.length,
        available: most,
        rules: value.messages([ruleMessageOf(context.draft, bound)], 'semicolon'),
      },
      about: {
        ...aboutItem(item, lessons),
        lessons: lessons.map(({ id }) => id),
        constraints: bound.records,
      },
    };
    yield found(finding, { item, available: most, scheduled: lessons.length });
  }
}

interface Limits {
  readonly maxDays: number;
  readonly perDay: number;
  readonly minPerDay: number;
}

/**
 * The limits that rules of one teacher make together.
 * @param excused the periods that a day may lack of the least load.
 */
function limitsOf(rules: readonly BoundConstraint[], excused: number): Limits {
  const least = (numbers: number[]) => Math.min(Number.POSITIVE_INFINITY, ...numbers);
  return {
    maxDays: least(rules.flatMap((rule) => paramsOf(rule, kinds.teacherMaxDays)?.maxDays ?? [])),
    perDay: least(rules.flatMap((rule) => paramsOf(rule, kinds.teacherMaxLessonsPerDay)?.maxLessons ?? [])),
    minPerDay: Math.max(
      0,
      ...rules.flatMap((rule) => (paramsOf(rule, kinds.teacherMinLessonsPerDay)?.minLessons ?? 0) - excused),
    ),
  };
}

function rulesByTeacher(hard: readonly BoundConstraint[]): Map<Id, BoundConstraint[]> {
  const byTeacher = new Map<Id, BoundConstraint[]>();
  for (const rule of hard) {
    const params =
      paramsOf(rule, kinds.teacherMaxDays) ??
      paramsOf(rule, kinds.teacherMaxLessonsPerDay) ??
      paramsOf(rule, kinds.teacherMinLessonsPerDay);
    if (params) push(byTeacher, params.base, rule);
  }
  return byTeacher;
}

/** The most that a teacher's limits allow in a cycle: the fullest days, each up to the daily limit. */
function capacityOf(open: readonly number[], { maxDays, perDay, minPerDay }: Limits): number {
  const days = open
    .map((periods) => Math.min(periods, perDay))
    .filter((periods) => periods >= minPerDay)
    .sort((a, b) => b - a);
  return sum(days.slice(0, maxDays));
}

function* checkTeachers(context: CheckContext, hard: readonly BoundConstraint[]): Iterable<PreCheckEvent> {
  const { draft, byTeacher } = context;
  for (const [id, rules] of rulesByTeacher(hard)) {
    const lessons = needingOpenPeriods(context, 'teacher', id, byTeacher.get(id) ?? []);
    const scheduled = periodsOfLessons(lessons);
    if (scheduled === 0) continue;
    const open = availableByDay(draft, 'teacher', id, structuresOf(lessons), false);
    const excused = periodsOfLessons(leftOut(context, indexOf(draft).byTeacher.get(id)));
    const fails = (some: readonly BoundConstraint[]) => {
      const limits = limitsOf(some, excused);
      return scheduled > capacityOf(open, limits) || scheduled < limits.minPerDay;
    };
    if (!fails(rules)) continue;
    const needed = neededOf(rules, fails);
    // Without any rule the calendar alone is too full, which has been reported already.
    if (needed.length === 0) continue;
    const limits = limitsOf(needed, excused);
    const available = capacityOf(open, limits);
    const item = { type: 'teacher', id } as const;
    const values = {
      teacher: value.item('teacher', id),
      count: scheduled,
      rules: value.messages(
        needed.map((rule) => ruleMessageOf(draft, rule)),
        'semicolon',
      ),
    };
    const about = { ...aboutItem(item, lessons), constraints: needed.flatMap((rule) => rule.records) };
    const finding =
      scheduled <= available
        ? { code: 'findings.limitLeavesNoRoom.tooFew', values, about }
        : { code: 'findings.limitLeavesNoRoom.tooMany', values: { ...values, available }, about };
    yield found(finding, { item, available, scheduled });
  }
}

/** Every class has periods enough with its hours a day; who has too few without a limit has been reported. */
function* checkClasses(context: CheckContext, hard: readonly BoundConstraint[]): Iterable<PreCheckEvent> {
  const { draft, byGroup, planned } = context;
  for (const bound of hard) {
    const params = paramsOf(bound, kinds.maxPeriodsPerDay);
    const all = params && byGroup.get(params.base);
    if (!all) continue;
    const { base: id, maxPeriods } = params;
    const lessons = needingOpenPeriods(context, 'group', id, all);
    const structures = structuresOf(lessons);
    // Cells of several structures may overlap, and count by the periods of each.
    if (structures.length > 1) continue;
    const open = availableByDay(draft, 'group', id, structures, false);
    const available = sum(open.map((periods) => Math.min(periods, maxPeriods)));
    if (leastNeed(lessons, planned.sharing) > sum(open)) continue;
    const count = leastNeedOfView(context, id, lessons);
    if (count <= available) continue;
    const item = { type: 'group', id } as const;
    const values = {
      group: value.item('group', id),
      count,
      available,
      rules: value.messages([ruleMessageOf(draft, bound)], 'semicolon'),
    };
    const about = { ...aboutItem(item, lessons), constraints: bound.records };
    const finding = { code: 'findings.limitLeavesNoRoom.tooManyOfClass', values, about };
    yield found(finding, { item, available, scheduled: count });
  }
}
