import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { markRead } from '../store/alerts.ts';
import { loadNames } from './load-names.ts';

/** Marks alerts as read: all of a company, or all. */
export async function readAlerts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId | null },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const companyIds =
      companyId === null
        ? [...(await loadNames(tx, userId)).keys()]
        : [(await getOwnedCompany(tx, { userId, companyId })).id];
    await markRead(tx, { userId, companyIds, at: clock.now() });
  });
}
