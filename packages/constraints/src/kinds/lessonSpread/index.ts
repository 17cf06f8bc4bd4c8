import {
  type Draft,
  type Id,
  idSchema,
  type Lesson,
  type LessonSpread,
  lessonSpreads,
  type Message,
  type Timetable,
} from '@bellgrid/model';
import * as z from 'zod';
import { daysValue, named, type Values } from '../../amounts/message-values.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import type { ProblemBuilder } from '../../compile/problem-builder.ts';
import type { ProofBuilder } from '../../conflict/proof-builder.ts';
import { timesOf } from '../../read/structure-times.ts';
import { lessonsOfSubjects, placedAndUnplaced, placedByDay } from '../../read/timetable-index.ts';
import { lowered, type Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

const MOST_A_DAY: Partial<Record<LessonSpread, number>> = {
  NoMoreThanOnePerDay: 1,
  NoMoreThanTwoPerDay: 2,
  NoMoreThanThreePerDay: 3,
};

const DAYS_WITH_TWO: Partial<Record<LessonSpread, number>> = {
  OneDayTwoLessons: 1,
  TwoDayTwoLessons: 2,
  ThreeDayTwoLessons: 3,
};

const LOOSER: Partial<Record<LessonSpread, LessonSpread>> = {
  NoMoreThanOnePerDay: 'NoMoreThanTwoPerDay',
  NoMoreThanTwoPerDay: 'NoMoreThanThreePerDay',
  OneDayTwoLessons: 'NoMoreThanTwoPerDay',
  TwoDayTwoLessons: 'NoMoreThanTwoPerDay',
  ThreeDayTwoLessons: 'NoMoreThanTwoPerDay',
};

interface Params {
  readonly base: Id;
  readonly constraint: LessonSpread;
}

/** The number of days that 'at least one a day' demands: no more than there are lessons or school days. */
function daysWanted(draft: Draft, base: Id, lessonCount: number): number {
  const structure = draft.subjects[base]?.structure;
  const times = structure === undefined ? undefined : timesOf(draft, structure);
  return Math.min(lessonCount, times?.schoolDays.length ?? 0);
}

/** The fewest days on which so many of a subject's lessons keep its spread while all others are placed. */
export function daysNeeded(draft: Draft, { base, constraint }: Params, lessonCount: number): number {
  const most = MOST_A_DAY[constraint];
  if (most !== undefined) return Math.ceil(lessonCount / most);
  if (constraint !== 'AtLeastOnePerDay') return 0;
  return daysWanted(draft, base, lessonsOfSubjects(draft, [base]).length);
}

/** The variant of the sentence, with the number in it. */
function variantOf({ constraint }: Params): 'most' | 'twos' | 'everyDay' | 'free' {
  if (MOST_A_DAY[constraint] !== undefined) return 'most';
  if (DAYS_WITH_TWO[constraint] !== undefined) return 'twos';
  return constraint === 'AtLeastOnePerDay' ? 'everyDay' : 'free';
}

function violation(variant: string, values: Values): Message {
  return { code: `kinds.lessonSpread.violation.${variant}`, values };
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const { base, constraint } = params;
  const lessons = lessonsOfSubjects(draft, [base]);
  const { placed, unplaced } = placedAndUnplaced(timetable, lessons);
  const days = [...placedByDay(placed)];
  const subject = named('subject', base);
  const excess = (most: number): Violation[] =>
    days.flatMap(([day, onDay]) =>
      onDay.length <= most
        ? []
        : [
            {
              amount: onDay.length - most,
              lessons: onDay.map((each) => each.lesson.id),
              cells: onDay.flatMap(cellsOfPlaced),
              message: violation('most', {
                base: subject,
                count: onDay.length,
                day: daysValue(day),
                most,
              }),
            },
          ],
    );
  const whole = (amount: number, message: Message): Violation[] =>
    amount > 0 ? [{ amount, lessons: placed.map((each) => each.lesson.id), cells: [], message }] : [];

  const most = MOST_A_DAY[constraint];
  if (most !== undefined) return excess(most);
  if (constraint === 'AtLeastOnePerDay') {
    const missing = daysWanted(draft, base, lessons.length) - days.length;
    const used = days.map(([day]) => day);
    const message =
      used.length > 0
        ? violation('someDays', { base: subject, days: daysValue(...used) })
        : violation('noDay', { base: subject });
    return lowered(whole(missing, message), unplaced.length);
  }
  const wanted = DAYS_WITH_TWO[constraint];
  if (wanted === undefined) return [];
  const twos = days.filter(([, onDay]) => onDay.length === 2).length;
  const off = whole(Math.abs(twos - wanted), violation('twos', { base: subject, count: twos, wanted }));
  return lowered([...off, ...excess(2)], unplaced.length);
}

function post({ base, constraint }: Params, builder: ProblemBuilder): void {
  const lessons = lessonsOfSubjects(builder.draft, [base]);
  const most = MOST_A_DAY[constraint];
  if (most !== undefined) {
    builder.dayCount(lessons, 'units', most);
    return;
  }
  const wantedDays = daysWanted(builder.draft, base, lessons.length);
  const wantedTwos = DAYS_WITH_TWO[constraint];
  if (constraint === 'None') return;
  if (wantedTwos === undefined && postDaysWanted(builder, lessons, wantedDays)) return;
  builder.evaluated(lessons, ({ units, dayCount }) => {
    const counts = new Int32Array(dayCount);
    return (start, _room, problem) => {
      counts.fill(0);
      let unplaced = 0;
      for (const unit of units) {
        const at = unit < 0 ? -1 : start[unit]!;
        if (at < 0) unplaced += 1;
        else counts[problem.startDay[at]!] = counts[problem.startDay[at]!]! + 1;
      }
      let used = 0;
      let twos = 0;
      let excess = 0;
      for (const count of counts) {
        if (count > 0) used += 1;
        if (count === 2) twos += 1;
        if (count > 2) excess += count - 2;
      }
      const amount = wantedTwos === undefined ? wantedDays - used : Math.abs(twos - wantedTwos) + excess;
      return Math.max(0, amount - unplaced);
    };
  });
}

function prove({ base, constraint }: Params, builder: ProofBuilder): void {
  const lessons = lessonsOfSubjects(builder.draft, [base]);
  const [most, twos] = [MOST_A_DAY[constraint], DAYS_WITH_TWO[constraint]];
  if (most !== undefined) builder.dayCount(lessons, 'units', most);
  else if (twos !== undefined) builder.daysWithTwo(lessons, twos);
  else if (constraint === 'AtLeastOnePerDay')
    builder.manyUsed(lessons, daysWanted(builder.draft, base, lessons.length), ({ day }) => [day]);
}

/** The fewest days with a lesson. With a lesson for each such day and none more, no day has two. */
function postDaysWanted(builder: ProblemBuilder, lessons: readonly Lesson[], wanted: number): boolean {
  const unused = builder.draft.schoolData.days.length - wanted;
  const dayAmount = (_day: number, mask: number) => (mask === 0 ? 1 : 0);
  if (builder.isHard && lessons.length === wanted) {
    builder.dayCount(lessons, 'units', 1);
    return true;
  }
  return builder.dayProfile(lessons, { max: unused, lowering: 'lessons', dayAmount });
}

/** The distribution of a subject's lessons over the days: all eight choices of the subject's form. */
export const lessonSpread = defineConstraint<Params>({
  kind: 'lessonSpread',
  family: 'subjectField',
  category: 'lessonSpread',
  params: z.object({ base: idSchema, constraint: z.enum(lessonSpreads) }),
  asksForLessons: true,
  definition:
    'c(d) lessons on day d. No more than k a day: Σ max(0, c(d) − k). At least one a day: max(0, min(lessons, school days) − days used). k days with two: |days with c(d) = 2 − k| + Σ max(0, c(d) − 2).',
  fet: 'Min days between activities (1)',
  xhstt: 'SpreadEvents',
  defaults: () => ({ base: 'subject', constraint: 'NoMoreThanOnePerDay' }),
  references: ({ base }) => ({ subjects: [base] }),
  rule: ({ base, constraint }) => ({
    base: named('subject', base),
    count: MOST_A_DAY[constraint] ?? DAYS_WITH_TWO[constraint] ?? 0,
  }),
  variant: variantOf,
  loosen: ({ base, constraint }) => ({ base, constraint: LOOSER[constraint] ?? 'None' }),
  matches,
  post,
  prove,
});
