import type { UserDocument } from '@bellgrid/protocol';
import { loadAccount } from '../accounts/load-account.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { presentUser } from '../presenters/present-user.ts';

/** Tells a user's open sessions how the user document stands now, and answers the same. */
export async function publishUser({ db, bus }: Services, userId: string): Promise<UserDocument> {
  const account = await loadAccount(db, userId);
  if (!account) throw new Refusal('NOT_FOUND', 'There is no such user.');
  const document = presentUser(account);
  bus.publish({ kind: 'message', userId, name: 'user', payload: document });
  return document;
}
