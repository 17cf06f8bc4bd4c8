import { createId } from '@bellgrid/model';
import type { Announcement } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import { loadAccount } from '../accounts/load-account.ts';
import { recordAct } from '../audit/audit-log.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { cancelled } from '../jobs/event-kinds.ts';
import { RunRecorder } from '../jobs/run-recorder.ts';
import { activeRunOf, requestCancellation } from '../jobs/run-store.ts';
import { insertLicense } from '../licenses/license-store.ts';
import { createLogger } from '../logging/logger.ts';
import { loadSite, saveSiteSettings, storeAnnouncement } from '../site/site-store.ts';
import { findAccount } from './administrators.ts';
import { applyChanges } from './change-client.ts';
import { loadClientRecord } from './client-record.ts';

/** Does an act from the command line and writes it into the audit log, both or neither; null: nothing was changed. */
function act(
  db: Database,
  what: { readonly action: string; readonly subjectId: string | null },
  change: (transaction: Transaction<Schema>) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const details = await change(transaction);
    if (details) await recordAct(transaction, { actorId: null, ...what, details, at: new Date() });
    return details !== null;
  });
}

async function idOf(db: Database, email: string): Promise<string> {
  const account = await findAccount(db, email);
  if (!account) throw new StartError(operatorTexts.t('operator.admin.unknownAddress', { email }));
  return account.id;
}

/** Gives a school a licence for a number of teachers; `until` is null for one without an end. */
export async function grantLicense(
  db: Database,
  { email, count, until }: { readonly email: string; readonly count: number; readonly until: string | null },
): Promise<void> {
  const userId = await idOf(db, email);
  const license = { id: createId(), count, expiry: until };
  await act(db, { action: 'addLicense', subjectId: userId }, async (transaction) => {
    await insertLicense(transaction, { ...license, userId, source: 'administrator', now: new Date() });
    return license;
  });
}

/** Changes the decisions about a school; false when it was so already. */
export async function decideAbout(
  db: Database,
  email: string,
  changes: Parameters<typeof applyChanges>[2],
): Promise<boolean> {
  const id = await idOf(db, email);
  const [account, record] = [await loadAccount(db, id), await loadClientRecord(db, id)];
  if (!account || !record) throw new StartError(operatorTexts.t('operator.admin.gone'));
  if (changes.accountSuspended && account.isAdministrator) {
    throw new StartError(operatorTexts.t('operator.admin.revokeFirst'));
  }
  const hasChanged = await act(db, { action: 'changeClient', subjectId: id }, (transaction) =>
    applyChanges(transaction, { account, record }, changes),
  );
  if (changes.accountSuspended) await cancelRunOf(db, id);
  return hasChanged;
}

/** Ends a run that waits; one that works is ended by its worker, when it renews its lease. */
async function cancelRunOf(db: Database, userId: string): Promise<void> {
  const run = await activeRunOf(db, userId);
  if (!run) return;
  await requestCancellation(db, run.id);
  // The user's browsers hear nothing of the end: their sessions are refused.
  const alone = { bus: { publish: () => {} }, log: createLogger('error'), now: () => new Date() };
  if (run.state === 'waiting') await new RunRecorder({ db, ...alone }, run).end(cancelled);
}

/** Adds an announcement to everyone. */
export async function announce(db: Database, words: Omit<Announcement, 'id'>): Promise<void> {
  const announcement = { ...words, id: createId() };
  await act(db, { action: 'saveAnnouncement', subjectId: null }, async (transaction) => {
    await storeAnnouncement(transaction, announcement);
    return announcement;
  });
}

/** Turns maintenance on or off; false when it was so already. */
export function setKillSwitch(db: Database, killSwitch: boolean): Promise<boolean> {
  return act(db, { action: 'changeSite', subjectId: null }, async (transaction) => {
    const { announcements: _, ...from } = await loadSite(transaction);
    if (from.killSwitch === killSwitch) return null;
    const to = { ...from, killSwitch };
    await saveSiteSettings(transaction, to);
    return { from, to };
  });
}

/** Takes the second factor and the passkeys of a user away, who has lost them; false when there are none. */
export async function removeSecondFactor(db: Database, email: string): Promise<boolean> {
  const userId = await idOf(db, email);
  return act(db, { action: 'removeSecondFactor', subjectId: userId }, async (transaction) => {
    const codes = await transaction.deleteFrom('twoFactor').where('userId', '=', userId).executeTakeFirst();
    const passkeys = await transaction.deleteFrom('passkey').where('userId', '=', userId).executeTakeFirst();
    await transaction.updateTable('user').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
    const count = Number(codes.numDeletedRows) + Number(passkeys.numDeletedRows);
    return count === 0
      ? null
      : { codes: Number(codes.numDeletedRows), passkeys: Number(passkeys.numDeletedRows) };
  });
}
