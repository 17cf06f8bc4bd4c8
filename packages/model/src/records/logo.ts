import * as z from 'zod';

export const logoSchema = z.object({
  originalFilename: z.string().max(255),
  storagePath: z.string().max(255),
  lastUpdated: z.string().max(40),
});
export type Logo = z.infer<typeof logoSchema>;
