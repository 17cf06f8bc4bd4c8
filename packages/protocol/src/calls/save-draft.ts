import * as z from 'zod';
import { saveReasonSchema, versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

/** The largest draft file that a save takes, in uncompressed and in compressed bytes. */
export const MAX_DRAFT_BYTES = 20 * 1024 * 1024;
export const MAX_COMPRESSED_DRAFT_BYTES = 5 * 1024 * 1024;

/**
 * The body is the draft file (JSON) as gzip bytes, content type `application/gzip`. The request below
 * travels in the query string. `baseHash` is the hash of the version that the draft was loaded from or
 * last saved as ('' for none); a stale one is refused with OUT_OF_SYNC and `details.currentHash`, unless
 * the body is what is stored already.
 */
export const saveDraft = defineCall({
  name: 'saveDraft',
  method: 'put',
  path: '/api/versions/current',
  summary: 'Saves the draft as the current version.',
  duringMaintenance: true,
  requestBody: 'gzip',
  request: z.object({
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
    saveReason: saveReasonSchema.optional(),
  }),
  response: z.object({ version: versionSchema }),
});
