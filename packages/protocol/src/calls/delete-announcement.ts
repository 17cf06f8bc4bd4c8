import * as z from 'zod';
import { siteDocumentSchema } from '../documents/site.ts';
import { defineCall } from './define-call.ts';

export const deleteAnnouncement = defineCall({
  name: 'deleteAnnouncement',
  method: 'delete',
  path: '/api/admin/announcements/{id}',
  summary: 'Takes an announcement away.',
  access: 'administrator',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: siteDocumentSchema,
});
