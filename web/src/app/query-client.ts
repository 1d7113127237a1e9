import { QueryClient } from '@tanstack/react-query';

/** Data is stale when something says so (an event, a mutation, a button), never by the clock. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
