import * as z from 'zod';
import { idSchema } from '../values/id.ts';

export const DEFAULT_PERIOD_MINUTES = 60;
export const DEFAULT_PERIOD_START = 480;
/** The longest break between two periods, in minutes. */
export const MAX_BREAK = 180;
export const MAX_PERIODS = 100;

/** One period of a structure; start and end are minutes from midnight, start < end. */
export const periodSchema = z.object({
  id: idSchema,
  index: z
    .int()
    .min(0)
    .max(MAX_PERIODS - 1),
  label: z.string().max(100).default(''),
  periodStart: z.int().min(0).max(1440),
  periodEnd: z.int().min(0).max(1440),
});
export type Period = z.infer<typeof periodSchema>;

/** One (day, period) of a structure, by index. A missing cell has school. */
export const cellSchema = z.object({
  id: idSchema,
  dayIndex: z.int().min(0).max(99),
  periodIndex: z
    .int()
    .min(0)
    .max(MAX_PERIODS - 1),
  hasSchool: z.boolean().default(true),
});
export type Cell = z.infer<typeof cellSchema>;

/** `periods` and `cells` are ordered by index (cells by day, then period). */
export const scheduleStructureSchema = z.object({
  id: idSchema,
  name: z.string().max(200).default('Schedule Structure 1'),
  isUninitialized: z.boolean().default(false),
  periods: z.array(periodSchema).max(MAX_PERIODS),
  cells: z.array(cellSchema).max(10_000).default([]),
});
export type ScheduleStructure = z.infer<typeof scheduleStructureSchema>;
