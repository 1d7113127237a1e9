import { unreadAlerts } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { alertsKey } from './alerts-key.ts';

/** How many alerts of all companies are unread; 0 until it is known. */
export function useUnreadAlerts(): number {
  const { data } = useQuery({
    queryKey: [...alertsKey, 'unread'],
    queryFn: ({ signal }) => callApi(unreadAlerts, { query: { limit: 1 }, signal, isBackground: true }),
  });
  return data?.unread ?? 0;
}
