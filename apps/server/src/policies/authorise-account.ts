import type { Account } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';

/** An account may do nothing but verify its address before that has been done. */
export function authoriseVerified(account: Account): void {
  if (!account.emailVerified) throw new Refusal('VERIFY_FIRST', 'The e-mail address is not verified yet.');
}

/** A suspended account may do nothing but the calls that are answered `whileSuspended`; those never ask this of it. */
export function authoriseAccount(account: Account): void {
  if (account.accountSuspended) throw new Refusal('ACCOUNT_SUSPENDED', 'This account is suspended.');
}
