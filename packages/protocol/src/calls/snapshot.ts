import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Answers with the bytes of the draft file (JSON, sent with `content-encoding: gzip`). */
export const snapshot = defineCall({
  name: 'snapshot',
  method: 'get',
  path: '/api/versions/{id}/snapshot',
  summary: 'The draft file of one saved version.',
  request: z.object({ id: z.string() }),
  response: z.unknown(),
});
