import { randomBytes } from 'node:crypto';
import {
  changePublication,
  type Publication,
  publication,
  publicationSettingsSchema,
  publish,
  renewPublication,
  stopPublication,
} from '@bellgrid/protocol';
import { hashPassword } from 'better-auth/crypto';
import { ownAct, recordAct } from '../audit/audit-log.ts';
import { logoPage } from '../editions/make-edition.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { loadLogo } from '../logos/logo-store.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import {
  beginPublication,
  editionsOf,
  endPublication,
  loadPublication,
  presentData,
  shownEdition,
  storeEdition,
} from '../publications/publication-store.ts';
import { mailedCounts } from '../teacher-mails/teacher-mail-store.ts';
import { keepVersion, loadSnapshot } from '../versions/version-store.ts';
import { type CallContext, handle } from './handler.ts';

/** Editions of one school. */
const PER_HOUR = { points: 30, seconds: 60 * 60 };

/** The publication of a school; null where it has none. */
export async function presentPublication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<{ publication: Publication | null }> {
  const row = await loadPublication(db, userId);
  const editions = await editionsOf(db, userId);
  if (!row || editions.length === 0) return { publication: null };
  const shown = shownEdition(editions, now());
  const mailed = await mailedCounts(db, userId);
  return {
    publication: {
      path: `/p/${row.token}`,
      ...{ expiresAt: row.expiresAt, hasPassword: row.passwordHash !== null },
      editions: editions.map((edition) => ({
        ...{ versionID: edition.versionID, publishedAt: edition.publishedAt, validFrom: edition.validFrom },
        ...{ isShown: edition.sequence === shown?.sequence, hasCalendars: edition.zone !== null },
        settings: publicationSettingsSchema.parse(JSON.parse(edition.settings)),
        ...{ pages: edition.entries, changed: edition.changes, mailed: mailed.get(edition.sequence) ?? 0 },
      })),
    },
  };
}

/** Changes of one publication: each is an entry of the log, which keeps it. */
const CHANGES_PER_DAY = { points: 100, seconds: 24 * 60 * 60 };

async function countChange({ counters, caller }: CallContext): Promise<void> {
  const retryAfter = await counters.consume(`publication ${caller.userId}`, CHANGES_PER_DAY);
  if (retryAfter !== null)
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many changes of the publication within a day.', {
      retryAfter,
    });
}

/** Acts of the school on its publication are in the audit log, without addresses and passwords. */
const record = (
  db: Parameters<typeof recordAct>[0],
  { caller, now }: CallContext,
  action: string,
  details: Record<string, unknown> = {},
) => recordAct(db, { ...ownAct(caller.userId), action, details, at: now() });

export const handlePublication = handle(publication, (context) =>
  presentPublication(context, context.caller.userId),
);

export const handlePublish = handle(publish, async (context, { versionID, hash, settings, validFrom }) => {
  const { db, caller, places, publisher, counters, account, quota, now } = context;
  const { userId } = caller;
  await keepVersion(db, { userId, id: versionID, hash });
  const version = authoriseVersion(userId, await loadSnapshot(db, versionID));
  if (version.hash !== hash)
    throw new Refusal('OUT_OF_SYNC', 'The version was saved anew meanwhile: look at it, and publish again.');
  const { snapshot } = version;
  const retryAfter = await counters.consume(`publish ${userId}`, PER_HOUR);
  if (retryAfter !== null)
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many editions within an hour.', { retryAfter });
  const { secret } = await beginPublication(db, userId, now());
  const image = await loadLogo(db, userId);
  const { present: compared, previous, newest } = await presentData(db, userId, now());
  if (validFrom !== null && compared.shown === null)
    throw new Refusal(
      'BAD_DATA',
      'Nothing is shown yet that this edition could replace on a later date: publish it without a date.',
    );
  const hasLogo = image !== null;
  const edition = await places(userId, () =>
    publisher.makeEdition({
      snapshot,
      settings,
      secret,
      previous,
      newest,
      hasLogo,
      validFrom,
      schoolName: account.schoolName,
      now: now(),
    }),
  );
  if (!edition) throw new Refusal('BAD_DATA', 'The version cannot be read, or names no known time zone.');
  if (edition === 'tooLarge') throw new Refusal('TOO_LARGE', 'The pages are larger than they may be.');
  if (validFrom !== null && edition.zone === null)
    throw new Refusal('BAD_DATA', 'The version has no school year, by whose time zone the date is meant.');
  await db.transaction().execute(async (transaction) => {
    await storeEdition(transaction, {
      ...{ userId, secret, versionID, settings, validFrom, edition, now: now() },
      present: compared,
      logo: image && logoPage(image),
      maxBytes: quota.bytes,
    });
    await record(transaction, context, 'publish', { versionID, validFrom });
  });
  return presentPublication(context, userId);
});

const nothingPublished = () => new Refusal('NOT_FOUND', 'Nothing is published.');

export const handleChangePublication = handle(changePublication, async (context, { password, expiresAt }) => {
  const { db, caller } = context;
  const before = await loadPublication(db, caller.userId);
  if (!before) throw nothingPublished();
  const end = expiresAt && new Date(expiresAt).toISOString();
  const isOtherEnd = end !== undefined && end !== before.expiresAt;
  const isOtherPassword = password !== undefined && (password !== null || before.passwordHash !== null);
  if (!isOtherEnd && !isOtherPassword) return presentPublication(context, caller.userId);
  await countChange(context);
  const changes = {
    ...(isOtherEnd ? { expiresAt: end } : {}),
    ...(!isOtherPassword ? {} : { passwordHash: password && (await hashPassword(password)) }),
  };
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('publication').set(changes).where('userId', '=', caller.userId).execute();
    await record(transaction, context, 'changePublication', { changed: Object.keys(changes).sort() });
  });
  return presentPublication(context, caller.userId);
});

export const handleRenewPublication = handle(renewPublication, async (context) => {
  const { db, caller } = context;
  if (!(await loadPublication(db, caller.userId))) throw nothingPublished();
  await countChange(context);
  const token = randomBytes(24).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('publication')
      .set({ token })
      .where('userId', '=', caller.userId)
      .executeTakeFirst();
    if (renewed.numUpdatedRows === 0n) throw nothingPublished();
    await record(transaction, context, 'renewPublication');
  });
  return presentPublication(context, caller.userId);
});

export const handleStopPublication = handle(stopPublication, async (context) => {
  const { db, caller } = context;
  await db.transaction().execute(async (transaction) => {
    const hasEnded = await endPublication(transaction, caller.userId);
    if (hasEnded) await record(transaction, context, 'stopPublication');
  });
  return presentPublication(context, caller.userId);
});
