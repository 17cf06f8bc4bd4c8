import * as z from 'zod';
import { colorSchema, palette } from './color.ts';
import { idSchema } from './id.ts';
import { WEIGHT, weightSchema } from './weight.ts';

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
