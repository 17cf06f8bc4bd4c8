import type { Client } from '@bellgrid/protocol';
import { type Account, loadAccount } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentClient } from '../presenters/present-client.ts';
import { type ClientRecord, loadClientRecord } from './client-record.ts';

/** A user for an administrator's call; throws NOT_FOUND. */
export async function loadClient(
  { db }: Pick<Services, 'db'>,
  uid: string,
): Promise<{ account: Account; record: ClientRecord }> {
  const account = await loadAccount(db, uid);
  const record = await loadClientRecord(db, uid);
  if (!account || !record) throw new Refusal('NOT_FOUND', 'There is no such client.');
  return { account, record };
}

/** A user as administrators see it now; throws NOT_FOUND. */
export async function describeClient(services: Services, uid: string): Promise<Client> {
  const { account, record } = await loadClient(services, uid);
  return presentClient(account, record, await latestRunOf(services.db, uid));
}
