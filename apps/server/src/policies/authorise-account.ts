import type { Account } from '../accounts/load-account.ts';
import { Refusal } from '../http/refusal.ts';

/** A suspended account may do nothing. */
export function authoriseAccount(account: Account): void {
  if (account.accountSuspended) throw new Refusal('ACCOUNT_SUSPENDED', 'This account is suspended.');
}
