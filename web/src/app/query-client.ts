import { QueryClient } from '@tanstack/react-query';

/**
 * Data is stale when something says so (an event, a mutation, a button), never by the clock. Without network a call
 * fails at once: held back until the network returns, a deletion would look done that the server never received.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
