import { secondFactor } from '@bellgrid/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['secondFactor'],
  queryFn: () => call(secondFactor, {}),
  staleTime: 0,
});
