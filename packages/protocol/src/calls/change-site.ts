import * as z from 'zod';
import { siteDocumentSchema } from '../documents/site.ts';
import { appVersionSchema } from './acknowledge-update.ts';
import { defineCall } from './define-call.ts';

/** What is absent stays. */
export const changeSite = defineCall({
  name: 'changeSite',
  method: 'post',
  path: '/api/admin/site',
  summary: 'Sets the kill switch and the latest versions.',
  access: 'administrator',
  request: z.object({
    killSwitch: z.boolean().optional(),
    latestVersionProduction: appVersionSchema.optional(),
    latestVersionStaging: appVersionSchema.optional(),
  }),
  response: siteDocumentSchema,
});
