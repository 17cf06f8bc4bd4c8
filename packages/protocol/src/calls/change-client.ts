import * as z from 'zod';
import { clientSchema, MAX_NOTES, MAX_TAGS, tagSchema } from '../documents/client.ts';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

/** What is absent stays. A suspended account is refused everywhere and its runs are cancelled. */
export const changeClient = defineCall({
  name: 'changeClient',
  method: 'post',
  path: '/api/admin/clients/{uid}',
  summary: 'Changes what administrators decide about a school.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64),
    bypassPaywallUntil: instantSchema.nullable().optional(),
    accountSuspended: z.boolean().optional(),
    isMultipleScheduleStructuresEnabled: z.boolean().optional(),
    internalData: z
      .object({
        notes: z.string().max(MAX_NOTES),
        shortName: z.string().trim().max(20),
        tags: z.array(tagSchema).max(MAX_TAGS),
      })
      .partial()
      .optional(),
  }),
  response: clientSchema,
});
