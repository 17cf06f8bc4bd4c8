import type { Announcement, SiteDocument } from '@bellgrid/protocol';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

const SITE_ID = 'site';

/** The site metadata with every announcement, past ones too, the latest first. */
export async function loadSite(db: Database | Transaction<Schema>): Promise<SiteDocument> {
  const row = await db.selectFrom('siteMetadata').selectAll().where('id', '=', SITE_ID).executeTakeFirst();
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .orderBy('startsAt', 'desc')
    .orderBy('id')
    .execute();
  return {
    announcements: rows.map(announcementOf),
    killSwitch: Boolean(row?.killSwitch),
    latestVersionProduction: row?.latestVersionProduction ?? '0.0.0',
    latestVersionStaging: row?.latestVersionStaging ?? '0.0.0',
  };
}

type SiteSettings = Omit<SiteDocument, 'announcements'>;

/** Keeps the kill switch and the latest versions. */
export async function saveSiteSettings(db: Transaction<Schema>, settings: SiteSettings): Promise<void> {
  const { killSwitch, latestVersionProduction, latestVersionStaging } = settings;
  const values = { killSwitch, latestVersionProduction, latestVersionStaging };
  await db
    .insertInto('siteMetadata')
    .values({ id: SITE_ID, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Adds an announcement or replaces the one with its id. */
export async function storeAnnouncement(db: Transaction<Schema>, announcement: Announcement): Promise<void> {
  const { id, effectiveDuring, ...rest } = announcement;
  const values = { ...rest, startsAt: effectiveDuring.start, endsAt: effectiveDuring.end };
  await db
    .insertInto('announcement')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Takes an announcement away; false when there is none with this id. */
export async function removeAnnouncement(db: Transaction<Schema>, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('announcement').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

function announcementOf(row: Selectable<Schema['announcement']>): Announcement {
  const { startsAt, endsAt, nonDismissible, ...rest } = row;
  return {
    ...rest,
    nonDismissible: Boolean(nonDismissible),
    effectiveDuring: { start: startsAt, end: endsAt },
  };
}
