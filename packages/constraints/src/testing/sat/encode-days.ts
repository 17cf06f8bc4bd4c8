import type { Lesson } from '@bellgrid/model';
import { evenShares } from '../../amounts/even-shares.ts';
import { openPeriods } from '../../amounts/open-periods.ts';
import { asGroup, asTeacher, lessonsOfPerson, type Person, viewsOf } from '../../amounts/person.ts';
import { kinds } from '../../kinds/registry.ts';
import { type StructureTimes, timesOf } from '../../read/structure-times.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import type { SatSchool } from './encode-members.ts';
import { any, type Encoder, eachSubset, encoderOf, perDay, present } from './sat-lessons.ts';

/** The amount of a day with these occupied periods, in order. */
type DayAmount = (periods: readonly number[], day: number) => number;

interface Limit {
  readonly allowed: number;
  /** The amount that unplaced lessons take off. */
  readonly excusedBy?: 'lessons' | 'periods';
  readonly amountOf: DayAmount;
}

/** Days on which more periods can be occupied are not known: each set of them is written. */
const MOST_PERIODS = 12;

/** Limits on the occupied periods of a person's day: the amount of every possible day, one by one. */
export const dayEncoders: readonly Encoder[] = [
  encoderOf(kinds.teacherMaxLessonsPerDay, (school, { base, maxLessons }) => {
    // In any structures: periods are counted by number.
    const own = present(school, lessonsOfPerson(school.draft, asTeacher({ base })));
    for (const onDay of perDay(school, own)) {
      const periods = onDay.flatMap(({ lesson, literals }) => {
        const isPlaced = any(school, literals);
        return Array.from({ length: lesson.numPeriods }, () => isPlaced);
      });
      school.cnf.atMost(periods, maxLessons);
    }
    return true;
  }),
  encoderOf(kinds.maxPeriodsPerDay, (school, params) =>
    ofPerson(school, asGroup(params), (): Limit => {
      return { allowed: 0, amountOf: ({ length }) => Math.max(0, length - params.maxPeriods) };
    }),
  ),
  encoderOf(kinds.maxPeriodsInARow, (school, params) => {
    const { subjects, maxPeriods } = params;
    const isCounted = ({ subject }: Lesson) => subjects.length === 0 || subjects.includes(subject);
    const amountOf = longRuns(maxPeriods, (first, second) => second - first > 1);
    return ofPerson(school, params, () => ({ allowed: 0, amountOf }), isCounted);
  }),
  encoderOf(kinds.teacherBreak, (school, params) =>
    ofPerson(school, asTeacher(params), ({ starts, ends }) => {
      const { breakSize, units, maxConsecutiveTeachingPeriods: most } = params;
      const pause = (first: number, second: number) =>
        units === 'period' ? second - first - 1 : (starts[second] ?? 0) - (ends[first] ?? 0);
      return { allowed: 0, amountOf: longRuns(most, (a, b) => pause(a, b) >= breakSize) };
    }),
  ),
  encoderOf(kinds.teacherMinLessonsPerDay, (school, params) =>
    ofPerson(school, asTeacher(params), () => ({
      allowed: 0,
      excusedBy: 'periods',
      amountOf: ({ length }) => (length > 0 ? Math.max(0, params.minLessons - length) : 0),
    })),
  ),
  encoderOf(kinds.minPeriodsPerDay, (school, params) => {
    const open = openPeriods(school.draft, asGroup(params));
    const isAsked = (length: number, day: number) =>
      length > 0 || (!params.allowEmptyDays && (open[day]?.length ?? 0) > 0);
    return ofPerson(school, asGroup(params), () => ({
      allowed: 0,
      excusedBy: 'periods',
      amountOf: ({ length }, day) => (isAsked(length, day) ? Math.max(0, params.minPeriods - length) : 0),
    }));
  }),
  encoderOf(kinds.evenDays, (school, params) => {
    const shares = evenShares(school.draft, params.base);
    const lessons = lessonsOfPerson(school.draft, asGroup(params));
    return ofLessons(school, lessons, () => ({
      allowed: 0,
      excusedBy: 'periods',
      amountOf: ({ length }, day) => Math.max(0, (shares[day] ?? 0) - params.maxShorter - length),
    }));
  }),
  encoderOf(kinds.maxGapsPerDay, (school, params) =>
    ofPerson(school, params, () => ({
      allowed: 0,
      excusedBy: 'periods',
      amountOf: (periods, day) => Math.max(0, gapsOf(school, params, periods, day) - params.maxGaps),
    })),
  ),
  encoderOf(kinds.maxGapsPerWeek, (school, params) =>
    ofPerson(school, params, () => ({
      allowed: params.maxGaps,
      excusedBy: 'periods',
      amountOf: (periods, day) => gapsOf(school, params, periods, day),
    })),
  ),
  encoderOf(kinds.startsAtFirstPeriod, (school, params) => {
    const person = asGroup(params);
    const open = openPeriods(school.draft, person);
    const late = (periods: readonly number[], day: number) =>
      (open[day] ?? []).filter(({ period }) => period < (periods[0] ?? 0)).length;
    // Late by more than a period, and late beyond the exceptions: their sum is excused if each of both is.
    const limits = [
      { least: 2, allowed: 0 },
      { least: 1, allowed: params.maxExceptions },
    ];
    return limits.every(({ least, allowed }) =>
      ofPerson(school, person, () => ({
        allowed,
        excusedBy: 'lessons',
        amountOf: (periods, day) => (late(periods, day) >= least ? 1 : 0),
      })),
    );
  }),
  encoderOf(kinds.maxDaysInWindow, (school, params) =>
    ofPerson(school, params, () => ({
      allowed: params.maxDays,
      amountOf: (periods) =>
        periods.some((period) => params.start <= period && period < params.end) ? 1 : 0,
    })),
  ),
  encoderOf(kinds.teacherLessonsConsecutive, (school, params) =>
    ofPerson(school, asTeacher(params), (times) => wideGaps(times, params)),
  ),
  encoderOf(kinds.consecutive, (school, params) => {
    const lessons = lessonsOfSubjects(school.draft, params.subjects);
    return ofLessons(school, lessons, (times) => wideGaps(times, params));
  }),
];

