import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { removeLogAddress } from '../store/log-addresses.ts';

/** Ends the address; ending none is no fault. */
export async function deleteLogAddress(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<void> {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await removeLogAddress(db, id);
}
