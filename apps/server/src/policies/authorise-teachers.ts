import { isPaywalled, licensedTeachers } from '@bellgrid/protocol';
import type { Account } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';

/** Checks that a draft with this number of teachers may become the school's current one; throws PAYWALL. */
export function authoriseTeachers(account: Account, teachers: number, now: Date): void {
  const { licenses, bypassPaywallUntil } = account;
  const isAdministrator = Boolean(account.isAdministrator);
  const time = now.getTime();
  if (!isPaywalled({ licenses, bypassPaywallUntil, isAdministrator }, teachers, time)) return;
  const licensed = licensedTeachers(licenses, time);
  throw new Refusal('PAYWALL', `The draft has ${teachers} teachers, licensed are ${licensed}.`, {
    teachers,
    licensed,
  });
}
