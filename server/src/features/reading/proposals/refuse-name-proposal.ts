import { getOwnedCompany } from '#features/companies';
import type { CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { NamePair } from '../rules/verify-proposals.ts';
import { refuseProposal } from '../store/name-proposals.ts';

/** Takes a proposal off the list for good: the user says that these are two companies. */
export async function refuseNameProposal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { pair, ...scope }: { userId: UserId; companyId: CompanyId; pair: NamePair },
): Promise<void> {
  const company = await getOwnedCompany(db, scope);
  await refuseProposal(db, { companyId: company.id, pair, at: clock.now() });
}
