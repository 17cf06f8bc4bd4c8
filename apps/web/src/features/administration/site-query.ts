import { adminSite } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** The site metadata with every announcement, past and future. */
export const adminSiteQuery = queryOptions({
  queryKey: ['admin', 'site'],
  queryFn: () => call(adminSite, {}),
  staleTime: 0,
});
