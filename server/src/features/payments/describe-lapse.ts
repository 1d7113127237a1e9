import type { PlanId } from '@citato/contract';
import { previewAllowance } from '#features/archive';
import { findPlan, getLimits, getLimitsOn, getRetained } from '#features/plans';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { ProviderStatus } from './rules/subscription-status.ts';
import type { Lapse } from './templates/subscription-lapse.ts';

/** What an account loses when its subscription ends, as things stand. */
export async function describeLapse(
  db: Queryable,
  {
    userId,
    planId,
    live,
  }: {
    userId: UserId;
    planId: PlanId;
    live: { readonly status: ProviderStatus; readonly currentPeriodEnd: Date | null };
  },
): Promise<Lapse> {
  const free = { userId, planId: 'free' } as const;
  const { limits } = await getLimits(db, userId);
  const then = await getLimitsOn(db, free);
  const retained = await getRetained(db, free);
  const { archived } = await previewAllowance(db, { userId, ...retained });
  return {
    planName: (await findPlan(db, planId))?.name ?? planId,
    until: live.currentPeriodEnd,
    isLate: live.status === 'past_due',
    freeName: (await findPlan(db, 'free'))?.name ?? 'Free',
    staying: { companies: retained.maxCompanies, prompts: retained.maxPrompts },
    losesAnalyses: limits.promptAnalysisEnabled && !then.promptAnalysisEnabled,
    losesTaskLists: limits.taskListsEnabled && !then.taskListsEnabled,
    archived: { companies: archived.companies.length, prompts: archived.prompts.length },
  };
}
