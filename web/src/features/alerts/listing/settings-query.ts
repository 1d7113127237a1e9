import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

export const settingsKey = [api.getAlertSettings.path] as const;

/** What is chosen of alerts and of the own mails. */
export function useAlertSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi(api.getAlertSettings, { signal }),
  });
}