function ofPerson(
  school: SatSchool,
  person: Person,
  limitOf: (times: StructureTimes) => Limit,
  isCounted: (lesson: Lesson) => boolean = () => true,
): boolean {
  return viewsOf(school.draft, person).every((view) => ofLessons(school, view.filter(isCounted), limitOf));
}

function ofLessons(
  school: SatSchool,
  lessons: readonly Lesson[],
  limitOf: (times: StructureTimes) => Limit,
): boolean {
  const { cnf, draft } = school;
  const own = present(school, lessons);
  const [structure = '', ...others] = new Set(lessons.map((lesson) => lesson.structure));
  const times = timesOf(draft, structure);
  if (lessons.length === 0) return true;
  if (!times || others.length > 0) return false;
  const { allowed, excusedBy, amountOf } = limitOf(times);
  const absent = lessons.filter((lesson) => !own.some((each) => each.lesson === lesson));
  const periods = absent.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
  const excuse = { none: 0, lessons: absent.length, periods }[excusedBy ?? 'none'];
  const costs: number[] = [];
  for (const day of draft.schoolData.days.keys()) {
    const occupied = occupiedPeriods(school, own, day);
    if (occupied.size > MOST_PERIODS) return false;
    const cost: number[] = [];
    eachSubset([...occupied.values()], (isIn, unless) => {
      const amount = amountOf(
        [...occupied.keys()].filter((_, index) => isIn(index)),
        day,
      );
      while (cost.length < amount) cost.push(cnf.variable());
      for (const each of cost.slice(0, amount)) cnf.clause(...unless, each);
    });
    costs.push(...cost);
  }
  cnf.atMost(costs, allowed + excuse);
  return true;
}

/** The periods of a day that can be occupied, in order, with a variable that is true just when they are. */
function occupiedPeriods(
  school: SatSchool,
  own: ReturnType<typeof present>,
  day: number,
): Map<number, number> {
  const covering = new Map<number, number[]>();
  for (const { at, variable } of own.flatMap(({ places }) => places)) {
    if (at.day !== day) continue;
    for (let period = at.start; period < at.end; period += 1)
      covering.set(period, [...(covering.get(period) ?? []), variable]);
  }
  const sorted = [...covering].sort(([a], [b]) => a - b);
  return new Map(sorted.map(([period, variables]) => [period, any(school, variables)]));
}

function longRuns(most: number, isBreak: (first: number, second: number) => boolean): DayAmount {
  return (periods) => {
    const lengths: number[] = [];
    periods.forEach((period, i) => {
      if (i === 0 || isBreak(periods[i - 1]!, period)) lengths.push(1);
      else lengths[lengths.length - 1] = lengths.at(-1)! + 1;
    });
    return lengths.reduce((sum, length) => sum + Math.max(0, length - most), 0);
  };
}

function gapsOf({ draft }: SatSchool, person: Person, periods: readonly number[], day: number): number {
  const [first, last] = [periods[0] ?? 0, periods.at(-1) ?? 0];
  const open = openPeriods(draft, person)[day] ?? [];
  return open.filter(({ period }) => first < period && period < last && !periods.includes(period)).length;
}

/** Neighbours that are farther apart than allowed; in minutes only where a school period lies between. */
function wideGaps(
  { starts, ends, school }: StructureTimes,
  { spacing, units }: { spacing: number; units: 'period' | 'minute' },
): Limit {
  const isWide = (first: number, second: number, day: number) => {
    if (units === 'period') return second - first - 1 > spacing;
    const hasSchool = (school[day] ?? []).slice(first + 1, second).some(Boolean);
    return hasSchool && (starts[second] ?? 0) - (ends[first] ?? 0) > spacing;
  };
  return {
    allowed: 0,
    excusedBy: 'lessons',
    amountOf: (periods, day) =>
      periods.filter((period, i) => i > 0 && isWide(periods[i - 1]!, period, day)).length,
  };
}
