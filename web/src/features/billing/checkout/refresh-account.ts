import { api } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The queries a change of plan makes stale beside the user; the list of plans and the checkout stay. */
const CHANGED = [
  api.getUserLimits.path,
  api.getArchived.path,
  api.listCompanies.path,
  api.getBillingInfo.path,
] as const;

/** Reads anew what depends on the plan: limits, billing data, and the companies an upgrade brings back. */
export async function refreshAccount(client: QueryClient): Promise<void> {
  await Promise.all(CHANGED.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
