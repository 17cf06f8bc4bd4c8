import * as z from 'zod';
import { idSchema, recordMap } from '../values/id.ts';
import { logoSchema } from './logo.ts';
import { scheduleStructureSchema } from './schedule-structure.ts';
import { schoolYearSchema } from './school-year.ts';

export const MAX_SCHOOL_NAME = 50;
export const MAX_DAYS = 60;

export const daySchema = z.object({
  id: idSchema,
  index: z
    .int()
    .min(0)
    .max(MAX_DAYS - 1),
  label: z.string().max(100),
});
export type Day = z.infer<typeof daySchema>;

/** Days are shared by every structure and ordered by index. */
export const schoolDataSchema = z.object({
  schoolName: z.string().max(MAX_SCHOOL_NAME).default(''),
  days: z.array(daySchema).max(MAX_DAYS),
  structures: recordMap(scheduleStructureSchema),
  logo: logoSchema.nullable().default(null),
  /** Ours: the dates on which the days take place; null until they are entered. */
  year: schoolYearSchema.nullable().default(null),
});
export type SchoolData = z.infer<typeof schoolDataSchema>;
