import type { CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedCompany } from './check-ownership.ts';
import { removeCompany } from './store.ts';

/** Deletes a company with its prompts and all that was measured for them; a running analysis stops by itself. */
export async function deleteCompany(
  { db }: Pick<Context, 'db'>,
  scope: { userId: UserId; companyId: CompanyId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, scope);
    await removeCompany(tx, company.id);
  });
}
