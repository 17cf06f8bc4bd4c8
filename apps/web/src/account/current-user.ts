import { me, type UserDocument } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { queryClient } from '../app/query-client.ts';

/** The signed-in user's document, or null when nobody is signed in. */
export const currentUserQuery = queryOptions<UserDocument | null>({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      return await call(me, {});
    } catch (error) {
      if (isRefusal(error, 'UNAUTHENTICATED')) return null;
      throw error;
    }
  },
});

export const currentUser = (): Promise<UserDocument | null> => queryClient.ensureQueryData(currentUserQuery);

/** Asks the server anew who is signed in. */
export const reloadUser = (): Promise<UserDocument | null> =>
  queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });

export const rememberUser = (user: UserDocument | null): void => {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
};
