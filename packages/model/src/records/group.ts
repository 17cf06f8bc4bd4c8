import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { colorSchema, palette } from './color.ts';

/** A class on the screens. `isTracked` says whether its divisions count. */
export const groupSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  color: colorSchema.default(palette[0].value),
  subjects: z.array(idSchema).default([]),
  isTracked: z.boolean().default(false),
  structure: idSchema,
  weight: weightSchema.default(WEIGHT.HARD),
  /** The room of the whole class, when it has one. */
  classroom: idSchema.nullable().default(null),
});
export type Group = z.infer<typeof groupSchema>;
