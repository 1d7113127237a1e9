import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { promptsDeleted } from '../prompts-deleted.ts';
import { removeCompany } from '../store/companies.ts';

/** Deletes a company with its prompts; a running analysis stops by itself, and a job erases what was measured. */
export async function deleteCompany(
  { db, events, live }: Pick<Context, 'db' | 'events' | 'live'>,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, scope);
    await removeCompany(tx, company.id);
    await events.announce(tx, promptsDeleted, {});
    await live.publish(tx, { userId: scope.userId, event: { type: 'companies.changed' } });
  });
}
