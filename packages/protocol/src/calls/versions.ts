import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

export const versions = defineCall({
  name: 'versions',
  method: 'get',
  path: '/api/versions',
  summary: 'Every saved version, newest first, and which is the current one.',
  request: z.object({}),
  response: z.object({ versions: z.array(versionSchema), currentID: z.string().nullable() }),
});
