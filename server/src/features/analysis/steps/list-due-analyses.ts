import type { EngineId } from '@citato/contract';
import { listLimits } from '#features/plans';
import type { AnalysisId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { isStillDue } from '../rules/analysis-allowance.ts';
import { findUsage } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';

/**
 * Of analyses that have begun, those whose accounts' plans still pay for answers, each with the engines its plan does
 * not ask.
 */
export async function listDueAnalyses(
  db: Queryable,
  analyses: readonly Pick<AnalysisRow, 'id' | 'userId' | 'trigger' | 'usageCounted'>[],
): Promise<Map<AnalysisId, readonly EngineId[]>> {
  const userIds = [...new Set(analyses.map(({ userId }) => userId))];
  const limits = await listLimits(db, userIds);
  const hasPlan = (userId: AccountId) => limits.get(userId)?.promptAnalysisEnabled ?? false;
  const used = new Map<AccountId, number>();
  for (const userId of userIds.filter((id) => !hasPlan(id)))
    used.set(userId, (await findUsage(db, userId))?.analysesUsed ?? 0);
  const due = analyses.filter((analysis) => {
    const { userId } = analysis;
    const analysesUsed = used.get(userId) ?? 0;
    return isStillDue({ promptAnalysisEnabled: hasPlan(userId), analysesUsed, analysis });
  });
  return new Map(due.map(({ id, userId }) => [id, limits.get(userId)?.withheldEngines ?? []]));
}
