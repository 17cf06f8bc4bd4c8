import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

/**
 * Answers the new version, which is the current one. `baseHash` is the hash of the version that the caller
 * takes for the current one; a stale one is refused with OUT_OF_SYNC and `details.currentHash`.
 */
export const restoreVersion = defineCall({
  name: 'restoreVersion',
  method: 'post',
  path: '/api/versions/{id}/restore',
  summary: 'Saves a copy of an older version as the current one.',
  request: z.object({
    id: z.string().min(1).max(64),
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
  }),
  response: z.object({ version: versionSchema }),
});
