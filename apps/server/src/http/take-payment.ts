import { insertLicense } from '../licenses/license-store.ts';
import type { PaidLicense } from '../licenses/payments.ts';
import { publishUser } from '../live/publish-documents.ts';
import type { Services } from './services.ts';

/** Adds a licence that was paid for, once for any number of notices. */
export async function takePayment(services: Services, license: PaidLicense): Promise<void> {
  const { db, log, now } = services;
  const { userId } = license;
  const isNew = await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    return user ? insertLicense(transaction, { ...license, source: 'stripe', now: now() }) : null;
  });
  if (isNew === null)
    log.error({ license: license.id, user: userId }, 'a licence was paid for an account that is gone');
  if (isNew) await publishUser(services, userId);
}
