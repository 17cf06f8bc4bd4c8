import { type Draft, type Lesson, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { limitValue, named } from '../../amounts/message-values.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import type { Place, ProblemBuilder } from '../../compile/problem-builder.ts';
import { timesOf } from '../../read/structure-times.ts';
import { lessonsOfSubjects, placedAndUnplaced } from '../../read/timetable-index.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.lastPeriodShare.params>;

function lessonsOf({ base }: Params, draft: Draft): Lesson[] {
  return lessonsOfSubjects(draft, [base]);
}

/** The most lessons that may end in the last period: the share of all lessons of the subject, rounded up. */
function mostOf({ maxShare, minLessons }: Params, lessons: readonly Lesson[]): number {
  if (lessons.length < minLessons) return lessons.length;
  return Math.ceil((lessons.length * maxShare) / 100);
}

/** Per day, the last school period of the subject's structure; −1 on a day without school. */
function lastPeriods({ base }: Params, draft: Draft): readonly number[] {
  const times = timesOf(draft, draft.subjects[base]?.structure ?? '');
  return times?.school.map((periods) => periods.lastIndexOf(true)) ?? [];
}

const isLast = (last: readonly number[], { day, end }: Pick<Place, 'day' | 'end'>): boolean =>
  end - 1 === last[day];

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const lessons = lessonsOf(params, draft);
  const last = lastPeriods(params, draft);
  const late = placedAndUnplaced(timetable, lessons).placed.filter((each) => isLast(last, each));
  const max = mostOf(params, lessons);
  if (late.length <= max) return [];
  const values = {
    base: named('subject', params.base),
    count: late.length,
    limit: limitValue('wantedTimes', max),
  };
  return [
    {
      amount: late.length - max,
      lessons: late.map((each) => each.lesson.id),
      cells: late.flatMap(cellsOfPlaced),
      message: { code: 'kinds.lastPeriodShare.violation', values },
    },
  ];
}

/** Returns whether no two of the lessons can be at the same time: they have a teacher or a whole class in common. */
function neverMeet(lessons: readonly Lesson[], builder: ProblemBuilder): boolean {
  const [first, ...others] = lessons;
  if (!first) return true;
  if (first.teachers.some((id) => others.every(({ teachers }) => teachers.includes(id)))) return true;
  return first.groups.some(
    (id) => builder.isExclusive(id) && others.every(({ groups }) => groups.includes(id)),
  );
}

function post(params: Params, builder: ProblemBuilder): void {
  const lessons = lessonsOf(params, builder.draft);
  const last = lastPeriods(params, builder.draft);
  const max = mostOf(params, lessons);
  if (lessons.length <= max) return;
  const bits = last.map((period) => (period < 0 ? 0 : 1 << period));
  const dayAmount = (day: number, mask: number) => ((mask & (bits[day] ?? 0)) === 0 ? 0 : 1);
  if (neverMeet(lessons, builder) && builder.dayProfile(lessons, { max, lowering: 'none', dayAmount }))
    return;
  builder.evaluated(lessons, ({ units }) => (start, _room, { startDay, startPeriod, startPeriodCount }) => {
    let late = 0;
    for (const unit of units) {
      const at = unit < 0 ? -1 : start[unit]!;
      if (at < 0) continue;
      if (startPeriod[at]! + startPeriodCount[at]! - 1 === last[startDay[at]!]) late += 1;
    }
    return Math.max(0, late - max);
  });
}

export const lastPeriodShare = defineConstraint({
  record: rules.lastPeriodShare,
  category: 'subject',
  definition:
    'max(0, lessons that end in the last school period of their day − n % of all lessons, rounded up); 0 for a subject with fewer lessons than m.',
  beyond: true,
  rule: ({ base, maxShare, minLessons }) => ({
    base: named('subject', base),
    count: maxShare,
    least: minLessons,
  }),
  slots: { least: 'minLessons' },
  variant: ({ minLessons }) => (minLessons > 1 ? 'main' : 'any'),
  loosen: (params) =>
    params.maxShare < 100 ? { ...params, maxShare: Math.min(100, params.maxShare + 10) } : null,
  matches,
  post,
  prove: (params, builder) => {
    const lessons = lessonsOf(params, builder.draft);
    const last = lastPeriods(params, builder.draft);
    builder.fewUsed(lessons, mostOf(params, lessons), (place, lesson) =>
      isLast(last, place) ? [lesson] : [],
    );
  },
});
