import type { Caller } from '../accounts/authenticate.ts';
import { Refusal } from '../http/refusal.ts';

/** A version is for its owner; to others it does not exist. */
export function authoriseVersion<Version extends { userId: string }>(
  caller: Caller,
  version: Version | null,
): Version {
  if (version?.userId !== caller.userId) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return version;
}
