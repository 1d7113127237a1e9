import { api } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { getReportAllowance } from '#features/plans';
import { type AccountId, type ClientReportId, type CompanyId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { assertInPlan } from '../looks/assert-in-plan.ts';
import { deleteReportsBeyond, insertReport } from '../store/reports.ts';
import { buildReport } from './build-report.ts';

const MAKING = { name: 'client-report', uses: 30, windowSeconds: 10 * 60 };
/** Pages of a company without a link; older ones go. */
const KEPT = 60;

/** Makes a page of this moment's figures. */
export async function createClientReport(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  {
    accountId,
    userId,
    companyId,
    rivals,
    requestId,
  }: {
    accountId: AccountId;
    userId: UserId;
    companyId: CompanyId;
    rivals: readonly string[] | null;
    requestId?: string | undefined;
  },
): Promise<{ reportId: string }> {
  const company = await getOwnedCompany(db, { userId: accountId, companyId });
  await assertInPlan(db, accountId);
  await limits.take(MAKING, accountId);
  const { hasLogo } = await getReportAllowance(db, accountId);
  const made = await buildReport({ db, clock }, { userId: accountId, company, rivals, hasLogo });
  return withTransaction(db, (tx) =>
    answerOnce(
      tx,
      {
        userId: accountId,
        operation: 'client-reports.create',
        requestId,
        parameters: { companyId, rivals },
        now: clock.now(),
        schema: api.createClientReport.responses[201],
      },
      async () => {
        const reportId = newId<ClientReportId>();
        await insertReport(tx, { ...made, id: reportId, month: null, madeBy: userId });
        await deleteReportsBeyond(tx, { companyId: company.id, kept: KEPT });
        return { reportId };
      },
    ),
  );
}
