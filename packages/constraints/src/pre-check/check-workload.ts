import type { Draft, Id, Lesson } from '@bellgrid/model';
import { type BoundConstraint, paramsOf, sentenceOf } from '../bound-constraint.ts';
import { kinds } from '../kinds/registry.ts';
import { computed } from '../memo.ts';
import { counted, subjectName, teacherName } from '../names/names.ts';
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
  maxDays: number;
  perDay: number;
  minPerDay: number;
  readonly rules: BoundConstraint[];
}

function limitsByTeacher(hard: readonly BoundConstraint[]): Map<Id, Limits> {
  const limits = new Map<Id, Limits>();
  const of = (id: Id, rule: BoundConstraint) => {
    const limit = computed(limits, id, () => ({
      maxDays: Infinity,
      perDay: Infinity,
      minPerDay: 0,
      rules: [],
    }));
    limit.rules.push(rule);
    return limit;
  };
  for (const rule of hard) {
    const days = paramsOf(rule, kinds.teacherMaxDays);
    const most = paramsOf(rule, kinds.teacherMaxLessonsPerDay);
    const least = paramsOf(rule, kinds.teacherMinLessonsPerDay);
    if (days) {
      const limit = of(days.base, rule);
      limit.maxDays = Math.min(limit.maxDays, days.maxDays);
    } else if (most) {
      const limit = of(most.base, rule);
      limit.perDay = Math.min(limit.perDay, most.maxLessons);
    } else if (least) {
      const limit = of(least.base, rule);
      limit.minPerDay = Math.max(limit.minPerDay, least.minLessons);
    }
  }
  return limits;
}

/** The most that a teacher's limits allow in a cycle: the fullest days, each up to the daily limit. */
function capacityOf(
  draft: Draft,
  id: Id,
  lessons: readonly Lesson[],
  { maxDays, perDay, minPerDay }: Limits,
): number {
  const days = availableByDay(draft, 'teacher', id, structuresOf(lessons), false)
    .map((periods) => Math.min(periods, perDay))
    .filter((periods) => periods >= minPerDay)
    .sort((a, b) => b - a);
  return sum(days.slice(0, maxDays));
}

function* checkTeachers(context: CheckContext, hard: readonly BoundConstraint[]): Iterable<PreCheckEvent> {
  const { draft, byTeacher } = context;
  for (const [id, limits] of limitsByTeacher(hard)) {
    const lessons = needingOpenPeriods(context, 'teacher', id, byTeacher.get(id) ?? []);
    const scheduled = periodsOfLessons(lessons);
    if (scheduled === 0) continue;
    const available = capacityOf(draft, id, lessons, limits);
    const isTooFew = scheduled < limits.minPerDay;
    if (scheduled <= available && !isTooFew) continue;
    const rules = limits.rules.map((rule) => sentenceOf(draft, rule)).join('; ');
    const name = teacherName(draft, id);
    const sentence =
      isTooFew && scheduled <= available
        ? `${name} has only ${counted(scheduled, 'period')} scheduled: ${rules}.`
        : `${name} has ${counted(scheduled, 'period')} scheduled, but only has ${available} available: ${rules}.`;
    yield found({
      kind: 'limitLeavesNoRoom',
      sentence,
      lessons,
      item: { type: 'teacher', id },
      available,
      scheduled,
      constraints: limits.rules.flatMap((rule) => rule.records),
    });
  }
}
