import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What this deployment is: engines, demo mode, mailbox. */
export function useConfig() {
  return useQuery({
    queryKey: [api.getConfig.path],
    queryFn: ({ signal }) => callApi(api.getConfig, { signal }),
  });
}
