import * as z from 'zod';
import { idSchema } from './id.ts';
import { MAX_PERIODS } from './schedule-structure.ts';
import { MAX_DAYS } from './school-data.ts';
import { LEVEL, levelSchema, WEIGHT, weightSchema } from './weight.ts';

const weight = weightSchema.default(WEIGHT.HARD);
const dayIndex = z
  .int()
  .min(0)
  .max(MAX_DAYS - 1);
const periodIndex = z
  .int()
  .min(0)
  .max(MAX_PERIODS - 1);

/** One cell of a teacher's, class's or classroom's calendar in one structure. `base` is the item's id. */
export const calendarConstraintSchema = z.object({
  id: idSchema,
  type: z.enum(['teacher', 'group', 'classroom']),
  base: idSchema,
  day: dayIndex,
  period: periodIndex,
  level: levelSchema.default(LEVEL.HARD),
  weight,
  structure: idSchema,
});
export type CalendarConstraint = z.infer<typeof calendarConstraintSchema>;

export const subjectConstraintNames = [
  'before',
  'after',
  'not same day',
  'same day',
  'same time',
  'same time optional',
  'not same time',
  'same period',
  'not same period',
  'at period',
  'not at period',
  'before period',
  'after period',
  'on day',
  'not on day',
] as const;
export type SubjectConstraintName = (typeof subjectConstraintNames)[number];

/**
 * A rule of a subject's lessons or of one lesson. `values` are period or day indices; `other` is the
 * target, of the same type as the base. `metaData` marks a constraint generated from a class division.
 */
export const subjectConstraintSchema = z.object({
  id: idSchema,
  type: z.enum(['subject', 'lesson']),
  base: idSchema,
  other: idSchema.nullable().default(null),
  constraint: z.enum(subjectConstraintNames),
  values: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_PERIODS - 1),
    )
    .max(MAX_PERIODS)
    .default([]),
  weight,
  metaData: z.object({ fromTrack: idSchema, toTrack: idSchema }).nullable().default(null),
});
export type SubjectConstraint = z.infer<typeof subjectConstraintSchema>;

export const units = ['period', 'minute'] as const;
export const unitsSchema = z.enum(units);
export type Units = z.infer<typeof unitsSchema>;

/** A rule of one teacher or of one class. The parameters of each `constraint` are declared by its kind. */
export const itemConstraintSchema = z.looseObject({
  id: idSchema,
  type: z.enum(['teacherConstraint', 'groupConstraint']),
  base: idSchema,
  constraint: z.string().min(1).max(60),
  weight,
});
export type ItemConstraint = z.infer<typeof itemConstraintSchema>;

export const consecutiveConstraintSchema = z.object({
  id: idSchema,
  type: z.literal('consecutive'),
  subjects: z.array(idSchema),
  spacing: z.int().min(0).max(1440).default(0),
  units: unitsSchema.default('period'),
  weight,
});
export type ConsecutiveConstraint = z.infer<typeof consecutiveConstraintSchema>;

export const notConsecutiveConstraintSchema = z.object({
  id: idSchema,
  type: z.literal('notConsecutive'),
  subjectsA: z.array(idSchema),
  subjectsB: z.array(idSchema),
  spacing: z.int().min(1).max(1440).default(1),
  units: unitsSchema.default('period'),
  weight,
});
export type NotConsecutiveConstraint = z.infer<typeof notConsecutiveConstraintSchema>;

export const directions = ['<', '<=', '>', '>='] as const;

export const splitAroundConstraintSchema = z.object({
  id: idSchema,
  type: z.literal('splitAround'),
  subjects: z.array(idSchema),
  direction: z.enum(directions),
  numLessons: z.int().min(1).max(10_000),
  periodIndex,
  weight,
});
export type SplitAroundConstraint = z.infer<typeof splitAroundConstraintSchema>;

/** A (day, period) by index. */
export const cellRefSchema = z.object({ day: dayIndex, period: periodIndex });
export type CellRef = z.infer<typeof cellRefSchema>;

/** Ours: a rule of a set of lessons. The other parameters of each `constraint` are declared by its kind. */
export const lessonsConstraintSchema = z.looseObject({
  id: idSchema,
  type: z.literal('lessons'),
  constraint: z.string().min(1).max(60),
  lessons: z.array(idSchema),
  weight,
});
export type LessonsConstraint = z.infer<typeof lessonsConstraintSchema>;

export const constraintSchema = z.discriminatedUnion('type', [
  calendarConstraintSchema,
  subjectConstraintSchema,
  itemConstraintSchema,
  consecutiveConstraintSchema,
  notConsecutiveConstraintSchema,
  splitAroundConstraintSchema,
  lessonsConstraintSchema,
]);
export type Constraint = z.infer<typeof constraintSchema>;
export type ConstraintType = Constraint['type'];
