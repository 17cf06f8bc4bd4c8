import { versions } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Every version of the school, newest first. Fetched anew whenever the history opens. */
export const versionsQuery = queryOptions({
  queryKey: ['versions'],
  queryFn: () => call(versions, {}),
  staleTime: 0,
});

/** Fetches the list anew if it is on screen. */
export const reloadVersions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: versionsQuery.queryKey });
