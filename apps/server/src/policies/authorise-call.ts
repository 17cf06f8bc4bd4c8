import type { Call } from '@bellgrid/protocol';
import type { Admitted, Caller } from '../accounts/authenticate.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { authoriseVerified } from './authorise-account.ts';

/**
 * Throws unless the account may make this call at all: most need a verified address, some are for administrators with
 * a second factor, a few of these need a code just before, and during maintenance most are too. An administrator who acts as a school may do what the school may, at any time.
 */
export async function authoriseCall(
  { site, now }: Pick<Services, 'site' | 'now'>,
  call: Call,
  { account, impersonator }: Admitted,
  caller: Pick<Caller, 'confirmedAt'>,
): Promise<void> {
  if (!call.beforeVerification && !impersonator) authoriseVerified(account);
  if (call.access === 'administrator' && !account.isAdministrator) {
    throw new Refusal('FORBIDDEN', 'This is for administrators.');
  }
  if (call.access === 'administrator' && !account.twoFactorEnabled) {
    throw new Refusal('SECOND_FACTOR_FIRST', 'Administrators sign in with a second factor: set it up first.');
  }
  if (call.needsConfirmation) authoriseConfirmed(caller, now());
  if (call.duringMaintenance || account.isAdministrator || impersonator) return;
  if ((await site.read()).killSwitch) {
    throw new Refusal('MAINTENANCE', 'Bellgrid is closed for maintenance: try again later.');
  }
}

const CONFIRMED_MS = 10 * 60 * 1000;

/** Throws CONFIRM_FIRST unless the user has confirmed the session with a code within the last ten minutes. */
export function authoriseConfirmed({ confirmedAt }: Pick<Caller, 'confirmedAt'>, now: Date): void {
  if (confirmedAt && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS) return;
  throw new Refusal('CONFIRM_FIRST', 'Confirm first, with a code of the second factor.');
}
