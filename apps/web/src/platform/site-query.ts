import { type SiteAtStart, type SiteDocument, site } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.ts';
import { queryClient } from './query-client.ts';

/** The site metadata: announcements, the maintenance switch, the latest versions, the address for questions. */
export const siteQuery = queryOptions<SiteAtStart>({
  queryKey: ['site'],
  queryFn: () => call(site, {}),
});

/** The address for questions to the operator, as far as it is known by now; null where none is named. */
export const knownSupportEmail = (): string | null =>
  queryClient.getQueryData(siteQuery.queryKey)?.supportEmail ?? null;

/** Stores the site document from the live channel. */
export const rememberSite = (document: SiteDocument): void => {
  queryClient.setQueryData(siteQuery.queryKey, (known) => known && { ...known, ...document });
};
