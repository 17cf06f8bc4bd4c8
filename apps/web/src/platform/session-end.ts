import { create } from 'zustand';
import { isRefusal } from './api/refusal.ts';
import { askForUser, currentUserQuery } from './current-user.ts';
import { queryClient } from './query-client.ts';

/** The reason that this window may no longer use the account of its school. */
export type SessionEnd = 'signedOut' | 'otherAccount' | 'suspended';

export const useSessionEnd = create<{ readonly end: SessionEnd | null }>(() => ({ end: null }));

const became = (end: SessionEnd | null): boolean => {
  useSessionEnd.setState({ end });
  return end === null;
};

/** Notes what the refusal of a call says of the session; false for one that says nothing. */
export function noteSessionEnd(error: unknown): boolean {
  if (isRefusal(error, 'UNAUTHENTICATED')) return !became('signedOut');
  if (isRefusal(error, 'ACCOUNT_SUSPENDED')) return !became('suspended');
  return false;
}

/**
 * True when the session of this browser is still that of the user whose draft is open; throws when that
 * cannot be found out.
 */
export async function isStillSignedIn(): Promise<boolean> {
  try {
    const known = queryClient.getQueryData(currentUserQuery.queryKey);
    const user = await askForUser();
    if (!user) return became('signedOut');
    return became(known && known.uid !== user.uid ? 'otherAccount' : null);
  } catch (error) {
    if (noteSessionEnd(error)) return false;
    throw error;
  }
}
