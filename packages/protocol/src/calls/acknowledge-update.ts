import * as z from 'zod';
import { userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

/** A version of Bellgrid: `1.65.0`, with or without a `v` in front. */
export const appVersionSchema = z
  .string()
  .max(20)
  .regex(/^v?\d{1,5}\.\d{1,5}\.\d{1,5}$/);

export const acknowledgeUpdate = defineCall({
  name: 'acknowledgeUpdate',
  method: 'post',
  path: '/api/account/acknowledge-update',
  summary: 'Notes the version of Bellgrid whose release notes the user has seen.',
  request: z.object({ version: appVersionSchema }),
  response: userDocumentSchema,
});
