import type { UserLimits } from '@citato/contract';
import { findUsage } from '#features/analysis';
import { countUsage } from '#features/companies';
import { getLimits } from '#features/plans';
import { isBookedForNothing } from '#features/analysis';
import { listViewedPrompts } from '#features/companies';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';

/**
 * The effective limits of an account and what is used of them, for a client by their own companies; analyses are counted
 * over the account's life.
 */
export async function getUserLimits(db: Queryable, viewer: Viewer): Promise<UserLimits> {
  const userId = viewer.accountId;
  const { planId, limits, setForAccount } = await getLimits(db, userId);
  const { companies, prompts } = await countViewed(db, viewer);
  const usage = await findUsage(db, userId);
  const isGivenBack =
    usage !== null && !limits.promptAnalysisEnabled && (await isBookedForNothing(db, usage));
  const analyses = isGivenBack ? 0 : (usage?.analysesUsed ?? 0);
  return { plan: planId, limits, setForAccount, usage: { companies, prompts, analyses } };
}

async function countViewed(db: Queryable, viewer: Viewer): Promise<{ companies: number; prompts: number }> {
  const prompts = await listViewedPrompts(db, viewer);
  if (viewer.companyIds === null || prompts === null) return countUsage(db, viewer.accountId);
  return { companies: viewer.companyIds.length, prompts: prompts.length };
}
