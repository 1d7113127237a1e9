import { getOwnedCompany } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { proposedLately } from '../errors.ts';
import { lockPlan } from '../store.ts';
import type { ProposalsDeps } from './proposals-deps.ts';
import { placeRun } from './rules/proposal-run.ts';
import { findRun, recordRequest } from './store.ts';
import { writeProposalsJob } from './write-proposals-job.ts';

/** Over all companies of an account. */
const REQUESTS = { name: 'plan-proposals', uses: 60, windowSeconds: 24 * 60 * 60 };

/** Has the writing model propose actions for a plan; of two who ask at once, one call is made. */
export async function requestPlanProposals(
  { db, clock, queue, limits, writer }: ProposalsDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<{ isUnderWay: boolean }> {
  await getOwnedCompany(db, { userId, companyId });
  await assertSourceGaps(db, userId);
  if (writer === null) throw new AppError('action_plan.no_model');
  await limits.take(REQUESTS, userId);
  await withTransaction(db, async (tx) => {
    const { id } = await getOwnedCompany(tx, { userId, companyId });
    await lockPlan(tx, id);
    const now = clock.now();
    const { isUnderWay, nextAt } = placeRun(await findRun(tx, id), now);
    if (isUnderWay) return;
    if (nextAt !== null) throw proposedLately(nextAt);
    await recordRequest(tx, { companyId: id, requestedAt: now });
    const payload = { userId, companyId: id };
    await queue.enqueue(tx, writeProposalsJob, payload, { groupId: userId, isUrgent: true });
  });
  return { isUnderWay: true };
}
