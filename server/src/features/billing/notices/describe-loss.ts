import { previewAllowance } from '#features/companies';
import { getLimits, getLimitsOn, getPlanName, getRetained } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { Loss } from '../templates/loss-words.ts';

/** What an account loses when its paid plan ends, as things stand. */
export async function describeLoss(db: Queryable, { userId }: { userId: AccountId }): Promise<Loss> {
  const free = { userId, planId: 'free' } as const;
  const { limits } = await getLimits(db, userId);
  const then = await getLimitsOn(db, free);
  const retained = await getRetained(db, free);
  const { archived } = await previewAllowance(db, { userId, ...retained });
  return {
    freeName: await getPlanName(db, 'free'),
    staying: { companies: retained.maxCompanies, prompts: retained.maxPrompts },
    losesAnalyses: limits.promptAnalysisEnabled && !then.promptAnalysisEnabled,
    losesTaskLists: limits.taskListsEnabled && !then.taskListsEnabled,
    archived: { companies: archived.companies.length, prompts: archived.prompts.length },
  };
}
