import { isPaywalled, licensedTeachers } from '@bellgrid/protocol';
import type { Account } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';

/** Checks that a run may work on a draft with this number of teachers; throws PAYWALL. */
export function authoriseTeachers(account: Account, teachers: number, now: Date): void {
  if (needsMoreLicences(account, teachers, now)) throw paywall(account, teachers, now);
}

/**
 * Checks that a draft with this number of teachers may become the school's current one: a school that has more teachers
 * than are licensed may keep and change them, but not add to them. Throws PAYWALL.
 *
 * @param savedTeachers counts those of the current version.
 */
export async function authoriseSave(
  account: Account,
  teachers: number,
  savedTeachers: () => Promise<number>,
  now: Date,
): Promise<void> {
  if (!needsMoreLicences(account, teachers, now)) return;
  if (teachers > (await savedTeachers())) throw paywall(account, teachers, now);
}

function needsMoreLicences(account: Account, teachers: number, now: Date): boolean {
  const { licenses, bypassPaywallUntil } = account;
  const isAdministrator = Boolean(account.isAdministrator);
  return isPaywalled({ licenses, bypassPaywallUntil, isAdministrator }, teachers, now.getTime());
}

function paywall({ licenses }: Account, teachers: number, now: Date): Refusal {
  const licensed = licensedTeachers(licenses, now.getTime());
  const message = `The draft has ${teachers} teachers, licensed are ${licensed}.`;
  return new Refusal('PAYWALL', message, { teachers, licensed });
}
