import { defineRule } from './define-rule.ts';
import { flag, items, period, periodEnd, periodsOrMinutes, wholeNumber } from './fields.ts';

/** A limit of at least one period on a day, by default as many as the longest day has. */
const periodsADay = wholeNumber({ min: 1, max: 'periods', unit: 'periods', initial: 'periods' });
const leastPeriodsADay = wholeNumber({ min: 1, max: 'periods', unit: 'periods' });
const gaps = wholeNumber({ min: 0, unit: 'gaps' });

/** The rules on a teacher, a class or a subject, or on a scope of them, by their kinds. */
export const itemRules = {
  evenDays: defineRule({
    kind: 'evenDays',
    on: 'group',
    fields: { maxShorter: wholeNumber({ min: 0, max: 'periods', unit: 'periods' }) },
  }),
  lastPeriodShare: defineRule({
    kind: 'lastPeriodShare',
    on: 'subject',
    fields: {
      maxShare: wholeNumber({ min: 0, max: 100, unit: 'percent', initial: 50 }),
      minLessons: wholeNumber({ min: 1, unit: 'lessons', missing: 1 }),
    },
  }),
  lunchBreak: defineRule({
    kind: 'lunchBreak',
    on: 'teacherOrGroup',
    fields: { start: period(), end: periodEnd() },
  }),
  maxBuildingChangesPerDay: defineRule({
    kind: 'maxBuildingChangesPerDay',
    on: 'teacherOrGroup',
    fields: { maxChanges: wholeNumber({ min: 0, unit: 'changes' }) },
  }),
  maxDaysInWindow: defineRule({
    kind: 'maxDaysInWindow',
    on: 'teacherOrGroup',
    fields: {
      start: period(),
      end: periodEnd(),
      maxDays: wholeNumber({ min: 0, max: 'days', unit: 'days' }),
    },
  }),
  maxGapsPerDay: defineRule({ kind: 'maxGapsPerDay', on: 'teacherOrGroup', fields: { maxGaps: gaps } }),
  maxGapsPerWeek: defineRule({ kind: 'maxGapsPerWeek', on: 'teacherOrGroup', fields: { maxGaps: gaps } }),
  maxPeriodsInARow: defineRule({
    kind: 'maxPeriodsInARow',
    on: 'teacherOrGroup',
    fields: {
      maxPeriods: wholeNumber({ min: 1, max: 'periods', unit: 'periods', initial: 2 }),
      subjects: items('subject', { min: 0 }),
    },
  }),
  maxPeriodsPerDay: defineRule({
    kind: 'maxPeriodsPerDay',
    on: 'group',
    fields: { maxPeriods: periodsADay },
  }),
  minPeriodsPerDay: defineRule({
    kind: 'minPeriodsPerDay',
    on: 'group',
    fields: { minPeriods: leastPeriodsADay, allowEmptyDays: flag({ missing: true }) },
  }),
  minRest: defineRule({
    kind: 'minRest',
    on: 'teacherOrGroup',
    fields: { minutes: wholeNumber({ min: 1, max: 1440, unit: 'minutes', initial: 660 }) },
  }),
  startsAtFirstPeriod: defineRule({
    kind: 'startsAtFirstPeriod',
    on: 'group',
    fields: { maxExceptions: wholeNumber({ min: 0, max: 'days', unit: 'days' }) },
  }),
  subjectPeriodsPerDay: defineRule({
    kind: 'subjectPeriodsPerDay',
    on: 'group',
    fields: { maxPeriods: wholeNumber({ min: 1, max: 'periods', unit: 'periods', initial: 2 }) },
  }),
  teacherBreak: defineRule({
    kind: 'teacherBreak',
    on: 'teacher',
    fields: {
      maxConsecutiveTeachingPeriods: wholeNumber({ min: 1, unit: 'periods', initial: 2 }),
      breakSize: wholeNumber({ min: 1, unit: 'byUnits' }),
      units: periodsOrMinutes(),
    },
  }),
  teacherLessonsConsecutive: defineRule({
    kind: 'teacherLessonsConsecutive',
    on: 'teacher',
    fields: { spacing: wholeNumber({ min: 0, max: 1440, unit: 'byUnits' }), units: periodsOrMinutes() },
  }),
  teacherMaxDays: defineRule({
    kind: 'teacherMaxDays',
    on: 'teacher',
    fields: { maxDays: wholeNumber({ min: 1, max: 'days', unit: 'days', initial: 'days' }) },
  }),
  teacherMaxLessonsPerDay: defineRule({
    kind: 'teacherMaxLessonsPerDay',
    on: 'teacher',
    fields: { maxLessons: periodsADay },
  }),
  teacherMinLessonsPerDay: defineRule({
    kind: 'teacherMinLessonsPerDay',
    on: 'teacher',
    fields: { minLessons: leastPeriodsADay },
  }),
  uninterrupted: defineRule({
    kind: 'uninterrupted',
    on: 'subject',
    fields: { minutes: wholeNumber({ min: 1, max: 1440, unit: 'minutes', initial: 30 }) },
  }),
} as const;
