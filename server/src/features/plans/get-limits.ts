import type { LimitName, PlanId } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AccountLimits, buildEffectiveLimits, listSetLimits } from './rules/effective-limits.ts';
import { decideTextDays } from './rules/text-days.ts';
import { findPlan, listEntitlements, listPlanRows } from './store.ts';

/** What an account may do now, and which limits are overrides. */
export interface LimitsInForce {
  readonly planId: PlanId;
  readonly limits: AccountLimits;
  readonly setForAccount: LimitName[];
}

/** The plan of an account and the limits in force for it; in a transaction after `lockAccount`, they hold until it ends. */
export async function getLimits(db: Queryable, userId: AccountId): Promise<LimitsInForce> {
  const { plan, pending, entitlement } = await getEntitlement(db, userId);
  return {
    planId: plan.id,
    limits: buildEffectiveLimits({ plan, pending, overrides: entitlement }),
    setForAccount: listSetLimits(entitlement),
  };
}

/** The limits the account would have on a plan, by its own overrides. */
export async function getLimitsOn(
  db: Queryable,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<AccountLimits> {
  const { entitlement } = await getEntitlement(db, userId);
  const plan = await findPlan(db, planId);
  if (plan === null) throw new Error('A plan without a row');
  return buildEffectiveLimits({ plan, overrides: entitlement });
}

/** The plan alone. */
export async function getPlanId(db: Queryable, userId: AccountId): Promise<PlanId> {
  const { plan } = await getEntitlement(db, userId);
  return plan.id;
}

/** For how many websites a day the account's plan has suggestions prepared. */
export async function getSuggestionsPerDay(db: Queryable, userId: AccountId): Promise<number> {
  const { plan } = await getEntitlement(db, userId);
  return plan.suggestionsPerDay;
}

/** How many webhooks of its own the account's plan serves; none once the account is gone. */
export async function getWebhookAllowance(db: Queryable, userId: AccountId): Promise<number> {
  const [entitled] = await listEntitlements(db, [userId]);
  return entitled?.plan.maxWebhooks ?? 0;
}

/** How many channels of chats the account's plan serves; none where it holds no alerts, or the account is gone. */
export async function getChannelAllowance(db: Queryable, userId: AccountId): Promise<number> {
  const [entitled] = await listEntitlements(db, [userId]);
  return entitled?.plan.alertsEnabled === true ? entitled.plan.maxChannels : 0;
}

/** How many people the account's plan has room for. */
export async function getSeats(db: Queryable, userId: AccountId): Promise<number> {
  const { plan } = await getEntitlement(db, userId);
  return plan.seats;
}

/** In how many markets a company may be asked, and the cheapest plan that holds more. */
export async function getMarketAllowance(
  db: Queryable,
  userId: AccountId,
): Promise<{ max: number; larger: { id: PlanId; name: string; max: number } | null }> {
  const { plan } = await getEntitlement(db, userId);
  const rows = await listPlanRows(db);
  const larger = rows.find(({ maxMarkets }) => maxMarkets > plan.maxMarkets);
  return {
    max: plan.maxMarkets,
    larger: larger === undefined ? null : { id: larger.id, name: larger.name, max: larger.maxMarkets },
  };
}

/** Whether the account's plan holds alerts; not once the account is gone. */
export async function holdsAlerts(db: Queryable, userId: AccountId): Promise<boolean> {
  return (await listHoldersOfAlerts(db, [userId])).has(userId);
}

/** Those of some accounts whose plan holds alerts. */
export async function listHoldersOfAlerts(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (userIds.length === 0) return new Set();
  const entitled = await listEntitlements(db, [...new Set(userIds)]);
  return new Set(
    entitled.flatMap(({ plan, entitlement }) => (plan.alertsEnabled ? [entitlement.userId] : [])),
  );
}

/** The names of the plans that hold alerts, cheapest first. */
export async function listPlansWithAlerts(db: Queryable): Promise<string[]> {
  const rows = await listPlanRows(db);
  return rows.filter(({ alertsEnabled }) => alertsEnabled).map(({ name }) => name);
}

/** Whether the account's plan compares the sources of answers with and without its companies. */
export async function hasSourceGaps(db: Queryable, userId: AccountId): Promise<boolean> {
  const { plan } = await getEntitlement(db, userId);
  return plan.sourceGapsEnabled;
}

/** The names of the plans that do, cheapest first. */
export async function listPlansWithSourceGaps(db: Queryable): Promise<string[]> {
  const rows = await listPlanRows(db);
  return rows.filter(({ sourceGapsEnabled }) => sourceGapsEnabled).map(({ name }) => name);
}

/** Whether the account's plan holds pages for clients, and their logo on them. */
export async function getReportAllowance(
  db: Queryable,
  userId: AccountId,
): Promise<{ hasReports: boolean; hasLogo: boolean }> {
  const { plan } = await getEntitlement(db, userId);
  return { hasReports: plan.clientReportsEnabled, hasLogo: plan.reportLogoEnabled };
}

/** The names of the plans that do, cheapest first. */
export async function listPlansWithReports(db: Queryable, part: 'report' | 'logo'): Promise<string[]> {
  const rows = await listPlanRows(db);
  const hold = rows.filter((plan) => (part === 'logo' ? plan.reportLogoEnabled : plan.clientReportsEnabled));
  return hold.map(({ name }) => name);
}

/** Whether the account's plan holds the API; not once the account is gone. */
export async function isApiIncluded(db: Queryable, userId: AccountId): Promise<boolean> {
  const [entitled] = await listEntitlements(db, [userId]);
  return entitled?.plan.apiEnabled ?? false;
}

/** The names of the plans that do, cheapest first. */
export async function listPlansWithApi(db: Queryable): Promise<string[]> {
  const rows = await listPlanRows(db);
  return rows.filter(({ apiEnabled }) => apiEnabled).map(({ name }) => name);
}

/** What the account is entitled to, with its plan. */
export async function getEntitlement(db: Queryable, userId: AccountId) {
  const [entitled] = await listEntitlements(db, [userId]);
  if (entitled === undefined) throw new AppError('accounts.unauthenticated');
  return entitled;
}

/** The limits in force for many accounts; those that are gone are left out. */
export async function listLimits(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<Map<AccountId, AccountLimits>> {
  const entitled = await listEntitlements(db, userIds);
  return new Map(
    entitled.map(({ plan, pending, entitlement }) => [
      entitlement.userId,
      buildEffectiveLimits({ plan, pending, overrides: entitlement }),
    ]),
  );
}

/** For how many days the texts of the accounts' answers are kept now; accounts that are gone are left out. */
export async function listTextRetention(
  db: Queryable,
  { userIds, now }: { userIds: readonly AccountId[]; now: Date },
): Promise<{ userId: AccountId; days: number }[]> {
  const entitled = await listEntitlements(db, userIds);
  return entitled.map(({ plan, entitlement }) => ({
    userId: entitlement.userId,
    days: decideTextDays({ planDays: plan.textRetentionDays, carried: entitlement, now }),
  }));
}

/**
 * The shortest and longest retention over all plans: no text is removed before `minDays`, and none is kept after
 * `maxDays`.
 */
export async function findTextRetentionBounds(db: Queryable): Promise<{ minDays: number; maxDays: number }> {
  const days = (await listPlanRows(db)).map(({ textRetentionDays }) => textRetentionDays);
  return { minDays: Math.min(...days), maxDays: Math.max(...days) };
}
