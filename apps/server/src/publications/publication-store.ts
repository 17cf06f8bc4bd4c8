import { randomBytes } from 'node:crypto';
import { zoneTime } from '@bellgrid/formats/calendar';
import type { PublicationSettings } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { Edition, EditionPage } from '../editions/make-edition.ts';
import { Refusal } from '../errors/refusal.ts';
import { quotaReached, storageUsed } from '../versions/quota.ts';

/** Rows that one statement inserts: each has seven values, and databases bound the values of a statement. */
const PAGES_AT_ONCE = 50;

const newSecret = () => randomBytes(24).toString('base64url');

/** The address of a school's pages and all that guards it. */
export type PublicationRow = Schema['publication'];

/** The publication of a school, which is made with the first edition; null when there is none. */
export async function loadPublication(
  db: Database | Transaction<Schema>,
  userId: string,
): Promise<PublicationRow | null> {
  const row = await db.selectFrom('publication').selectAll().where('userId', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** The publication at the address of its pages (`token`) or of its calendars, if its school may publish and it has not ended. */
export async function publicationAt(
  db: Database,
  column: 'token' | 'feeds',
  value: string,
  now: Date,
): Promise<PublicationRow | null> {
  const row = await db
    .selectFrom('publication')
    .innerJoin('userDocument', 'userDocument.userId', 'publication.userId')
    .selectAll('publication')
    .where(column, '=', value)
    .where('accountSuspended', '=', 0)
    .where('deleteAt', 'is', null)
    .executeTakeFirst();
  if (!row || (row.expiresAt !== null && row.expiresAt <= now.toISOString())) return null;
  return row;
}

const editionColumns = [
  ...(['sequence', 'userId', 'versionID', 'publishedAt', 'validFrom', 'zone'] as const),
  ...(['settings', 'calendar', 'schoolName', 'hasLogo', 'entries', 'changes'] as const),
] as const;

/** The editions of a school, in the order of their making. */
export function editionsOf(db: Database | Transaction<Schema>, userId: string) {
  return db
    .selectFrom('edition')
    .select(editionColumns)
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
}
export type EditionRow = Awaited<ReturnType<typeof editionsOf>>[number];

/** The editions with which the next one is compared. */
interface PresentEditions {
  /** The sequences of the edition that is shown, and of the newest. */
  readonly shown: number | null;
  readonly newest: number | null;
}

/** The edition that is shown and the newest one, which readers may not see yet, with their data. */
export async function presentData(db: Database, userId: string, now: Date) {
  const present = presentOf(await editionsOf(db, userId), now);
  const dataOf = async (sequence: number | null): Promise<Uint8Array | null> => {
    if (sequence === null) return null;
    const row = await db
      .selectFrom('edition')
      .select('data')
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    return row?.data ?? null;
  };
  return { present, previous: await dataOf(present.shown), newest: await dataOf(present.newest) };
}

const presentOf = (editions: readonly EditionRow[], now: Date): PresentEditions => ({
  shown: shownEdition(editions, now)?.sequence ?? null,
  newest: editions.at(-1)?.sequence ?? null,
});

export async function pageOf(db: Database, edition: number, path: string) {
  const row = await db
    .selectFrom('publishedPage')
    .select(['type', 'etag', 'bytes', 'facts', 'changes'])
    .where('edition', '=', edition)
    .where('path', '=', path)
    .executeTakeFirst();
  return row ?? null;
}

/** The number of changes of a page; 0 when there is no such page. */
export async function changesOf(db: Database, edition: number, path: string): Promise<number> {
  const row = await db
    .selectFrom('publishedPage')
    .select('changes')
    .where('edition', '=', edition)
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.changes ?? 0;
}

/** The secret of a school's keys and the name of its calendars: made before the first edition. */
export async function beginPublication(db: Database, userId: string, now: Date): Promise<PublicationRow> {
  await db
    .insertInto('publication')
    .values({
      ...{ userId, token: newSecret(), secret: newSecret(), createdAt: now.toISOString() },
      ...{ expiresAt: null, passwordHash: null, feeds: newSecret() },
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const row = await loadPublication(db, userId);
  if (!row) throw new Error('The publication that was just made is gone.');
  return row;
}

/** Ends the publication of a school with all its editions, in a transaction; false when there was none. */
export async function endPublication(transaction: Transaction<Schema>, userId: string): Promise<boolean> {
  // An edition that is stored at this moment goes too.
  await lockUser(transaction, userId);
  const ended = await transaction.deleteFrom('publication').where('userId', '=', userId).executeTakeFirst();
  await transaction.deleteFrom('edition').where('userId', '=', userId).execute();
  return ended.numDeletedRows > 0n;
}

export interface NewEdition {
  readonly userId: string;
  /** The secret of the publication for which it was made. */
  readonly secret: string;
  readonly versionID: string;
  readonly settings: PublicationSettings;
  readonly validFrom: string | null;
  readonly edition: Edition;
  /** The editions that it was compared with. */
  readonly present: PresentEditions;
  readonly logo: EditionPage | null;
  /** The bytes that the school may store. */
  readonly maxBytes: number;
  readonly now: Date;
}

/**
 * Stores an edition, in a transaction. One that is shown at once replaces all others; one from a later date replaces
 * those that are not shown yet. Refused when its publication has ended, when it was compared with other editions than
 * there are, or when the school would store more than it may.
 */
export async function storeEdition(transaction: Transaction<Schema>, added: NewEdition): Promise<void> {
  const { userId, secret, edition, now, settings, validFrom, versionID, logo, present } = added;
  await lockUser(transaction, userId);
  if ((await loadPublication(transaction, userId))?.secret !== secret)
    throw new Refusal('OUT_OF_SYNC', 'Publishing was stopped meanwhile: publish again.');
  const { shown, newest } = presentOf(await editionsOf(transaction, userId), now);
  if (shown !== present.shown || newest !== present.newest)
    throw new Refusal('OUT_OF_SYNC', 'Another edition was published meanwhile: publish again.');
  const kept = validFrom === null ? null : shown;
  let old = transaction.deleteFrom('edition').where('userId', '=', userId);
  if (kept !== null) old = old.where('sequence', '!=', kept);
  await old.execute();
  const all = [...edition.pages, ...(logo ? [logo] : [])];
  const length = all.reduce(
    (sum, { bytes, facts }) => sum + bytes.length + Buffer.byteLength(facts ?? ''),
    edition.data.length + Buffer.byteLength(edition.calendar),
  );
  if ((await storageUsed(transaction, userId)).bytes + length > added.maxBytes) throw quotaReached();
  const { sequence } = await transaction
    .insertInto('edition')
    .values({
      ...{ userId, versionID, validFrom, schoolName: edition.schoolName, hasLogo: logo !== null },
      publishedAt: now.toISOString(),
      settings: JSON.stringify(settings),
      ...{ zone: edition.zone, calendar: edition.calendar, data: edition.data, length },
      entries: edition.pages.filter(({ path }) => /^(classes|teachers|rooms)\//.test(path)).length,
      changes: edition.pages.filter(({ changes }) => changes > 0).length,
    })
    .returning('sequence')
    .executeTakeFirstOrThrow();
  // Editions from the time before calendars had addresses of their own lack those of hidden teachers.
  await transaction
    .updateTable('publication')
    .set({ feeds: newSecret() })
    .where('userId', '=', userId)
    .where('feeds', 'is', null)
    .execute();
  const pages = all.map((page) => ({ edition: sequence, ...page }));
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    await transaction
      .insertInto('publishedPage')
      .values(pages.slice(from, from + PAGES_AT_ONCE))
      .execute();
  }
}

/** The newest edition whose first date has come; null while there is none. */
export function shownEdition(editions: readonly EditionRow[], now: Date): EditionRow | null {
  const isDue = ({ validFrom, zone }: EditionRow) =>
    validFrom === null || validFrom <= zoneTime(now, zone ?? 'UTC').date;
  return editions.filter(isDue).at(-1) ?? null;
}
