import { value, type Weight } from '@bellgrid/model';
import type { FetMode } from '../source/fet-file.ts';
import { FetRefusal } from '../xml/refusal.ts';
import { CARRIED, notCarried, type Outcome } from './constraint-importer.ts';
import { computedField, flagField, type Half, hour, none, numberField } from './fields.ts';
import type { ImportContext, PersonParams } from './import-context.ts';
import { type PersonRule, type PersonRules, personRule } from './person-rule.ts';
import { numberOf } from './references.ts';
import { writtenStudentLimit } from './student-limits.ts';

type Limits = 'teacherMaxDays' | 'teacherMaxLessonsPerDay';

/** A limit of teachers, which FET files may repeat for one teacher: the strictest one is kept. */
function teacherLimit<Kind extends Limits>(
  rule: Pick<PersonRule<Kind>, 'name' | 'mode' | 'kind' | 'fields'>,
  limitOf: (params: PersonParams<Kind>) => number,
  reach: (context: ImportContext) => number,
): PersonRules {
  return personRule<Kind>({
    ...rule,
    people: 'teachers',
    scope: 'limit',
    unless: (params, context) => {
      if (limitOf(params) === 0) return notCarried('imports.fet.reason.limitOfZero');
      return limitOf(params) >= reach(context) ? CARRIED : null;
    },
    addToTeacher: (context, base, params, weight: Weight) =>
      context.limitTeacher(base, rule.kind, params, weight),
  });
}

const maxDays = (name: string, mode: FetMode): PersonRules =>
  teacherLimit(
    { name, mode, kind: 'teacherMaxDays', fields: { maxDays: numberField('Max_Days_Per_Week', 'days') } },
    (params) => params.maxDays,
    ({ grid }) => grid.dayCount,
  );

const maxHoursDaily = (name: string, mode: FetMode): PersonRules =>
  teacherLimit(
    {
      name,
      mode,
      kind: 'teacherMaxLessonsPerDay',
      fields: { maxLessons: numberField('Maximum_Hours_Daily', 'hours') },
    },
    (params) => params.maxLessons,
    ({ grid }) => grid.periodCount,
  );

/** Gaps as ours: empty hours between lessons that are neither breaks nor not available. */
const gaps = (
  name: string,
  kind: 'maxGapsPerDay' | 'maxGapsPerWeek',
  reach: 'hours' | 'cells',
): PersonRules =>
  personRule({
    name,
    people: 'both',
    mode: 'Official',
    scope: 'exact',
    kind,
    fields: { maxGaps: numberField('Max_Gaps', reach) },
  });

/** Hours on each day that has lessons; FET also has rules by which a teacher teaches on every day. */
const minHoursOfTeacher = (name: string, mode: FetMode): PersonRules =>
  personRule({
    name,
    people: 'teachers',
    mode,
    scope: 'exact',
    kind: 'teacherMinLessonsPerDay',
    fields: { minLessons: numberField('Minimum_Hours_Daily') },
    unless: ({ minLessons }) => (minLessons === 0 ? CARRIED : null),
    isAlwaysKept: ({ minLessons }) => minLessons === 1,
    flag: {
      child: 'Allow_Empty_Days',
      value: true,
      otherwise: 'imports.fet.reason.everyDay',
    },
  });

const buildingChanges = (name: string, mode: FetMode): PersonRules =>
  personRule({
    name,
    people: 'both',
    mode,
    scope: 'limit',
    kind: 'maxBuildingChangesPerDay',
    fields: { maxChanges: numberField('Max_Building_Changes_Per_Day', 'hours') },
  });

type Window = Pick<PersonRule<'maxDaysInWindow'>['fields'], 'start' | 'end'>;

/** Days with a lesson within a window of hours. */
const window = (
  name: string,
  people: 'both' | 'students',
  mode: FetMode,
  child: string,
  fields: Window,
): PersonRules =>
  personRule({
    name,
    people,
    mode,
    scope: 'limit',
    kind: 'maxDaysInWindow',
    fields: { ...fields, maxDays: numberField(child, 'days') },
    unless: (params, { grid }, element) => {
      if (params.start >= params.end) {
        const values = { element: value.text(element.tag) };
        throw new FetRefusal({ code: 'imports.fet.emptyInterval', values }, element.line, element.tag);
      }
      return params.maxDays >= grid.dayCount ? CARRIED : null;
    },
  });

const interval = (half: Half): Window => ({
  start: hour('Interval_Start_Hour', half),
  end: hour('Interval_End_Hour', half),
});

const halfDay = (half: Half): Window => ({
  start: computedField(({ grid }) => grid.cell(half, 0).period),
  end: computedField(({ grid, file }) => grid.cell(half, 0).period + file.hours.length),
});

const DAYS = 'Max_Days_Per_Week';

