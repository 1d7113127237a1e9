import type { PlanId } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { getEntitlement } from './get-limits.ts';
import type { PlanSize } from './rules/effective-limits.ts';
import { buildRetained } from './rules/retained-limits.ts';
import { findPlan } from './store.ts';

/** What would stay of an account on a plan, by the account's own overrides; what is beyond is archived. */
export async function getRetained(
  db: Queryable,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<PlanSize> {
  const { entitlement } = await getEntitlement(db, userId);
  const plan = await findPlan(db, planId);
  if (plan === null) throw new Error('A plan without a row');
  return buildRetained({ plan, overrides: entitlement });
}
