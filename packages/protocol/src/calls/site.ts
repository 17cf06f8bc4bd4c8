import * as z from 'zod';
import { siteDocumentSchema } from '../documents/site.ts';
import { defineCall } from './define-call.ts';

export const site = defineCall({
  name: 'site',
  method: 'get',
  path: '/api/site',
  summary: 'Site-wide announcements, versions and the maintenance switch. Needs no session.',
  access: 'public',
  request: z.object({}),
  response: siteDocumentSchema,
});
