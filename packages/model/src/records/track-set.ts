import * as z from 'zod';
import { idSchema } from '../values/id.ts';

export const trackSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  subjects: z.array(idSchema).default([]),
});
export type Track = z.infer<typeof trackSchema>;

/** A class division: its tracks have their lessons at the same time as one another's. */
export const trackSetSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  group: idSchema,
  tracks: z.array(trackSchema).max(200).default([]),
});
export type TrackSet = z.infer<typeof trackSetSchema>;
