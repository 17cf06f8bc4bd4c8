import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

export const clientVersions = defineCall({
  name: 'clientVersions',
  method: 'get',
  path: '/api/admin/clients/{uid}/versions',
  summary: 'The saved versions of a school, newest first.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: z.object({ versions: z.array(versionSchema), currentID: z.string().nullable() }),
});
