import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** Refused with WRONG_PASSWORD; nothing of the account is left afterwards, and every session has ended. */
export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'post',
  path: '/api/account/delete',
  summary: 'Deletes the own account with all its data, for good.',
  request: z.object({
    password: z.string().min(1).max(128),
    /** The caller's own, if given. */
    uid: z.string().min(1).max(64).optional(),
  }),
  response: z.object({}),
});
