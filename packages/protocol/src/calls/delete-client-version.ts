import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** The current version is refused with CURRENT_VERSION. */
export const deleteClientVersion = defineCall({
  name: 'deleteClientVersion',
  method: 'delete',
  path: '/api/admin/clients/{uid}/versions/{id}',
  summary: 'Deletes a saved version of a school for good.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64), id: z.string().min(1).max(64) }),
  response: z.object({}),
});
