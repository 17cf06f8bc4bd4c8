import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** What the screens remember of themselves for the user, by key; nothing that a draft needs. */
export const pageMemorySchema = z.record(z.string().max(200), z.unknown());
export type PageMemory = z.infer<typeof pageMemorySchema>;

export const pageMemory = defineCall({
  name: 'pageMemory',
  method: 'get',
  path: '/api/page-memory',
  summary: 'What the screens remembered last.',
  request: z.object({}),
  response: z.object({ pageMemory: pageMemorySchema }),
});
