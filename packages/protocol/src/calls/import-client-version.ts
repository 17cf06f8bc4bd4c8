import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

/** Its label names the school. `baseHash` and `sessionID` are those of the own draft, as in `restoreVersion`. */
export const importClientVersion = defineCall({
  name: 'importClientVersion',
  method: 'post',
  path: '/api/admin/clients/{uid}/versions/{id}/import',
  summary: 'Copies a version of a school into the own account, as the current version.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64),
    id: z.string().min(1).max(64),
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
  }),
  response: z.object({ version: versionSchema }),
});
