import type { QueryClient } from '@tanstack/react-query';

/** Everything shown of alerts is read under it. */
export const alertsKey = ['alerts'] as const;

/** Reads what is shown of alerts anew. */
export function refreshAlerts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: alertsKey });
}
