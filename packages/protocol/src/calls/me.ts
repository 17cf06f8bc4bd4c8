import * as z from 'zod';
import { userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

export const me = defineCall({
  name: 'me',
  method: 'get',
  path: '/api/me',
  summary: "The signed-in user's document.",
  request: z.object({}),
  response: userDocumentSchema,
});
