import * as z from 'zod';
import { siteDocumentSchema } from '../documents/site.ts';
import { defineCall } from './define-call.ts';

export const adminSite = defineCall({
  name: 'adminSite',
  method: 'get',
  path: '/api/admin/site',
  summary: 'The site metadata with every announcement, past and future.',
  access: 'administrator',
  request: z.object({}),
  response: siteDocumentSchema,
});
