import { gapExcuseOf, lunchWindowOf, mealMasks } from '../amounts/lunch.ts';
import { openMasks } from '../amounts/open-periods.ts';
import { asGroup, asTeacher, lessonsOfPerson, type Person, viewsOf } from '../amounts/person.ts';
import { gapCounterOf, lateOfMask, loadOfMask } from '../engine/day-mask.ts';
import { maskStructure } from '../engine/mask-structure.ts';
import { kinds } from '../kinds/registry.ts';
import { type BoundConstraint, isHard, paramsOf } from '../rules/bound-constraint.ts';
import type { DayProfile } from './problem-builder.ts';
import type { RecordingBuilder } from './recording-builder.ts';

/**
 * The limits that the hard constraints of one person set on its days together; infinite or 0 without a limit.
 */
interface DayLimits {
  readonly person: Person;
  /** Index of one of the constraints, and how many they are. */
  readonly source: number;
  constraints: number;
  gaps: number;
  lateDays: number;
  least: number;
  /** As `least`, of days without any lesson. */
  leastOfEmptyDay: number;
}

/** Persons with more combinations of tracks do without. */
const MAX_VIEWS = 64;

/**
 * Posts once more, together, the hard limits of a person on gaps, late starts and least loads. It adds
 * nothing for a full timetable; in a partial one each unplaced period can excuse only one violation, while
 * each limit by itself is excused by all of them. Without that, the search wanders among timetables that no
 * placement completes.
 */
export function postJointDays(builder: RecordingBuilder, sources: readonly BoundConstraint[]): void {
  for (const limits of limitsByPerson(sources, builder.draft.schoolData.days.length)) {
    if (limits.constraints < 2) continue;
    const lessons = lessonsOfPerson(builder.draft, limits.person);
    if (lessons.length === 0 || !maskStructure(builder.draft, lessons)) continue;
    const views = viewsOf(builder.draft, limits.person);
    if (views.length > MAX_VIEWS) continue;
    builder.begin(limits.source, true, 1);
    const profile = jointProfile(builder, limits);
    for (const view of views) builder.dayProfile(view, profile);
  }
}

/**
 * Of a day, the periods that have to be filled: up to the least load, and in holes. A period fills one of
 * each at most, so the larger counts; holes may stay as far as gaps and late starts are allowed.
 */
function jointProfile(
  { draft }: RecordingBuilder,
  { person, gaps, lateDays, least, leastOfEmptyDay }: DayLimits,
): DayProfile {
  const open = openMasks(draft, person);
  const meals = mealMasks(draft, person, lunchWindowOf(draft, person));
  const gapsOf = gapCounterOf(person);
  const [countsGaps, countsLate] = [Number.isFinite(gaps), Number.isFinite(lateDays)];
  return {
    max: (countsGaps ? gaps : 0) + (countsLate ? lateDays : 0),
    lowering: countsGaps ? gapExcuseOf(draft, person) : 'periods',
    dayAmount: (day, mask) => {
      const opened = open[day] ?? 0;
      if (mask === 0) return opened === 0 ? 0 : leastOfEmptyDay;
      const gapCount = countsGaps ? gapsOf(mask, opened, meals[day] ?? 0) : 0;
      const holes = gapCount + (countsLate ? lateOfMask(mask, opened) : 0);
      return Math.max(least - loadOfMask(mask), holes);
    },
  };
}

function limitsByPerson(sources: readonly BoundConstraint[], days: number): Iterable<DayLimits> {
  const found = new Map<string, DayLimits>();
  const at = (source: number, { type, base }: Person): DayLimits => {
    const key = `${type} ${base}`;
    const limits = found.get(key) ?? {
      person: { type, base },
      source,
      constraints: 0,
      gaps: Number.POSITIVE_INFINITY,
      lateDays: Number.POSITIVE_INFINITY,
      least: 0,
      leastOfEmptyDay: 0,
    };
    found.set(key, limits);
    limits.constraints += 1;
    return limits;
  };
  sources.forEach((bound, source) => {
    if (isHard(bound)) addLimit(bound, (person) => at(source, person), days);
  });
  return found.values();
}

function addLimit(bound: BoundConstraint, at: (person: Person) => DayLimits, days: number): void {
  const perDay = paramsOf(bound, kinds.maxGapsPerDay);
  const gaps = perDay ?? paramsOf(bound, kinds.maxGapsPerWeek);
  const late = paramsOf(bound, kinds.startsAtFirstPeriod);
  const least = paramsOf(bound, kinds.teacherMinLessonsPerDay);
  const load = paramsOf(bound, kinds.minPeriodsPerDay);
  if (gaps) {
    const limits = at(gaps);
    limits.gaps = Math.min(limits.gaps, gaps.maxGaps * (perDay ? days : 1));
  } else if (late) {
    const limits = at(asGroup(late));
    limits.lateDays = Math.min(limits.lateDays, late.maxExceptions);
  } else if (least) {
    const limits = at(asTeacher(least));
    limits.least = Math.max(limits.least, least.minLessons);
  } else if (load) {
    const { minPeriods, allowEmptyDays } = load;
    const limits = at(asGroup(load));
    limits.least = Math.max(limits.least, minPeriods);
    if (!allowEmptyDays) limits.leastOfEmptyDay = Math.max(limits.leastOfEmptyDay, minPeriods);
  }
}
