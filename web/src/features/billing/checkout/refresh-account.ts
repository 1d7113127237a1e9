import { api } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What a change of plan changes beside the user; the plans' own list and what a checkout holds stay. */
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
