import type { UserSpending } from '@citato/contract';
import { getUserExpenses, toEuroCents } from '#features/spending';
import type { UserId } from '#lib/ids';
import { startOfRomeMonth } from '#lib/rome-time';
import type { AnalysisDeps } from './analysis-deps.ts';

/** What the engines cost for a user this month, and what an analysis of one more prompt is expected to cost. */
export async function getUserSpending(
  { db, clock, engines, policy }: Pick<AnalysisDeps, 'db' | 'clock' | 'engines' | 'policy'>,
  userId: UserId,
): Promise<UserSpending> {
  const { answersPerAnalysis, eurPerUsd } = policy;
  const from = startOfRomeMonth(clock.now());
  const { cents, purposes } = await getUserExpenses(db, { userId, from, eurPerUsd });
  return {
    since: from.toISOString(),
    cents,
    purposes,
    analysis: engines.map(({ id, typicalCostMicroDollars }) => ({
      engine: id,
      cents: toEuroCents({ microDollars: typicalCostMicroDollars * answersPerAnalysis, eurPerUsd }),
    })),
  };
}
