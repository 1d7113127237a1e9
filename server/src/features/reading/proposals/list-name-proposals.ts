import { getOwnedCompany } from '#features/companies';
import type { CompanyId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type OpenProposal, listOpenProposals } from '../rules/open-proposals.ts';
import { listProposalRows } from '../store/name-proposals.ts';

/** The names a model takes for one company and the user has said nothing about. */
export async function listNameProposals(
  db: Queryable,
  scope: { userId: UserId; companyId: CompanyId },
): Promise<OpenProposal[]> {
  const company = await getOwnedCompany(db, scope);
  return listOpenProposals(await listProposalRows(db, company.id), company);
}
