import { MAX_SCHOOL_NAME } from '@bellgrid/model';
import * as z from 'zod';
import { userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

export const setUpAccount = defineCall({
  name: 'setUpAccount',
  method: 'post',
  path: '/api/account/set-up',
  summary: 'Names the school and the person after sign-up, and accepts the terms.',
  request: z.object({
    email: z.string().min(1).max(320),
    displayName: z.string().trim().min(1).max(200),
    schoolName: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .transform((name) => name.slice(0, MAX_SCHOOL_NAME)),
  }),
  response: userDocumentSchema,
});
