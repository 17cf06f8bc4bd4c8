import * as z from 'zod';
import { instantSchema } from './instant.ts';

/** An announcement of an administrator to everyone. `content` is plain text. */
export const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  severity: z.enum(['info', 'success', 'warning', 'error']),
  /** The emphasis of its look. */
  variant: z.enum(['standard', 'outlined', 'filled']),
  nonDismissible: z.boolean(),
  effectiveDuring: z.object({ start: instantSchema, end: instantSchema }),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** The site metadata. `announcements` holds those of now and of the next week: see `effectiveAnnouncements`. */
export const siteDocumentSchema = z.object({
  announcements: z.array(announcementSchema),
  /** Maintenance: everyone but administrators is kept out. */
  killSwitch: z.boolean(),
  latestVersionProduction: z.string(),
  latestVersionStaging: z.string(),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;

/** The site metadata as a client fetches it first. */
export const siteAtStartSchema = siteDocumentSchema.extend({
  /** The address of the operator of this server, for questions of schools; null where none is named. */
  supportEmail: z.email().nullable().default(null),
  /** The server has no mail server: its mails are files in its outbox. */
  mailsGoToOutbox: z.boolean().default(false),
});
export type SiteAtStart = z.infer<typeof siteAtStartSchema>;

/** The announcements to show at `now` (milliseconds since 1970). */
export function effectiveAnnouncements(
  site: Pick<SiteDocument, 'announcements'>,
  now: number,
): Announcement[] {
  return site.announcements.filter(({ effectiveDuring: { start, end } }) => {
    return Date.parse(start) <= now && now < Date.parse(end);
  });
}
