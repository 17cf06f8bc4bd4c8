import * as z from 'zod';

/** Stored weights (spec section 9): OFF has no effect, NULL means "not set" and is read as HARD. */
export const WEIGHT = { NULL: -1, OFF: 0, ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5, HARD: 100 } as const;

export const weightSchema = z.union([
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(100),
]);
export type Weight = z.infer<typeof weightSchema>;

/** Levels of a calendar cell: can work, prefers not to, cannot, no school. */
export const LEVEL = { DISABLED: -1, NONE: 0, SOFT: 1, HARD: 2 } as const;
export const levelSchema = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]);
export type Level = z.infer<typeof levelSchema>;

/** The categories that a constraint can belong to; each can be given a weight of its own. */
export const categories = [
  'teacherCalendarYellow',
  'teacherCalendarRed',
  'subject',
  'workload',
  'groupCalendar',
  'classroomCalendar',
  'sameClassroom',
  'samePeriod',
  'lessonSpread',
] as const;
export const categorySchema = z.enum(categories);
export type Category = z.infer<typeof categorySchema>;

export const constraintGroupWeightSchema = z.object({
  enabled: z.boolean().default(false),
  weight: weightSchema.default(1),
});
export type ConstraintGroupWeight = z.infer<typeof constraintGroupWeightSchema>;

export const constraintGroupWeightsSchema = z.object({
  teacherCalendarYellow: constraintGroupWeightSchema.prefault({}),
  teacherCalendarRed: constraintGroupWeightSchema.prefault({}),
  subject: constraintGroupWeightSchema.prefault({}),
  workload: constraintGroupWeightSchema.prefault({}),
  groupCalendar: constraintGroupWeightSchema.prefault({}),
  classroomCalendar: constraintGroupWeightSchema.prefault({}),
  sameClassroom: constraintGroupWeightSchema.prefault({}),
  samePeriod: constraintGroupWeightSchema.prefault({}),
  lessonSpread: constraintGroupWeightSchema.prefault({}),
});
export type ConstraintGroupWeights = z.infer<typeof constraintGroupWeightsSchema>;
