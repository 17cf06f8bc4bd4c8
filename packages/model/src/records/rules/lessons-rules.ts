import { defineRule } from './define-rule.ts';
import { cells, choice, items, wholeNumber } from './fields.ts';

const lessons = items('lesson', { min: 1, example: ['lesson'] });
const severalLessons = items('lesson', { min: 1, example: ['lesson', 'other'] });
/** Two lessons in this order. */
const pair = items('lesson', { min: 2, max: 2, example: ['lesson', 'other'] });
const max = wholeNumber({ min: 0, unit: 'lessons', initial: 1 });

/** The rules on sets of lessons, by their kinds. */
export const lessonsRules = {
  adjacent: defineRule({ kind: 'adjacent', on: 'lessons', fields: { lessons: pair }, isMutual: true }),
  allowedCells: defineRule({
    kind: 'allowedCells',
    on: 'lessons',
    fields: { lessons, cells: cells(), scope: choice(['start', 'whole'], { missing: 'start' }) },
  }),
  atMostAtATime: defineRule({
    kind: 'atMostAtATime',
    on: 'lessons',
    fields: { lessons, cells: cells(), max },
  }),
  beginsDay: defineRule({ kind: 'beginsDay', on: 'lessons', fields: { lessons } }),
  directlyAfter: defineRule({ kind: 'directlyAfter', on: 'lessons', fields: { lessons: pair } }),
  endsDay: defineRule({ kind: 'endsDay', on: 'lessons', fields: { lessons } }),
  minDaysBetween: defineRule({
    kind: 'minDaysBetween',
    on: 'lessons',
    fields: { lessons: severalLessons, minDays: wholeNumber({ min: 1, max: 'days', unit: 'days' }) },
  }),
  occupyAtMost: defineRule({
    kind: 'occupyAtMost',
    on: 'lessons',
    fields: { lessons, cells: cells(), max: wholeNumber({ min: 0, unit: 'cells', initial: 1 }) },
  }),
  perDayLimit: defineRule({
    kind: 'perDayLimit',
    on: 'lessons',
    fields: { lessons: severalLessons, maxLessons: wholeNumber({ min: 1, unit: 'lessons' }) },
  }),
  roomPreference: defineRule({
    kind: 'roomPreference',
    on: 'lessons',
    fields: { lessons, classrooms: items('classroom', { min: 1, example: ['classroom'] }) },
  }),
} as const;
