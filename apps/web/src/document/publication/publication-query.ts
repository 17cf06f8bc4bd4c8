import { type Publication, publication } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';

/** The published pages of the school. */
export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: async () => (await call(publication, {})).publication,
  staleTime: 0,
});

/** Keeps the answer of a call that has changed them. */
export function keepPublication(answer: { readonly publication: Publication | null }): void {
  queryClient.setQueryData(publicationQuery.queryKey, answer.publication);
}
