import * as z from 'zod';
import { announcementSchema, siteAtStartSchema, siteDocumentSchema } from '../documents/site.ts';
import { defineCall } from './define-call.ts';
import { appVersionSchema } from './session-calls.ts';

export const site = defineCall({
  name: 'site',
  method: 'get',
  path: '/api/site',
  summary:
    'Site-wide announcements, versions, the maintenance switch, and the address for questions. Needs no session.',
  access: 'public',
  request: z.object({}),
  response: siteAtStartSchema,
});

export const adminSite = defineCall({
  name: 'adminSite',
  method: 'get',
  path: '/api/admin/site',
  summary: 'The site metadata with every announcement, past and future.',
  access: 'administrator',
  request: z.object({}),
  response: siteDocumentSchema,
});

/** Absent fields stay as they are. */
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

export const deleteAnnouncement = defineCall({
  name: 'deleteAnnouncement',
  method: 'delete',
  path: '/api/admin/announcements/{id}',
  summary: 'Takes an announcement away.',
  access: 'administrator',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: siteDocumentSchema,
});
