import * as z from 'zod';
import { userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

export const deleteLogo = defineCall({
  name: 'deleteLogo',
  method: 'delete',
  path: '/api/logo',
  summary: "Takes the school's logo away.",
  request: z.object({}),
  response: userDocumentSchema,
});
