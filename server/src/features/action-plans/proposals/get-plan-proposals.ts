import { getOwnedCompany } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import type { AccountId, CompanyId } from '#lib/ids';
import type { ProposalsDeps } from './proposals-deps.ts';
import { placeRun } from './rules/proposal-run.ts';
import { findRun } from './store.ts';

/** Whether a model can be asked for actions, and what came of the last time. */
export async function getPlanProposals(
  { db, clock, writer }: Pick<ProposalsDeps, 'db' | 'clock' | 'writer'>,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
) {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await assertSourceGaps(db, userId);
  const run = await findRun(db, id);
  const { isUnderWay, nextAt } = placeRun(run, clock.now());
  const { endedAt = null, outcome = null } = run ?? {};
  return {
    isAvailable: writer !== null,
    isUnderWay,
    nextAt: nextAt?.toISOString() ?? null,
    last: endedAt === null || outcome === null ? null : { endedAt: endedAt.toISOString(), outcome },
  };
}
