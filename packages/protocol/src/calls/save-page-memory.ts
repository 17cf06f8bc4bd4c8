import * as z from 'zod';
import { defineCall } from './define-call.ts';
import { pageMemorySchema } from './page-memory.ts';

/** Replaces the whole memory; clients wait 500 ms after the last change. */
export const savePageMemory = defineCall({
  name: 'savePageMemory',
  method: 'post',
  path: '/api/page-memory',
  summary: 'Keeps what the screens remember.',
  duringMaintenance: true,
  request: z.object({ pageMemory: pageMemorySchema }),
  response: z.object({}),
});
