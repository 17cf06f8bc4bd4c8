import type { Call } from '@bellgrid/protocol';
import type { Admitted } from '../accounts/authenticate.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { authoriseVerified } from './authorise-account.ts';

/**
 * Throws unless the account may make this call at all: most need a verified address, some are for administrators,
 * and during maintenance most are too. An administrator who acts as a school may do what the school may, at any time.
 */
export async function authoriseCall(
  { site }: Pick<Services, 'site'>,
  call: Call,
  { account, impersonator }: Admitted,
): Promise<void> {
  if (!call.beforeVerification && !impersonator) authoriseVerified(account);
  if (call.access === 'administrator' && !account.isAdministrator) {
    throw new Refusal('FORBIDDEN', 'This is for administrators.');
  }
  if (call.duringMaintenance || account.isAdministrator || impersonator) return;
  if ((await site.read()).killSwitch) {
    throw new Refusal('MAINTENANCE', 'Bellgrid is closed for maintenance: try again later.');
  }
}
