import { findRole, lockAccount } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { mayLookAfter } from './rules/may-look-after.ts';
import { deleteAssignee, saveAssignee } from './store.ts';

/** Says which member looks after a company: whoever reads all of them, so no client. */
export async function setCompanyAssignee(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  {
    accountId,
    companyId,
    assigneeId,
  }: { accountId: AccountId; companyId: CompanyId; assigneeId: UserId | null },
): Promise<{ assigneeId: UserId | null }> {
  return withTransaction(db, async (tx) => {
    // A member who is taken out in this moment looks after nothing.
    await lockAccount(tx, accountId);
    const company = await getOwnedCompany(tx, { userId: accountId, companyId });
    if (assigneeId === null) {
      await deleteAssignee(tx, company.id);
    } else {
      const role = await findRole(tx, { accountId, userId: assigneeId });
      if (role === null || !mayLookAfter(role)) throw new AppError('teams.member_not_found');
      await saveAssignee(tx, { companyId: company.id, accountId, userId: assigneeId, now: clock.now() });
    }
    await live.publish(tx, { userId: accountId, event: { type: 'companies.changed' } });
    return { assigneeId };
  });
}
