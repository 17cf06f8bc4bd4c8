import type { LessonSpread } from '@bellgrid/model';
import { kinds } from '../../kinds/registry.ts';
import { timesOf } from '../../read/structure-times.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import { atMostADay } from './encode-counts.ts';
import type { SatLesson, SatSchool } from './encode-members.ts';
import { any, daysUsed, eachSubset, encoderOf, perDay, present } from './sat-lessons.ts';

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

/** Subjects with more lessons are not known: each subset of them is written. */
const MOST_LESSONS = 12;

/** The distribution of a subject's lessons over the days; an unplaced lesson excuses one. */
export const encodeSpread = encoderOf(kinds.lessonSpread, (school, { base, constraint }) => {
  const { draft, cnf } = school;
  const lessons = lessonsOfSubjects(draft, [base]);
  const own = present(school, lessons);
  const absent = lessons.length - own.length;
  const [most, twos] = [MOST_A_DAY[constraint], DAYS_WITH_TWO[constraint]];
  if (most !== undefined) return atMostADay(school, lessons, most);
  if (twos !== undefined) return encodeTwos(school, own, twos, absent);
  const days = timesOf(draft, draft.subjects[base]?.structure ?? '')?.schoolDays.length ?? 0;
  cnf.atLeast(daysUsed(school, own), Math.min(lessons.length, days) - absent);
  return true;
});

/** |days with two − wanted| + Σ max(0, lessons − 2) ≤ excuse. */
function encodeTwos(school: SatSchool, own: readonly SatLesson[], wanted: number, excuse: number): boolean {
  if (own.length > MOST_LESSONS) return false;
  const { cnf } = school;
  const twos: number[] = [];
  const beyond: number[] = [];
  for (const onDay of perDay(school, own)) {
    const two = cnf.variable();
    const more = own.slice(2).map(() => cnf.variable());
    twos.push(two);
    beyond.push(...more);
    const placed = onDay.map(({ literals }) => any(school, literals));
    eachSubset(placed, (isIn, unless) => {
      const count = placed.filter((_, index) => isIn(index)).length;
      cnf.clause(...unless, count === 2 ? two : -two);
      for (const each of more.slice(0, Math.max(0, count - 2))) cnf.clause(...unless, each);
    });
  }
  const others = twos.map((two) => -two);
  cnf.atMost([...twos, ...beyond], wanted + excuse);
  cnf.atMost([...others, ...beyond], twos.length - wanted + excuse);
  return true;
}
