import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** The current version is refused with CURRENT_VERSION. */
export const deleteVersion = defineCall({
  name: 'deleteVersion',
  method: 'delete',
  path: '/api/versions/{id}',
  summary: 'Deletes a saved version for good.',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({}),
});
