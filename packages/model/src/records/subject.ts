import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';

export const MAX_SHORT_NAME = 4;

export const lessonSpreads = [
  'None',
  'NoMoreThanOnePerDay',
  'NoMoreThanTwoPerDay',
  'NoMoreThanThreePerDay',
  'AtLeastOnePerDay',
  'OneDayTwoLessons',
  'TwoDayTwoLessons',
  'ThreeDayTwoLessons',
] as const;
export const lessonSpreadSchema = z.enum(lessonSpreads);
export type LessonSpread = z.infer<typeof lessonSpreadSchema>;

export const subjectSchema = z.object({
  id: idSchema,
  name: z.string().max(300),
  shortName: z.string().max(MAX_SHORT_NAME).default(''),
  color: colorSchema.default(palette[0].value),
  groups: z.array(idSchema).default([]),
  teachers: z.array(idSchema).default([]),
  lessons: z.array(idSchema).default([]),
  classroom: idSchema.nullable().default(null),
  viableClassrooms: z.array(idSchema).default([]),
  structure: idSchema,
  lessonsSpreadConstraint: z
    .object({
      constraint: lessonSpreadSchema.default('NoMoreThanOnePerDay'),
      weight: weightSchema.default(WEIGHT.HARD),
    })
    .prefault({}),
  lessonsSamePeriod: z.boolean().default(false),
  lessonsModified: z.boolean().default(false),
});
export type Subject = z.infer<typeof subjectSchema>;
