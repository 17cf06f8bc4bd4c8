import { adminGeneral } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** The tags that administrators choose from. */
export const generalQuery = queryOptions({
  queryKey: ['admin', 'general'],
  queryFn: () => call(adminGeneral, {}),
});
