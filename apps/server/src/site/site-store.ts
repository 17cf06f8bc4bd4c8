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

function announcementOf(row: Selectable<Schema['announcement']>): Announcement {
  const { startsAt, endsAt, nonDismissible, ...rest } = row;
  return {
    ...rest,
    nonDismissible: Boolean(nonDismissible),
    effectiveDuring: { start: startsAt, end: endsAt },
  };
}