/** The rules about each day or week of a teacher or of students, to and from FET: one line for each of FET's. */
const rules: readonly PersonRules[] = [
  maxDays('MaxDaysPerWeek', 'Official'),
  maxDays('MaxRealDaysPerWeek', 'Mornings_Afternoons'),
  maxHoursDaily('MaxHoursDaily', 'Official'),
  maxHoursDaily('MaxHoursDailyRealDays', 'Mornings_Afternoons'),
  gaps('MaxGapsPerWeek', 'maxGapsPerWeek', 'cells'),
  gaps('MaxGapsPerDay', 'maxGapsPerDay', 'hours'),
  personRule({
    name: 'EarlyMaxBeginningsAtSecondHour',
    people: 'students',
    mode: 'Official',
    scope: 'exact',
    kind: 'startsAtFirstPeriod',
    fields: { maxExceptions: numberField('Max_Beginnings_At_Second_Hour', 'days') },
  }),
  minHoursOfTeacher('MinHoursDaily', 'Official'),
  minHoursOfTeacher('MinHoursDailyRealDays', 'Mornings_Afternoons'),
  personRule({
    name: 'MinHoursDaily',
    people: 'students',
    mode: 'Official',
    scope: 'exact',
    kind: 'minPeriodsPerDay',
    // Before there was a choice, students had lessons on every day.
    fields: {
      minPeriods: numberField('Minimum_Hours_Daily'),
      allowEmptyDays: flagField('Allow_Empty_Days', false),
    },
    unless: ({ minPeriods }) => (minPeriods === 0 ? CARRIED : null),
    wantsLessons: ({ allowEmptyDays }) => allowEmptyDays === false,
    isAlwaysKept: ({ minPeriods, allowEmptyDays }) => minPeriods === 1 && allowEmptyDays !== false,
  }),
  // A pause lies between the two half-days of a day, so that no run crosses it: both modes mean the same.
  personRule({
    name: 'MaxHoursContinuously',
    people: 'both',
    mode: 'both',
    scope: 'limit',
    kind: 'maxPeriodsInARow',
    fields: { maxPeriods: numberField('Maximum_Hours_Continuously', 'hours', 1), subjects: none() },
    unless: ({ maxPeriods }, { file }) => (maxPeriods >= file.hours.length ? CARRIED : null),
  }),
  window('IntervalMaxDaysPerWeek', 'both', 'Official', DAYS, interval(0)),
  window('MorningIntervalMaxDaysPerWeek', 'both', 'Mornings_Afternoons', DAYS, interval(0)),
  window('AfternoonIntervalMaxDaysPerWeek', 'both', 'Mornings_Afternoons', DAYS, interval(1)),
  window('MaxMorningsPerWeek', 'both', 'Mornings_Afternoons', 'Max_Mornings_Per_Week', halfDay(0)),
  window('MaxAfternoonsPerWeek', 'both', 'Mornings_Afternoons', 'Max_Afternoons_Per_Week', halfDay(1)),
  window('MaxDaysPerWeek', 'students', 'Official', DAYS, halfDay(0)),
  personRule({
    name: 'MinRestingHours',
    people: 'both',
    mode: 'Official',
    scope: 'limit',
    kind: 'minRest',
    fields: {
      minutes: {
        child: 'Minimum_Resting_Hours',
        read: (element, context) => rests(context, numberOf(element, 'Minimum_Resting_Hours')).enough,
        write: (minutes, context) => restHours(context, Number(minutes)),
      },
    },
    flag: {
      child: 'Circular',
      value: false,
      otherwise: 'imports.fet.reason.restAcrossWeek',
    },
    unless: (_, context, element) => restOutcome(context, numberOf(element, 'Minimum_Resting_Hours')),
  }),
  buildingChanges('MaxBuildingChangesPerDay', 'Official'),
  buildingChanges('MaxBuildingChangesPerRealDay', 'Mornings_Afternoons'),
];

const DAY = 1440;

/**
 * FET counts the free hours after the last lesson of a day and before the first of the next, we the minutes:
 * the same when every rest of enough hours is longer than every rest of fewer.
 */
function restOutcome(context: ImportContext, hours: number): Outcome | null {
  if (hours === 0) return CARRIED;
  const { enough, short } = rests(context, hours);
  if (short < enough) return null;
  return notCarried('imports.fet.reason.unequalHours');
}

/** The number of hours whose rests are those of `minutes` minutes, null when there is none. */
function restHours({ structure }: Pick<ImportContext, 'structure'>, minutes: number): number | null {
  const numbers = structure.periods.map((_, index) => index + 1);
  const isEqual = (hours: number): boolean => {
    const { enough, short } = rests({ structure }, hours);
    return short < minutes && minutes <= enough;
  };
  return numbers.find(isEqual) ?? null;
}

/** The shortest rest with this number of free hours, and the longest with fewer, in minutes. */
function rests(
  { structure }: Pick<ImportContext, 'structure'>,
  hours: number,
): { enough: number; short: number } {
  const { periods } = structure;
  let enough = DAY;
  let short = 0;
  periods.forEach((last, lastIndex) => {
    periods.forEach((first, firstIndex) => {
      const free = periods.length - 1 - lastIndex + firstIndex;
      const minutes = DAY - last.periodEnd + first.periodStart;
      if (free >= hours) enough = Math.min(enough, minutes);
      else short = Math.max(short, minutes);
    });
  });
  return { enough, short };
}

export const personRuleImporters = rules.flatMap(({ importers }) => importers);
/**
 * The written forms of the rules of a teacher or a class: the first line of its kind that can hold a rule is
 * used.
 */
export const writtenPersonRules = [...rules.flatMap(({ written }) => written ?? []), writtenStudentLimit];
