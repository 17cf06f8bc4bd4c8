import {
  createRuleMembers,
  type Draft,
  type Id,
  type PeriodWindow,
  type Placed,
  WEIGHT,
} from '@bellgrid/model';
import { indexOf } from '../read/draft-index.ts';
import { remember } from '../read/memo.ts';
import { timesOf } from '../read/structure-times.ts';
import { type Excuse, lessonsOfPerson, type Person } from './person.ts';

/**
 * Lunch needs no free period on a day with no more periods than this, or that ends by this minute, when lunch is at home, or
 * with a break of at least so many minutes.
 */
const SHORT_DAY = 6;
const EARLY_END = 15 * 60;
const LONG_BREAK = 30;

/** By structure and day: the day is so long, without a long break, that lunch needs a free period. */
const needsFreePeriod = remember((school: Draft['schoolData']) => {
  const draft = { schoolData: school } as Draft;
  const known = new Map<Id, readonly boolean[]>();
  for (const structure of Object.keys(school.structures)) {
    const times = timesOf(draft, structure);
    if (!times) continue;
    const days = times.school.map((periods) => {
      const open = periods.flatMap((isOpen, period) => (isOpen ? [period] : []));
      const hasBreak = open.some((period, index) => {
        const next = open[index + 1];
        return next !== undefined && times.starts[next]! - times.ends[period]! >= LONG_BREAK;
      });
      const endsLate = open.some((period) => times.ends[period]! > EARLY_END);
      return open.length > SHORT_DAY && endsLate && !hasBreak;
    });
    known.set(structure, days);
  }
  return known;
});

/** The window of each person who has a lunch rule that is not off; of several rules of a person, the first. */
const windows = remember((draft: Draft): ReadonlyMap<string, PeriodWindow> => {
  const { teacherConstraint, groupConstraint } = indexOf(draft).constraints;
  const found = new Map<string, PeriodWindow>();
  const membersOf = createRuleMembers(draft);
  for (const rule of [...teacherConstraint, ...groupConstraint]) {
    if (rule.constraint !== 'lunchBreak' || rule.weight === WEIGHT.OFF) continue;
    for (const base of membersOf(rule)) {
      const key = `${rule.type} ${base}`;
      if (!found.has(key)) found.set(key, rule);
    }
  }
  return found;
});

/** The unit in which unplaced lessons excuse gaps: a class with a lunch window can need its lunch no longer without them. */
export const gapExcuseOf = (draft: Draft, person: Person): Excuse =>
  person.type === 'groupConstraint' && lunchWindowOf(draft, person) ? 'twicePeriods' : 'periods';

/** The window of a person's lunch rule; undefined without one. */
export function lunchWindowOf(draft: Draft, { type, base }: Person): PeriodWindow | undefined {
  return windows(draft).get(`${type} ${base}`);
}

/** The school periods of a window on a day of a structure; none where lunch needs no free period. */
function mealPeriods(draft: Draft, structure: Id, day: number, { start, end }: PeriodWindow): number[] {
  if (!needsFreePeriod(draft.schoolData).get(structure)?.[day]) return [];
  const school = timesOf(draft, structure)?.school[day] ?? [];
  return school.flatMap((isOpen, period) => (isOpen && period >= start && period < end ? [period] : []));
}

/** A school period of a structure. */
interface MealPeriod {
  readonly structure: Id;
  readonly period: number;
}

/**
 * True if a lunch rule with this window can ask for a free period: on some day of some structure, with school before and
 * after the window.
 */
export function lunchHasEffect(draft: Draft, window: PeriodWindow): boolean {
  return Object.keys(draft.schoolData.structures).some((structure) =>
    draft.schoolData.days.some((_, day) => {
      if (mealPeriods(draft, structure, day, window).length === 0) return false;
      const school = timesOf(draft, structure)?.school[day] ?? [];
      const isSchool = (from: number, to: number) => school.slice(from, to).some(Boolean);
      return isSchool(0, window.start) && isSchool(window.end, school.length);
    }),
  );
}

/**
 * The free periods of the window on a day on which a person needs one for lunch: with lessons before and after the
 * window. Null on any other day.
 */
export function freeForLunch(
  draft: Draft,
  window: PeriodWindow,
  day: number,
  placed: readonly Placed[],
): readonly MealPeriod[] | null {
  const structures = [...new Set(placed.map(({ lesson }) => lesson.structure))];
  const periods = structures.map((structure) => mealPeriods(draft, structure, day, window));
  if (periods.length === 0 || periods.some((own) => own.length === 0)) return null;
  const within = (lesson: { structure: Id }) => periods[structures.indexOf(lesson.structure)]!;
  const isBefore = placed.some(({ lesson, start }) => start < within(lesson)[0]!);
  const isAfter = placed.some(({ lesson, end }) => end - 1 > within(lesson).at(-1)!);
  if (!isBefore || !isAfter) return null;
  return structures.flatMap((structure, index) => {
    const times = timesOf(draft, structure);
    return periods[index]!.flatMap((period) => {
      const [from, to] = [times?.starts[period] ?? 0, times?.ends[period] ?? 0];
      const isTaken = placed.some((each) => each.startMinute < to && from < each.endMinute);
      return isTaken ? [] : [{ structure, period }];
    });
  });
}

/**
 * True when the lessons of a day are no more than the open periods up to the end of the window: one after another they
 * would be over with it, without a free period in it.
 */
export function couldEndWithLunch(
  draft: Draft,
  window: PeriodWindow,
  day: number,
  placed: readonly Placed[],
  open: readonly MealPeriod[],
): boolean {
  const taken = new Set(
    placed.flatMap(({ lesson: { structure }, start, end }) =>
      Array.from({ length: end - start }, (_, index) => `${structure} ${start + index}`),
    ),
  );
  const isUntil = ({ structure, period }: MealPeriod) =>
    period <= (mealPeriods(draft, structure, day, window).at(-1) ?? -1);
  return taken.size <= open.filter(isUntil).length;
}

/** Per day, the window as a mask of periods of the person's only structure; 0 where lunch needs no free period. */
export function mealMasks(draft: Draft, person: Person, window?: PeriodWindow): readonly number[] {
  const structure = lessonsOfPerson(draft, person)[0]?.structure;
  if (!window || structure === undefined) return [];
  return draft.schoolData.days.map((_, day) =>
    mealPeriods(draft, structure, day, window).reduce((mask, period) => mask | (1 << period), 0),
  );
}
