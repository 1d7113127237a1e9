import { listOwnedPrompts, getOwnedCompany } from '#features/companies';
import { listMentionedCompanies } from '#features/measurements';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type OpenProposal, listOpenProposals } from '../rules/open-proposals.ts';
import { listOwnSpellings } from '../rules/own-spellings.ts';
import { listDecidedPairs, listProposalRows } from '../store/name-proposals.ts';

/**
 * The names that may be one company and the user has said nothing about: those a model takes for one, and those the
 * current figures list that are spelt like the own one.
 */
export async function listNameProposals(
  db: Queryable,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<OpenProposal[]> {
  const company = await getOwnedCompany(db, scope);
  const prompts = await listOwnedPrompts(db, scope);
  const mentioned = await listMentionedCompanies(
    db,
    prompts.map(({ prompt }) => prompt.id),
  );
  const ownSpellings = listOwnSpellings({
    mentioned: [...mentioned.values()].flat(),
    subject: company,
    decided: await listDecidedPairs(db, company.id),
  });
  return listOpenProposals([...(await listProposalRows(db, company.id)), ...ownSpellings], company);
}
