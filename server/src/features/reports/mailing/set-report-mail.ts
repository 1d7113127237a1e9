import { listMembers, lockAccount } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { assertInPlan } from '../looks/assert-in-plan.ts';
import { isRecipient } from '../rules/recipients.ts';
import { replaceRecipients } from '../store/mails.ts';

/** Says who is mailed a page of a company each month: members who may see it, and nobody else. */
export async function setReportMail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    accountId,
    companyId,
    recipientIds,
  }: { accountId: AccountId; companyId: CompanyId; recipientIds: readonly UserId[] },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const company = await getOwnedCompany(tx, { userId: accountId, companyId });
    if (recipientIds.length > 0) await assertInPlan(tx, accountId);
    const members = await listMembers(tx, accountId);
    const known = new Set(
      members.filter((member) => isRecipient({ member, companyId })).map(({ userId }) => userId),
    );
    const userIds = [...new Set(recipientIds)];
    if (userIds.some((id) => !known.has(id))) throw new AppError('client_reports.recipient_not_found');
    await replaceRecipients(tx, { companyId: company.id, accountId, userIds, now: clock.now() });
  });
}
