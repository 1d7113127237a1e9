import { identityKey } from '@citato/mentions';
import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import type { NamePair } from '../rules/verify-proposals.ts';
import { refuseProposal } from '../store/name-proposals.ts';
import { listNameProposals } from './list-name-proposals.ts';

/** Takes a proposal off the list for good: the user says that these are two companies. */
export async function refuseNameProposal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { pair, ...scope }: { userId: AccountId; companyId: CompanyId; pair: NamePair },
): Promise<void> {
  const company = await getOwnedCompany(db, scope);
  const keys = keysOf(pair.name, pair.as);
  const open = (await listNameProposals(db, scope)).find(
    ({ name, into }) => keysOf(name, into.name) === keys,
  );
  await withTransaction(db, (tx) =>
    refuseProposal(tx, { companyId: company.id, pair, answers: open?.answers ?? null, at: clock.now() }),
  );
}

const keysOf = (one: string, other: string): string =>
  [identityKey(one), identityKey(other)].toSorted().join(' ');
