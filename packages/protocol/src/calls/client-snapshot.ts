import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Answers with the bytes of the draft file (JSON, sent with `content-encoding: gzip`). */
export const clientSnapshot = defineCall({
  name: 'clientSnapshot',
  method: 'get',
  path: '/api/admin/clients/{uid}/versions/{id}/snapshot',
  summary: 'The draft file of one saved version of a school.',
  access: 'administrator',
  responseBody: 'draftFile',
  request: z.object({ uid: z.string().min(1).max(64), id: z.string().min(1).max(64) }),
  response: z.unknown(),
});
