import type { Limits, PlanId } from '@citato/contract';
import { findPlanHolder } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { buildEffectiveLimits } from './rules/effective-limits.ts';
import { findPlanLimits } from './store.ts';

/** The plan of an account and the limits in force for it; in a transaction after `lockUser`, they hold until it ends. */
export async function getLimits(db: Queryable, userId: UserId): Promise<{ planId: PlanId; limits: Limits }> {
  const holder = await findPlanHolder(db, userId);
  if (holder === null) throw new AppError('accounts.unauthenticated');
  const plan = await findPlanLimits(db, holder.planId);
  if (plan === null) throw new Error(`The plan ${holder.planId} has no row`);
  return { planId: holder.planId, limits: buildEffectiveLimits({ plan, overrides: holder }) };
}
