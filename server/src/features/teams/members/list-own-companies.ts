import { listCompanyRows } from '#features/companies';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Those of some ids that are companies of the organisation: nobody is shown another's by its id. */
export async function listOwnCompanies(
  db: Queryable,
  { accountId, companyIds }: { accountId: AccountId; companyIds: readonly string[] },
): Promise<CompanyId[]> {
  if (companyIds.length === 0) return [];
  const asked = new Set<string>(companyIds);
  const rows = await listCompanyRows(db, accountId);
  return rows.flatMap(({ company }) => (asked.has(company.id) ? [company.id] : []));
}
