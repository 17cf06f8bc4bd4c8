import { me, type SignedInUser, type UserDocument } from '@bellgrid/protocol';
import { isLanguage } from '@bellgrid/texts';
import { queryOptions } from '@tanstack/react-query';
import { request } from './api/call.ts';
import { isRefusal } from './api/refusal.ts';
import { queryClient } from './query-client.ts';
import { setLanguage } from './texts/i18n.ts';

/** Asks the server for the signed-in user; null without a session. Throws a refusal when the session is over. */
export async function askForUser(): Promise<SignedInUser | null> {
  const answer = await request(me.path, { method: 'GET' });
  return answer.status === 204 ? null : me.response.parse(await answer.json());
}

/** The signed-in user's document, or null when no user is signed in. */
export const currentUserQuery = queryOptions<SignedInUser | null>({
  queryKey: ['me'],
  // News of the user comes by the live channel and by `reloadUser`; an open draft keeps its owner until then.
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnReconnect: false,
  queryFn: async () => {
    try {
      const user = await askForUser();
      if (isLanguage(user?.language)) await setLanguage(user.language);
      return user;
    } catch (error) {
      if (isRefusal(error, 'UNAUTHENTICATED')) return null;
      throw error;
    }
  },
});

export const currentUser = (): Promise<SignedInUser | null> => queryClient.ensureQueryData(currentUserQuery);

/** Fetches the signed-in user anew. */
export const reloadUser = (): Promise<SignedInUser | null> =>
  queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });

/**
 * Notes the server's news of the user, or that no user is signed in. An impersonation does not change within
 * a session.
 */
export const rememberUser = (user: UserDocument | null): void => {
  queryClient.setQueryData(currentUserQuery.queryKey, (known) => user && known && { ...known, ...user });
};
