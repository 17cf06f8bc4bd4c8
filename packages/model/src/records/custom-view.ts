import * as z from 'zod';
import { idSchema } from '../values/id.ts';

export const customViewSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  items: z
    .object({
      teachers: z.array(idSchema).default([]),
      groups: z.array(idSchema).default([]),
      classrooms: z.array(idSchema).default([]),
    })
    .prefault({}),
});
export type CustomView = z.infer<typeof customViewSchema>;
