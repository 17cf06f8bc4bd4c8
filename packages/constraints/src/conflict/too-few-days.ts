import { type Draft, type Id, LEVEL, type Lesson, type Message, value } from '@bellgrid/model';
import { sideLessons, type TargetParams } from '../amounts/sides.ts';
import { groupCalendar } from '../kinds/groupCalendar/index.ts';
import { daysNeeded, lessonSpread } from '../kinds/lessonSpread/index.ts';
import { minDaysBetween } from '../kinds/minDaysBetween/index.ts';
import { notOnDay } from '../kinds/notOnDay/index.ts';
import { onDay } from '../kinds/onDay/index.ts';
import { perDayLimit } from '../kinds/perDayLimit/index.ts';
import { teacherCalendar } from '../kinds/teacherCalendar/index.ts';
import { teacherMaxDays } from '../kinds/teacherMaxDays/index.ts';
import { blockedCells } from '../read/blocked-cells.ts';
import { timesOf } from '../read/structure-times.ts';
import { type BoundConstraint, paramsOf } from '../rules/bound-constraint.ts';

/**
 * The shape of a conflict about one subject that needs more days than its rules and calendars leave it, or than its teacher
 * may teach on; null when that does not explain the conflict.
 */
export function tooFewDays(
  draft: Draft,
  bounds: readonly BoundConstraint[],
  lessons: readonly Lesson[],
): Message | null {
  const [first] = lessons;
  if (!first || lessons.some(({ subject }) => subject !== first.subject)) return null;
  const needed = Math.max(0, ...bounds.map((bound) => neededFor(draft, bound, lessons)));
  const schoolDays = timesOf(draft, first.structure)?.schoolDays ?? [];
  const isOpen = (day: number) =>
    lessons.some((lesson) => bounds.every((bound) => !isClosed(draft, bound, lesson, day)));
  const days = schoolDays.filter(isOpen);
  if (needed <= days.length) return tooFewOfTeacher(first.subject, bounds, lessons, needed);
  const values = { subjects: value.items('subject', [first.subject]), needed, count: days.length };
  return days.length === 0
    ? { code: 'findings.conflictShape.noDay', values }
    : { code: 'findings.conflictShape.days', values: { ...values, days: value.days(days) } };
}

/** The teacher of all lessons who may teach on the fewest days, if those are fewer than the lessons need. */
function tooFewOfTeacher(
  subject: Id,
  bounds: readonly BoundConstraint[],
  lessons: readonly Lesson[],
  needed: number,
): Message | null {
  const limits = bounds
    .flatMap((bound) => paramsOf(bound, teacherMaxDays) ?? [])
    .filter(
      ({ base, maxDays }) => maxDays < needed && lessons.every(({ teachers }) => teachers.includes(base)),
    )
    .toSorted((a, b) => a.maxDays - b.maxDays);
  const [limit] = limits;
  if (!limit) return null;
  const teacher = value.item('teacher', limit.base);
  const subjects = value.items('subject', [subject]);
  const values = { subjects, needed, teacher, count: limit.maxDays };
  return { code: 'findings.conflictShape.daysOfTeacher', values };
}

/** The fewest days that a rule needs for the lessons. */
function neededFor(draft: Draft, bound: BoundConstraint, lessons: readonly Lesson[]): number {
  const spread = paramsOf(bound, lessonSpread);
  if (spread) return spread.base === lessons[0]?.subject ? daysNeeded(draft, spread, lessons.length) : 0;
  const [apart, limit] = [paramsOf(bound, minDaysBetween), paramsOf(bound, perDayLimit)];
  const own = new Set((apart ?? limit)?.lessons);
  const count = lessons.filter(({ id }) => own.has(id)).length;
  return apart ? count : Math.ceil(count / (limit?.maxLessons ?? 1));
}

/** True when a rule or a calendar leaves a lesson no time on a day. */
function isClosed(draft: Draft, bound: BoundConstraint, lesson: Lesson, day: number): boolean {
  const [only, never] = [paramsOf(bound, onDay), paramsOf(bound, notOnDay)];
  const side = only ?? never;
  if (side) {
    const isNamed = side.values.includes(day);
    return (only ? !isNamed : isNamed) && isOf(draft, side, lesson);
  }
  const [teacher, group] = [paramsOf(bound, teacherCalendar), paramsOf(bound, groupCalendar)];
  if (teacher && !lesson.teachers.includes(teacher.base)) return false;
  if (group && !lesson.groups.includes(group.base)) return false;
  const base = teacher?.base ?? group?.base;
  const school = timesOf(draft, lesson.structure)?.school[day] ?? [];
  if (base === undefined) return false;
  const blocked = blockedCells(draft, teacher ? 'teacher' : 'group', base).filter(
    (cell) => cell.structure === lesson.structure && cell.day === day && cell.level === LEVEL.HARD,
  );
  const periods = new Set(blocked.map(({ period }) => period));
  return school.every((isSchool, period) => !isSchool || periods.has(period));
}

const isOf = (draft: Draft, side: Pick<TargetParams, 'type' | 'base'>, lesson: Lesson): boolean =>
  sideLessons(draft, side.type, side.base).some(({ id }) => id === lesson.id);
