import * as z from 'zod';
import { clientSchema } from '../documents/client.ts';
import { defineCall } from './define-call.ts';

export const resetClientSolver = defineCall({
  name: 'resetClientSolver',
  method: 'post',
  path: '/api/admin/clients/{uid}/solver/reset',
  summary: 'Cancels and forgets a run of a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: clientSchema,
});
