import * as z from 'zod';
import { colorSchema, palette } from './color.ts';
import { idSchema } from './id.ts';
import { WEIGHT, weightSchema } from './weight.ts';

export const teacherSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  color: colorSchema.default(palette[0].value),
  subjects: z.array(idSchema).default([]),
  email: z.string().max(320).nullable().default(null),
  weight: weightSchema.default(WEIGHT.HARD),
});
export type Teacher = z.infer<typeof teacherSchema>;
