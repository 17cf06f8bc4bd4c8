import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

export const MAX_VERSION_LABEL = 100;

/** A version with a label is never overwritten by a later save. Null takes the label away. */
export const nameVersion = defineCall({
  name: 'nameVersion',
  method: 'post',
  path: '/api/versions/{id}/name',
  summary: 'Names a saved version.',
  request: z.object({
    id: z.string().min(1).max(64),
    label: z.string().trim().min(1).max(MAX_VERSION_LABEL).nullable(),
  }),
  response: z.object({ version: versionSchema }),
});
