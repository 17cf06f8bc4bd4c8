import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';

export const classroomSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  color: colorSchema.default(palette[0].value),
  weight: weightSchema.default(WEIGHT.HARD),
  /** Ours: the building's name, for limits on building changes. */
  building: z.string().max(200).nullable().default(null),
});
export type Classroom = z.infer<typeof classroomSchema>;
