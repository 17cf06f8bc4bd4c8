import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Answers with the bytes of the draft file (JSON, sent with `content-encoding: gzip`). */
export const snapshot = defineCall({
  name: 'snapshot',
  method: 'get',
  path: '/api/versions/{id}/snapshot',
  summary: 'The draft file of one saved version.',
  responseBody: 'draftFile',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.unknown(),
});
