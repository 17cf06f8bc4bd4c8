import { calendarDateSchema, colorSchema } from '@bellgrid/model';
import * as z from 'zod';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

/** The fields that a published page shows, and how. Nothing else of a draft is published. */
export const publicationSettingsSchema = z.object({
  /** Teachers are listed and named by their full names or initials, or not at all. */
  teachers: z.enum(['none', 'initials', 'full']),
  /** Rooms are listed and named. */
  rooms: z.boolean(),
  language: z.enum(['en', 'de']),
  color: colorSchema.max(7),
});
export type PublicationSettings = z.infer<typeof publicationSettingsSchema>;

export const MIN_PAGE_PASSWORD = 4;
export const MAX_PAGE_PASSWORD = 200;

export const publicationSchema = z.object({
  /** Below the server's origin. */
  path: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  /** In the order of their making; one that replaces another on a later date comes after it. */
  editions: z.array(
    z.object({
      versionID: z.string(),
      publishedAt: z.iso.datetime(),
      validFrom: calendarDateSchema.nullable(),
      isShown: z.boolean(),
      hasCalendars: z.boolean(),
      settings: publicationSettingsSchema,
      /** Classes, teachers and rooms with a page, and those that the edition changes. */
      pages: z.int(),
      changed: z.int(),
      /** Mails to teachers that were taken for delivery. */
      mailed: z.int(),
    }),
  ),
});
export type Publication = z.infer<typeof publicationSchema>;

const answer = z.object({ publication: publicationSchema.nullable() });

export const publication = defineCall({
  name: 'publication',
  method: 'get',
  path: '/api/publication',
  summary: 'The address of the published pages and what they show; null when nothing is published.',
  request: z.object({}),
  response: answer,
});

/**
 * Makes the pages of a saved version. With `validFrom` they replace those that are shown on that date; where none are
 * shown, such a date is refused with BAD_DATA, as is a version that cannot be read. One whose pages are too large is
 * refused with TOO_LARGE, with QUOTA_REACHED where the school has no room for them, and with OUT_OF_SYNC one that was
 * saved anew since its content had this hash, or was compared with pages that are no longer the newest.
 */
export const publish = defineCall({
  name: 'publish',
  method: 'post',
  path: '/api/publication',
  summary: 'Publishes a saved version.',
  request: z.object({
    versionID: z.string().min(1).max(64),
    /** Of the content that was looked at: the current version is saved anew in place. */
    hash: z.string().min(1).max(64),
    settings: publicationSettingsSchema,
    validFrom: calendarDateSchema.max(10).nullable(),
  }),
  response: answer,
});

/** Absent fields stay as they are; a null takes the password or the expiry date away. */
export const changePublication = defineCall({
  name: 'changePublication',
  method: 'post',
  path: '/api/publication/access',
  summary: 'Changes the password and the expiry date of the published pages.',
  request: z.object({
    password: z.string().min(MIN_PAGE_PASSWORD).max(MAX_PAGE_PASSWORD).nullable().optional(),
    expiresAt: instantSchema.nullable().optional(),
  }),
  response: answer,
});

export const renewPublication = defineCall({
  name: 'renewPublication',
  method: 'post',
  path: '/api/publication/link',
  summary: 'Gives the published pages a new address; the old one ends at once.',
  request: z.object({}),
  response: answer,
});

export const stopPublication = defineCall({
  name: 'stopPublication',
  method: 'delete',
  path: '/api/publication',
  summary: 'Deletes the published pages and ends their address.',
  request: z.object({}),
  response: answer,
});
