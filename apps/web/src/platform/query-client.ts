import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api/refusal.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isRefusal(error, 'OFFLINE', 'UNAVAILABLE'),
    },
  },
});
