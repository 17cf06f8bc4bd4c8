import * as z from 'zod';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';

export const latestVersion = defineCall({
  name: 'latestVersion',
  method: 'get',
  path: '/api/versions/latest',
  summary: 'The current saved version, or null when nothing was saved yet.',
  duringMaintenance: true,
  request: z.object({}),
  response: z.object({ version: versionSchema.nullable() }),
});
