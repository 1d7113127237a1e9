import type { UserLimits } from '@citato/contract';
import { findUsage } from '#features/analysis';
import { countUsage } from '#features/companies';
import { getLimits } from '#features/plans';
import { isBookedForNothing } from '#features/analysis';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** The effective limits of an account and what is used of them; analyses are counted over the account's life. */
export async function getUserLimits(db: Queryable, userId: UserId): Promise<UserLimits> {
  const { planId, limits, setForAccount } = await getLimits(db, userId);
  const { companies, prompts } = await countUsage(db, userId);
  const usage = await findUsage(db, userId);
  const isGivenBack =
    usage !== null && !limits.promptAnalysisEnabled && (await isBookedForNothing(db, usage));
  const analyses = isGivenBack ? 0 : (usage?.analysesUsed ?? 0);
  return { plan: planId, limits, setForAccount, usage: { companies, prompts, analyses } };
}
