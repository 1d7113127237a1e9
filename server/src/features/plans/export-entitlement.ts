import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEntitlements } from './store.ts';

/** The plan of an account and its overrides. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const [entitled] = await listEntitlements(db, [userId]);
  if (entitled === undefined) return null;
  const { userId: _, ...entitlement } = entitled.entitlement;
  return entitlement;
}
