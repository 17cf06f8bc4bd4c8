import * as z from 'zod';
import { signedInUserSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

export const me = defineCall({
  name: 'me',
  method: 'get',
  path: '/api/me',
  summary: "The signed-in user's document, and who acts as that user.",
  duringMaintenance: true,
  request: z.object({}),
  response: signedInUserSchema,
});
