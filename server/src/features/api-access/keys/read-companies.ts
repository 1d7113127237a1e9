import { getOwnedCompany } from '#features/companies';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import type { Transaction } from '#platform/db';

/** The chosen companies, each once; another's, or one that is gone, is refused. */
export async function readCompanies(
  tx: Transaction,
  { userId, companyIds }: { userId: AccountId; companyIds: readonly string[] | null },
): Promise<CompanyId[] | null> {
  if (companyIds === null) return null;
  const chosen: CompanyId[] = [];
  for (const companyId of new Set(companyIds)) {
    const company = await getOwnedCompany(tx, { userId, companyId: toId<CompanyId>(companyId) });
    chosen.push(company.id);
  }
  return chosen;
}
