import type { CompanyTrend } from '@citato/contract';
import { listEverythingOwned } from '#features/companies';
import { type MeasuredPrompt, listJointTrends, listSummariesOfUser } from '#features/measurements';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** The twelve weeks of each of a user’s companies that has been measured, in three statements however many there are. */
export async function listTrends(db: Queryable, userId: AccountId): Promise<CompanyTrend[]> {
  const owned = await listEverythingOwned(db, userId);
  const summaries = await listSummariesOfUser(db, userId);
  const starts = new Map(summaries.map(({ promptId, periodStart }) => [promptId, periodStart]));
  const groups = new Map(
    owned
      .filter(({ company }) => company.archivedAt === null)
      .map(({ company, prompts }) => [
        company.id,
        prompts
          .filter(({ archivedAt, namesOwnCompany }) => archivedAt === null && !namesOwnCompany)
          .flatMap(({ id, seriesSince }): MeasuredPrompt[] => {
            const periodStart = starts.get(id);
            return periodStart === undefined ? [] : [{ id, companyId: company.id, periodStart, seriesSince }];
          }),
      ]),
  );
  const trends = await listJointTrends(db, groups);
  return [...trends].map(([companyId, { weeks, change }]) => ({ companyId, weeks, change }));
}
