import { adminGeneral, adminSite, client, clients, MAX_CLIENTS } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';

/** As many schools as a window shows, so that the table can be painted before the others have come. */
const FIRST = 100;

export const firstClientsQuery = queryOptions({
  queryKey: ['admin', 'clients', 'first'],
  queryFn: () => call(clients, { limit: FIRST }),
});

/** Every school, for search and filters without the server. */
export const clientsQuery = queryOptions({
  queryKey: ['admin', 'clients', 'all'],
  queryFn: () => call(clients, { limit: MAX_CLIENTS }),
});

export const clientQuery = (uid: string) =>
  queryOptions({ queryKey: ['admin', 'client', uid], queryFn: () => call(client, { uid }), staleTime: 0 });

/** Fetches what screens of the administration show of schools anew. */
export const reloadClients = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['admin'] });

/** The tags that administrators choose from. */
export const generalQuery = queryOptions({
  queryKey: ['admin', 'general'],
  queryFn: () => call(adminGeneral, {}),
});

/** The site metadata with every announcement, past and future. */
export const adminSiteQuery = queryOptions({
  queryKey: ['admin', 'site'],
  queryFn: () => call(adminSite, {}),
  staleTime: 0,
});
