import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';
import { MAX_PERIODS } from './schedule-structure.ts';
import { MAX_DAYS } from './school-data.ts';

/** The place of a lesson: day index, first period index and exclusive end (`start + numPeriods`). */
export const timeSlotSchema = z
  .object({
    day: z
      .int()
      .min(0)
      .max(MAX_DAYS - 1),
    start: z
      .int()
      .min(0)
      .max(MAX_PERIODS - 1),
    end: z.int().min(1).max(MAX_PERIODS),
  })
  .refine((slot) => slot.start < slot.end, { message: 'start must be before end' });
export type TimeSlot = z.infer<typeof timeSlotSchema>;

export const lessonSchema = z.object({
  id: idSchema,
  name: z.string().max(320),
  subject: idSchema,
  groups: z.array(idSchema).default([]),
  teachers: z.array(idSchema).default([]),
  classroom: idSchema.nullable().default(null),
  /** Ours: when not empty, the rooms that the solver chooses among, before the subject's list. */
  viableClassrooms: z.array(idSchema).default([]),
  color: colorSchema.default(palette[0].value),
  numPeriods: z.int().min(1).max(MAX_PERIODS).default(1),
  timeSlot: timeSlotSchema.nullable().default(null),
  structure: idSchema,
  /** Stored; it has no effect yet. */
  weight: weightSchema.default(WEIGHT.HARD),
  /** Ours: a locked lesson keeps its time slot and room. */
  locked: z.boolean().default(false),
});
export type Lesson = z.infer<typeof lessonSchema>;
