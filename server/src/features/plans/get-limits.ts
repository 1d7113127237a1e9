import type { PlanId } from '@citato/contract';
import { findPlanHolder, listPlanHolders } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AccountLimits, buildEffectiveLimits } from './rules/effective-limits.ts';
import { findPlanLimits, listPlanRows } from './store.ts';

/** The plan of an account and the limits in force for it; in a transaction after `lockUser`, they hold until it ends. */
export async function getLimits(
  db: Queryable,
  userId: UserId,
): Promise<{ planId: PlanId; limits: AccountLimits }> {
  const holder = await findPlanHolder(db, userId);
  if (holder === null) throw new AppError('accounts.unauthenticated');
  const plan = await findPlanLimits(db, holder.planId);
  if (plan === null) throw new Error(`The plan ${holder.planId} has no row`);
  return { planId: holder.planId, limits: buildEffectiveLimits({ plan, overrides: holder }) };
}

/** For how many websites a day the account's plan has suggestions prepared. */
export async function getSuggestionsPerDay(db: Queryable, userId: UserId): Promise<number> {
  const holder = await findPlanHolder(db, userId);
  if (holder === null) throw new AppError('accounts.unauthenticated');
  const plan = await findPlanLimits(db, holder.planId);
  if (plan === null) throw new Error(`The plan ${holder.planId} has no row`);
  return plan.suggestionsPerDay;
}

/** The limits in force for many accounts; those that are gone are left out. */
export async function listLimits(
  db: Queryable,
  userIds: readonly UserId[],
): Promise<Map<UserId, AccountLimits>> {
  const plans = new Map((await listPlanRows(db)).map((plan) => [plan.id, plan]));
  const limits = new Map<UserId, AccountLimits>();
  for (const { userId, planId, ...overrides } of await listPlanHolders(db, userIds)) {
    const plan = plans.get(planId);
    if (plan !== undefined) limits.set(userId, buildEffectiveLimits({ plan, overrides }));
  }
  return limits;
}

/** For how many days the accounts' plans keep the texts of answers; accounts that are gone are left out. */
export async function listTextRetention(
  db: Queryable,
  userIds: readonly UserId[],
): Promise<{ userId: UserId; days: number }[]> {
  const days = new Map((await listPlanRows(db)).map((plan) => [plan.id, plan.textRetentionDays]));
  const holders = await listPlanHolders(db, userIds);
  return holders.flatMap(({ userId, planId }) => {
    const kept = days.get(planId);
    return kept === undefined ? [] : [{ userId, days: kept }];
  });
}

/** The bounds of it over all plans: nobody's texts are younger than `fewest` days when they go, none older than `most`. */
export async function findTextRetentionBounds(db: Queryable): Promise<{ fewest: number; most: number }> {
  const days = (await listPlanRows(db)).map(({ textRetentionDays }) => textRetentionDays);
  return { fewest: Math.min(...days), most: Math.max(...days) };
}
