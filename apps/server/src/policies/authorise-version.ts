import { Refusal } from '../errors/refusal.ts';

/** A version is for its owner, `userId`; to others it does not exist. */
export function authoriseVersion<Version extends { userId: string }>(
  userId: string,
  version: Version | null,
): Version {
  if (version?.userId !== userId) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return version;
}
