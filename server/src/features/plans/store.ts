import type { PlanId } from '@citato/contract';
import { asc, eq, lt } from 'drizzle-orm';
import { QueryBuilder, alias } from 'drizzle-orm/pg-core';
import type { AccountId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import { entitlements, plans } from './tables.ts';

export async function listPlanRows(db: Queryable) {
  return db.select().from(plans).orderBy(asc(plans.priceCents), asc(plans.maxPrompts));
}

const planLimits = {
  id: plans.id,
  maxCompanies: plans.maxCompanies,
  maxPrompts: plans.maxPrompts,
  retainedPrompts: plans.retainedPrompts,
  taskListsEnabled: plans.taskListsEnabled,
  promptAnalysisEnabled: plans.promptAnalysisEnabled,
  manualAnalysesPerDay: plans.manualAnalysesPerDay,
  suggestionsPerDay: plans.suggestionsPerDay,
  textRetentionDays: plans.textRetentionDays,
  maxWebhooks: plans.maxWebhooks,
  maxChannels: plans.maxChannels,
  seats: plans.seats,
  maxMarkets: plans.maxMarkets,
  withheldEngines: plans.withheldEngines,
  sourceGapsEnabled: plans.sourceGapsEnabled,
  clientReportsEnabled: plans.clientReportsEnabled,
  reportLogoEnabled: plans.reportLogoEnabled,
  apiEnabled: plans.apiEnabled,
  alertsEnabled: plans.alertsEnabled,
};

const pendingPlans = alias(plans, 'pending_plans');

/**
 * The entitlements of accounts, each with its plan and the one it is changing to; accounts that are gone are left out.
 */
export async function listEntitlements(db: Queryable, userIds: readonly AccountId[]) {
  if (userIds.length === 0) return [];
  return db
    .select({
      entitlement: entitlements,
      plan: planLimits,
      pending: { maxCompanies: pendingPlans.maxCompanies, maxPrompts: pendingPlans.maxPrompts },
    })
    .from(entitlements)
    .innerJoin(plans, eq(plans.id, entitlements.planId))
    .leftJoin(pendingPlans, eq(pendingPlans.id, entitlements.pendingPlanId))
    .where(isAnyOf(entitlements.userId, userIds))
    .prepare('plans_entitlements')
    .execute();
}

export async function findPlan(db: Queryable, planId: PlanId) {
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId));
  return plan ?? null;
}

/** The plan and the overrides of every account, for queries that list accounts. */
export const accountPlans = new QueryBuilder()
  .select({
    userId: entitlements.userId,
    planId: entitlements.planId,
    customMaxCompanies: entitlements.customMaxCompanies,
    customMaxPrompts: entitlements.customMaxPrompts,
    customTaskListsEnabled: entitlements.customTaskListsEnabled,
    customPromptAnalysisEnabled: entitlements.customPromptAnalysisEnabled,
  })
  .from(entitlements)
  .as('account_plans');

export async function updateEntitlement(
  tx: Transaction,
  { userId, ...changes }: { userId: AccountId } & Partial<Omit<typeof entitlements.$inferSelect, 'userId'>>,
): Promise<void> {
  await tx.update(entitlements).set(changes).where(eq(entitlements.userId, userId));
}

/** Sets plans that cost less to their normal price; returns which those are. */
export async function raiseToNormalPrices(db: Queryable): Promise<PlanId[]> {
  const { id, priceCents, normalPriceCents } = plans;
  const raised = await db
    .update(plans)
    .set({ priceCents: normalPriceCents })
    .where(lt(priceCents, normalPriceCents))
    .returning({ id });
  return raised.map((row) => row.id);
}

/** The provider's price each plan is sold at; null: it cannot be bought. */
export async function updatePrices(
  tx: Transaction,
  prices: readonly { readonly planId: PlanId; readonly priceId: string | null }[],
): Promise<void> {
  for (const { planId, priceId } of prices)
    await tx.update(plans).set({ stripePriceId: priceId }).where(eq(plans.id, planId));
}
