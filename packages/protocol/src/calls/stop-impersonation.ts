import * as z from 'zod';
import { signedInUserSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

/**
 * Ends the session in which an administrator acts as a user; the cookie is that of the administrator's own
 * session again, so clients load everything anew. Refused with FORBIDDEN in any other session.
 */
export const stopImpersonation = defineCall({
  name: 'stopImpersonation',
  method: 'post',
  path: '/api/impersonation/stop',
  summary: 'Ends acting as another user, and answers who is signed in then.',
  duringMaintenance: true,
  request: z.object({}),
  response: signedInUserSchema,
});
