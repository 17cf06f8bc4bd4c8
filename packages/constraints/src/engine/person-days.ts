import type { Lesson, Timetable } from '@bellgrid/model';
import { lunchWindowOf, mealMasks } from '../amounts/lunch.ts';
import { openMasks } from '../amounts/open-periods.ts';
import {
  distinctViews,
  type Excuse,
  lessonsOfPerson,
  type Person,
  periodExcuses,
  totalAmount,
  viewsOf,
} from '../amounts/person.ts';
import type { Amount, ProblemBuilder, RuleView } from '../compile/problem-builder.ts';
import type { Violation } from '../read/violation.ts';
import { maskStructure } from './mask-structure.ts';

/** A limit on the days of a person: max(0, Σ over days dayAmount − max − what unplaced lessons excuse). */
export interface PersonProfile {
  readonly max: number;
  /** `open` has the periods of the day in which a lesson could be, `meal` those of which lunch needs a free one. */
  dayAmount(mask: number, open: number, meal: number, day: number): number;
}

interface PersonRule {
  /** One limit is the rule; of several, the rule holds when each does. */
  readonly profiles: readonly PersonProfile[];
  /** The amount of a week without excuses, where the rule has several limits. */
  readonly weekAmount?: (masks: readonly number[], open: readonly number[]) => number;
  /** The amount that unplaced lessons take off, as in `personMatches`. */
  readonly excuse: Excuse;
  /** By day, the window of a lunch rule that is posted; of other rules, that of the person's lunch rule. */
  readonly meals?: readonly number[];
  /** The views whose largest amount is that of the rule, where these are not those of the person. */
  readonly views?: readonly (readonly Lesson[])[];
  /** Restricts the rule to these lessons. */
  readonly only?: (lesson: Lesson) => boolean;
  readonly matches: (timetable: Timetable) => Violation[];
}

/** A hard rule of more combinations of tracks is one evaluated rule. */
const MAX_HARD_VIEWS = 64;

/**
 * Posts a rule of a person's days: the largest amount of the person's views. For a person in several
 * structures the amount is read off the plain meaning.
 */
export function postPersonDays(builder: ProblemBuilder, person: Person, rule: PersonRule): void {
  const { draft } = builder;
  const lessons = lessonsOfPerson(draft, person);
  if (lessons.length === 0) return;
  if (!maskStructure(draft, lessons)) {
    builder.plainly(lessons, (timetable) => totalAmount(rule.matches(timetable)));
    return;
  }
  const all = rule.views ?? viewsOf(draft, person);
  const views = rule.only ? distinctViews(all, rule.only) : all;
  const open = openMasks(draft, person);
  const meals = rule.meals ?? mealMasks(draft, person, lunchWindowOf(draft, person));
  const days = { open, meals };
  if (!postProfiles(builder, views, days, rule)) {
    builder.evaluated(lessons, (view) => largestAmount(lessons, views, days, rule, view));
  }
}

/** By day, the periods that are open, and those of which lunch needs a free one. */
interface DayMasks {
  readonly open: readonly number[];
  readonly meals: readonly number[];
}

/** Posts day profiles: exact for one view and one limit; a hard rule holds when each limit does in each view. */
function postProfiles(
  builder: ProblemBuilder,
  views: readonly (readonly Lesson[])[],
  { open, meals }: DayMasks,
  { profiles, excuse }: PersonRule,
): boolean {
  const isExact = views.length * profiles.length === 1;
  if (!isExact && !(builder.isHard && views.length <= MAX_HARD_VIEWS)) return false;
  return views.every((lessons) =>
    profiles.every(({ max, dayAmount }) =>
      builder.dayProfile(lessons, {
        max,
        lowering: excuse,
        dayAmount: (day, mask) => dayAmount(mask, open[day] ?? 0, meals[day] ?? 0, day),
      }),
    ),
  );
}

function largestAmount(
  lessons: readonly Lesson[],
  views: readonly (readonly Lesson[])[],
  { open, meals }: DayMasks,
  { profiles, weekAmount = sumOf(profiles, meals), excuse }: PersonRule,
  { units, dayCount }: RuleView,
): Amount {
  const position = new Map(lessons.map((lesson, index) => [lesson, index]));
  const chosen = views.map((view) => Int32Array.from(view, (lesson) => position.get(lesson)!));
  const excuses = lessons.map(
    ({ numPeriods }) => ({ none: 0, lessons: 1, ...periodExcuses(numPeriods) })[excuse],
  );
  const masks: number[] = Array.from({ length: dayCount }, () => 0);
  return (start, _room, { startDay, startPeriod, startPeriodCount }) => {
    let most = 0;
    for (const view of chosen) {
      masks.fill(0);
      let allowance = 0;
      for (const index of view) {
        const at = units[index]! < 0 ? -1 : start[units[index]!]!;
        if (at < 0) allowance += excuses[index]!;
        else {
          const day = startDay[at]!;
          masks[day] = masks[day]! | (((1 << startPeriodCount[at]!) - 1) << startPeriod[at]!);
        }
      }
      most = Math.max(most, weekAmount(masks, open) - allowance);
    }
    return most;
  };
}

function sumOf(
  profiles: readonly PersonProfile[],
  meals: readonly number[],
): (masks: readonly number[], open: readonly number[]) => number {
  return (masks, open) =>
    profiles.reduce((total, { max, dayAmount }) => {
      const sum = masks.reduce(
        (amount, mask, day) => amount + dayAmount(mask, open[day] ?? 0, meals[day] ?? 0, day),
        0,
      );
      return total + Math.max(0, sum - max);
    }, 0);
}
