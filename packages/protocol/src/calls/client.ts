import * as z from 'zod';
import { clientSchema } from '../documents/client.ts';
import { defineCall } from './define-call.ts';

export const client = defineCall({
  name: 'client',
  method: 'get',
  path: '/api/admin/clients/{uid}',
  summary: 'All that administrators see of a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: clientSchema,
});
