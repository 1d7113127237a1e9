import type { PlanId } from '@citato/contract';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { plans } from './tables.ts';

export async function listPlanRows(db: Queryable) {
  return db.select().from(plans).orderBy(asc(plans.priceCents), asc(plans.maxPrompts));
}

export async function findPlanLimits(db: Queryable, planId: PlanId) {
  const [limits] = await db
    .select({
      maxCompanies: plans.maxCompanies,
      maxPrompts: plans.maxPrompts,
      taskListsEnabled: plans.taskListsEnabled,
      promptAnalysisEnabled: plans.promptAnalysisEnabled,
      suggestionsPerDay: plans.suggestionsPerDay,
      manualAnalysesPerDay: plans.manualAnalysesPerDay,
    })
    .from(plans)
    .where(eq(plans.id, planId));
  return limits ?? null;
}
