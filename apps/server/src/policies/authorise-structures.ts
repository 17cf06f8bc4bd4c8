import type { Account } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Several schedule structures need the permission of an administrator; a school that has them on already
 * keeps them. Throws FORBIDDEN.
 */
export async function authoriseStructures(
  account: Account,
  switchesOn: boolean,
  isOnAlready: () => Promise<boolean>,
): Promise<void> {
  if (!switchesOn || account.isMultipleScheduleStructuresEnabled || (await isOnAlready())) return;
  throw new Refusal(
    'FORBIDDEN',
    'Several schedule structures are not allowed for this account: ask an administrator.',
  );
}
