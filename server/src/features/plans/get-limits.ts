import type { PlanId } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AccountLimits, buildEffectiveLimits } from './rules/effective-limits.ts';
import { listEntitlements, listPlanRows } from './store.ts';

/** The plan of an account and the limits in force for it; in a transaction after `lockUser`, they hold until it ends. */
export async function getLimits(
  db: Queryable,
  userId: UserId,
): Promise<{ planId: PlanId; limits: AccountLimits }> {
  const { plan, entitlement } = await getEntitlement(db, userId);
  return { planId: plan.id, limits: buildEffectiveLimits({ plan, overrides: entitlement }) };
}

/** The plan alone. */
export async function getPlanId(db: Queryable, userId: UserId): Promise<PlanId> {
  const { plan } = await getEntitlement(db, userId);
  return plan.id;
}

/** For how many websites a day the account's plan has suggestions prepared. */
export async function getSuggestionsPerDay(db: Queryable, userId: UserId): Promise<number> {
  const { plan } = await getEntitlement(db, userId);
  return plan.suggestionsPerDay;
}

async function getEntitlement(db: Queryable, userId: UserId) {
  const [entitled] = await listEntitlements(db, [userId]);
  if (entitled === undefined) throw new AppError('accounts.unauthenticated');
  return entitled;
}

/** The limits in force for many accounts; those that are gone are left out. */
export async function listLimits(
  db: Queryable,
  userIds: readonly UserId[],
): Promise<Map<UserId, AccountLimits>> {
  const entitled = await listEntitlements(db, userIds);
  return new Map(
    entitled.map(({ plan, entitlement }) => [
      entitlement.userId,
      buildEffectiveLimits({ plan, overrides: entitlement }),
    ]),
  );
}

/** For how many days the accounts' plans keep the texts of answers; accounts that are gone are left out. */
export async function listTextRetention(
  db: Queryable,
  userIds: readonly UserId[],
): Promise<{ userId: UserId; days: number }[]> {
  const entitled = await listEntitlements(db, userIds);
  return entitled.map(({ plan, entitlement }) => ({
    userId: entitlement.userId,
    days: plan.textRetentionDays,
  }));
}

/** The bounds of it over all plans: nobody's texts are younger than `fewest` days when they go, none older than `most`. */
export async function findTextRetentionBounds(db: Queryable): Promise<{ fewest: number; most: number }> {
  const days = (await listPlanRows(db)).map(({ textRetentionDays }) => textRetentionDays);
  return { fewest: Math.min(...days), most: Math.max(...days) };
}
