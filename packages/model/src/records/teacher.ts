import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';

export const teacherSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  color: colorSchema.default(palette[0].value),
  subjects: z.array(idSchema).default([]),
  email: z.string().max(320).nullable().default(null),
  weight: weightSchema.default(WEIGHT.HARD),
});
export type Teacher = z.infer<typeof teacherSchema>;
