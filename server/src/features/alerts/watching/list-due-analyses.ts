import { listHoldersOfAlerts } from '#features/plans';
import type { AccountId, CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Transaction } from '#platform/db';
import { lockCompanies } from '../store/watches.ts';
import { loadDueDays } from './load-due-days.ts';

/**
 * The analyses after which a company is to be looked at, one a company. Of two transactions that end a company's last
 * analyses at once the later one sees that the day is complete: they wait for each other here.
 */
export async function listDueAnalyses<Ended extends { companyId: CompanyId; userId: AccountId }>(
  tx: Transaction,
  { ended, today }: { ended: readonly Ended[]; today: RomeDay },
): Promise<Ended[]> {
  const holders = await listHoldersOfAlerts(
    tx,
    ended.map(({ userId }) => userId),
  );
  const byCompany = new Map(
    ended.flatMap((analysis) => (holders.has(analysis.userId) ? [[analysis.companyId, analysis]] : [])),
  );
  if (byCompany.size === 0) return [];
  const companyIds = [...byCompany.keys()];
  await lockCompanies(tx, companyIds);
  const due = await loadDueDays(tx, { companyIds, today });
  return [...byCompany.values()].filter(({ companyId }) => due.has(companyId));
}
