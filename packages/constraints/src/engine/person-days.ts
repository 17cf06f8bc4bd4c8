import type { Lesson, Timetable } from '@bellgrid/model';
import { openPeriods } from '../amounts/open-periods.ts';
import { lessonsOfPerson, type Person, totalAmount, viewsOf } from '../amounts/person.ts';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { Violation } from '../violation.ts';
import { createOccupancy, lengthsOf } from './occupancy.ts';

/** The week of one person as the engine's rules read it: atoms are periods; day × atoms a day + period. */
export interface PersonWeek {
  /** 1 where the person has a lesson. */
  readonly busy: Uint8Array;
  /** 1 where the person could have one. */
  readonly open: Uint8Array;
  readonly dayCount: number;
  readonly periodCount: number;
}

/** A limit of a person's days as masks; `open` has the periods of the day in which a lesson could be. */
export interface PersonProfile {
  readonly max: number;
  dayAmount(mask: number, open: number): number;
}

/** More combinations of tracks are one evaluated rule. */
const MAX_HARD_VIEWS = 64;

interface PersonRule {
  /** The same as `amountOf` for one view: when every amount that is above 0 has one above 0 among these. */
  readonly profiles?: readonly PersonProfile[];
  readonly amountOf: (week: PersonWeek) => number;
  /** What unplaced lessons take off, as in `personMatches`. */
  readonly excuse: 'none' | 'lessons' | 'periods';
  /** When given, only these lessons count. */
  readonly only?: (lesson: Lesson) => boolean;
  readonly matches: (timetable: Timetable) => Violation[];
}

/**
 * Posts a rule of a person's days: the largest amount of the person's views. With several structures, where
 * atoms are not periods, the amount is read off the plain meaning.
 */
export function postPersonDays(builder: ProblemBuilder, person: Person, rule: PersonRule): void {
  const { draft } = builder;
  const lessons = lessonsOfPerson(draft, person);
  if (!builder.hasOneStructure) {
    builder.plainly(lessons, (timetable) => totalAmount(rule.matches(timetable)));
    return;
  }
  if (postProfiles(builder, person, rule)) return;
  const position = new Map(lessons.map((lesson, index) => [lesson, index]));
  const views = viewsOf(draft, person).map((view) =>
    Int32Array.from(rule.only ? view.filter(rule.only) : view, (lesson) => position.get(lesson)!),
  );
  builder.evaluated(lessons, (view) => {
    const occupancy = createOccupancy(view, lengthsOf(lessons));
    const open = new Uint8Array(occupancy.busy.length);
    openPeriods(draft, person).forEach((periods, day) => {
      for (const { period } of periods) open[day * view.atomsPerDay + period] = 1;
    });
    const week = { busy: occupancy.busy, open, dayCount: view.dayCount, periodCount: view.atomsPerDay };
    return (start, _room, problem) => {
      let most = 0;
      for (const chosen of views) {
        occupancy.fill(start, problem, chosen);
        const { unplacedLessons, unplacedPeriods } = occupancy;
        const allowance = { none: 0, lessons: unplacedLessons, periods: unplacedPeriods }[rule.excuse];
        most = Math.max(most, rule.amountOf(week) - allowance);
      }
      return most;
    };
  });
}

/**
 * Posts the limits as day profiles: exact for one view and one limit. A hard rule holds when each of its
 * limits does in each view.
 */
function postProfiles(
  builder: ProblemBuilder,
  person: Person,
  { profiles = [], excuse, only }: PersonRule,
): boolean {
  const views = viewsOf(builder.draft, person).map((view) => (only ? view.filter(only) : view));
  const isExact = views.length * profiles.length === 1;
  if (profiles.length === 0 || !(isExact || (builder.isHard && views.length <= MAX_HARD_VIEWS))) return false;
  const open = openPeriods(builder.draft, person).map((periods) =>
    periods.reduce((mask, { period }) => mask | (1 << period), 0),
  );
  return views.every((lessons) =>
    profiles.every(({ max, dayAmount }) =>
      builder.dayProfile(lessons, {
        max,
        lowering: excuse,
        dayAmount: (day, mask) => dayAmount(mask, open[day] ?? 0),
      }),
    ),
  );
}

/** Calls `each` with the first and last busy period of every day that has one. */
export function eachBusyDay(
  week: PersonWeek,
  each: (offset: number, first: number, last: number) => void,
): void {
  for (let day = 0; day < week.dayCount; day += 1) {
    const offset = day * week.periodCount;
    let first = -1;
    let last = -1;
    for (let period = 0; period < week.periodCount; period += 1) {
      if (week.busy[offset + period] === 0) continue;
      if (first < 0) first = period;
      last = period;
    }
    if (first >= 0) each(offset, first, last);
  }
}

/** The number of open, empty periods from `first` to `last` of a day. */
export function gapsBetween({ busy, open }: PersonWeek, offset: number, first: number, last: number): number {
  let gaps = 0;
  for (let at = offset + first; at < offset + last; at += 1) if (open[at] === 1 && busy[at] === 0) gaps += 1;
  return gaps;
}
