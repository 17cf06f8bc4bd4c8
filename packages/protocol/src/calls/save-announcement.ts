import * as z from 'zod';
import { announcementSchema, siteDocumentSchema } from '../documents/site.ts';
import { defineCall } from './define-call.ts';

export const saveAnnouncement = defineCall({
  name: 'saveAnnouncement',
  method: 'post',
  path: '/api/admin/announcements',
  summary: 'Adds an announcement, or replaces the one with the id.',
  access: 'administrator',
  request: z.object({
    id: z.string().min(1).max(64).optional(),
    title: z.string().trim().min(1).max(200),
    content: z.string().trim().max(5000),
    severity: announcementSchema.shape.severity,
    variant: announcementSchema.shape.variant,
    nonDismissible: z.boolean(),
    effectiveDuring: announcementSchema.shape.effectiveDuring.refine(
      ({ start, end }) => Date.parse(start) < Date.parse(end),
      { error: 'the end must be after the start', path: ['end'] },
    ),
  }),
  response: siteDocumentSchema,
});
