import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listEntitlements } from './store.ts';

/** The plan of an account and its overrides. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const [entitled] = await listEntitlements(db, [userId]);
  if (entitled === undefined) return { entitlement: null };
  const { userId: _, ...entitlement } = entitled.entitlement;
  return { entitlement };
}
