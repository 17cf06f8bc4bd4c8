import { defineRule } from './define-rule.ts';
import { choice, indices, items, otherItem, period, periodsOrMinutes, wholeNumber } from './fields.ts';

const other = { other: otherItem() };
const periods = { values: indices('periods') };
const onePeriod = { values: indices('periods', { isSingle: true }) };
const days = { values: indices('days') };

/** The rules on a subject's lessons or on one lesson, by their kinds. */
export const sideRules = {
  after: defineRule({ kind: 'after', on: 'side', fields: other }),
  afterPeriod: defineRule({ kind: 'afterPeriod', name: 'after period', on: 'side', fields: onePeriod }),
  atPeriod: defineRule({
    kind: 'atPeriod',
    name: 'at period',
    on: 'side',
    fields: { values: indices('periods', { holdsLessons: true }) },
  }),
  before: defineRule({ kind: 'before', on: 'side', fields: other }),
  beforePeriod: defineRule({ kind: 'beforePeriod', name: 'before period', on: 'side', fields: onePeriod }),
  notAtPeriod: defineRule({ kind: 'notAtPeriod', name: 'not at period', on: 'side', fields: periods }),
  notOnDay: defineRule({ kind: 'notOnDay', name: 'not on day', on: 'side', fields: days }),
  notSameDay: defineRule({
    kind: 'notSameDay',
    name: 'not same day',
    on: 'side',
    fields: other,
    isMutual: true,
  }),
  notSamePeriod: defineRule({
    kind: 'notSamePeriod',
    name: 'not same period',
    on: 'side',
    fields: other,
    isMutual: true,
  }),
  notSameTime: defineRule({
    kind: 'notSameTime',
    name: 'not same time',
    on: 'side',
    fields: other,
    isMutual: true,
  }),
  onDay: defineRule({ kind: 'onDay', name: 'on day', on: 'side', fields: days }),
  sameDay: defineRule({ kind: 'sameDay', name: 'same day', on: 'side', fields: other, isMutual: true }),
  samePeriod: defineRule({
    kind: 'samePeriod',
    name: 'same period',
    on: 'side',
    fields: other,
    isMutual: true,
  }),
  sameTime: defineRule({
    kind: 'sameTime',
    name: 'same time',
    on: 'side',
    fields: other,
    isMutual: true,
    permits: 'chain',
  }),
  sameTimeOptional: defineRule({
    kind: 'sameTimeOptional',
    name: 'same time optional',
    on: 'side',
    fields: other,
    isMutual: true,
    permits: 'pair',
  }),
} as const;

const units = periodsOrMinutes({ missing: 'period' });
const subjects = items('subject', { min: 1, example: ['subject'] });

export const directions = ['<', '<=', '>', '>='] as const;

/** The rules on sets of subjects, by their kinds. */
export const subjectsRules = {
  consecutive: defineRule({
    kind: 'consecutive',
    on: 'subjects',
    fields: {
      subjects,
      spacing: wholeNumber({ min: 0, max: 1440, unit: 'byUnits', missing: 0 }),
      units,
    },
  }),
  notConsecutive: defineRule({
    kind: 'notConsecutive',
    on: 'subjects',
    fields: {
      subjectsA: subjects,
      subjectsB: items('subject', { min: 1, example: ['other'] }),
      spacing: wholeNumber({ min: 1, max: 1440, unit: 'byUnits', missing: 1 }),
      units,
    },
    disjoint: [['subjectsA', 'subjectsB']],
    isMutual: true,
  }),
  splitAround: defineRule({
    kind: 'splitAround',
    on: 'subjects',
    fields: {
      subjects,
      direction: choice(directions),
      numLessons: wholeNumber({ min: 1, max: 10_000, unit: 'lessons' }),
      periodIndex: period(),
    },
  }),
} as const;
