import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';

export const MAX_TEACHER_SHORT_NAME = 6;
/** The periods a week that a contract can name: also halves and hundredths. */
export const CONTRACT_PERIODS = { least: 0, most: 200, hundredths: true } as const;

export const teacherSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  color: colorSchema.default(palette[0].value),
  subjects: z.array(idSchema).default([]),
  /** Initials for narrow places; empty for those that are proposed from the name. */
  shortName: z.string().max(MAX_TEACHER_SHORT_NAME).default(''),
  email: z.string().max(320).nullable().default(null),
  /** The periods a week that the teacher has to teach by contract; null where it is not entered. */
  contractPeriods: z
    .number()
    .min(CONTRACT_PERIODS.least)
    .max(CONTRACT_PERIODS.most)
    .multipleOf(0.01)
    .nullable()
    .default(null),
  weight: weightSchema.default(WEIGHT.HARD),
});
export type Teacher = z.infer<typeof teacherSchema>;
