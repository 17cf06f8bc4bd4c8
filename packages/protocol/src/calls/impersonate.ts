import * as z from 'zod';
import { signedInUserSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

/** The answer carries the cookie of that session, so clients load everything anew. See `stopImpersonation`. */
export const impersonate = defineCall({
  name: 'impersonate',
  method: 'post',
  path: '/api/admin/clients/{uid}/impersonate',
  summary: 'Begins a session in which the administrator acts as a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: signedInUserSchema,
});
