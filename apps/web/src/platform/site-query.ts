import { type SiteDocument, site } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.ts';
import { queryClient } from './query-client.ts';

/** The site metadata: announcements, the maintenance switch, the latest versions. */
export const siteQuery = queryOptions<SiteDocument>({
  queryKey: ['site'],
  queryFn: () => call(site, {}),
});

/** Stores the site document from the live channel. */
export const rememberSite = (document: SiteDocument): void => {
  queryClient.setQueryData(siteQuery.queryKey, document);
};
