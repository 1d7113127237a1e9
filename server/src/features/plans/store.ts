import type { PlanId } from '@citato/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { entitlements, plans } from './tables.ts';

export async function listPlanRows(db: Queryable) {
  return db.select().from(plans).orderBy(asc(plans.priceCents), asc(plans.maxPrompts));
}

const planLimits = {
  id: plans.id,
  maxCompanies: plans.maxCompanies,
  maxPrompts: plans.maxPrompts,
  taskListsEnabled: plans.taskListsEnabled,
  promptAnalysisEnabled: plans.promptAnalysisEnabled,
  manualAnalysesPerDay: plans.manualAnalysesPerDay,
  suggestionsPerDay: plans.suggestionsPerDay,
  textRetentionDays: plans.textRetentionDays,
};

/** What accounts are entitled to, each with its plan; those that are gone are left out. */
export async function listEntitlements(db: Queryable, userIds: readonly UserId[]) {
  if (userIds.length === 0) return [];
  return db
    .select({ entitlement: entitlements, plan: planLimits })
    .from(entitlements)
    .innerJoin(plans, eq(plans.id, entitlements.planId))
    .where(inArray(entitlements.userId, [...userIds]));
}

export async function updatePlan(
  tx: Transaction,
  { userId, planId }: { userId: UserId; planId: PlanId },
): Promise<void> {
  await tx.update(entitlements).set({ planId }).where(eq(entitlements.userId, userId));
}
