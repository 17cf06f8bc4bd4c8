import type { Id } from '@bellgrid/model';
import { type BoundConstraint, paramsOf, sentenceOf } from '../bound-constraint.ts';
import { push } from '../draft-index.ts';
import { kinds } from '../kinds/registry.ts';
import { counted, subjectName, teacherName } from '../names/names.ts';
import { neededOf } from '../needed-of.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  type CheckContext,
  found,
  itemOfLesson,
  needingOpenPeriods,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { spreadCapacity } from './spread-capacity.ts';

/** Every hard limit leaves room for the lessons that it limits. */
export function* checkWorkload(context: CheckContext): Iterable<PreCheckEvent> {
  const hard = context.openRules;
  yield* checkTeachers(context, hard);
  for (const bound of hard) {
    const capacity = spreadCapacity(context.draft, bound);
    if (!capacity) continue;
    const lessons = capacity.lessons.filter((lesson) => context.planned.plan.unitOf.has(lesson.id));
    const [first] = lessons;
    if (!first || lessons.length <= capacity.most) continue;
    const name = subjectName(context.draft, first.subject);
    const sentence = `${name} has ${counted(lessons.length, 'lesson')} scheduled, but only has ${capacity.most} available: ${sentenceOf(context.draft, bound)}.`;
    yield found({
      kind: 'limitLeavesNoRoom',
      sentence,
      lessons,
      item: itemOfLesson(first),
      available: capacity.most,
      scheduled: lessons.length,
      constraints: bound.records,
    });
  }
}

interface Limits {
  readonly maxDays: number;
  readonly perDay: number;
  readonly minPerDay: number;
}

/** The limits that rules of one teacher make together. */
function limitsOf(rules: readonly BoundConstraint[]): Limits {
  const least = (numbers: number[]) => Math.min(Number.POSITIVE_INFINITY, ...numbers);
  return {
    maxDays: least(rules.flatMap((rule) => paramsOf(rule, kinds.teacherMaxDays)?.maxDays ?? [])),
    perDay: least(rules.flatMap((rule) => paramsOf(rule, kinds.teacherMaxLessonsPerDay)?.maxLessons ?? [])),
    minPerDay: Math.max(
      0,
      ...rules.flatMap((rule) => paramsOf(rule, kinds.teacherMinLessonsPerDay)?.minLessons ?? []),
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
    const fails = (some: readonly BoundConstraint[]) => {
      const limits = limitsOf(some);
      return scheduled > capacityOf(open, limits) || scheduled < limits.minPerDay;
    };
    if (!fails(rules)) continue;
    const needed = neededOf(rules, fails);
    // Without any rule the calendar alone is too full, which has been told already.
    if (needed.length === 0) continue;
    const limits = limitsOf(needed);
    const available = capacityOf(open, limits);
    const why = needed.map((rule) => sentenceOf(draft, rule)).join('; ');
    const name = teacherName(draft, id);
    const sentence =
      scheduled <= available
        ? `${name} has only ${counted(scheduled, 'period')} scheduled: ${why}.`
        : `${name} has ${counted(scheduled, 'period')} scheduled, but only has ${available} available: ${why}.`;
    yield found({
      kind: 'limitLeavesNoRoom',
      sentence,
      lessons,
      item: { type: 'teacher', id },
      available,
      scheduled,
      constraints: needed.flatMap((rule) => rule.records),
      isSum: true,
    });
  }
}
