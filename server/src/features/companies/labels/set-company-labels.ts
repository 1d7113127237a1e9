import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { CompanyId, LabelId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { changeLabels } from '../rules/label-choice.ts';
import { replaceLabelsOfCompany } from '../store/labels.ts';
import { assertLabels } from './assert-labels.ts';

/** Replaces the labels of a company. */
export async function setCompanyLabels(
  { db, live }: Pick<Context, 'db' | 'live'>,
  {
    userId,
    companyId,
    labelIds: wanted,
  }: { userId: AccountId; companyId: CompanyId; labelIds: readonly LabelId[] },
): Promise<{ labelIds: LabelId[] }> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    await assertLabels(tx, { userId, subject: 'company', labelIds: wanted });
    const labelIds = changeLabels({ now: [], add: wanted, remove: [] });
    if (labelIds === null) throw new AppError('labels.too_many');
    await replaceLabelsOfCompany(tx, { companyId: company.id, labelIds });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    return { labelIds };
  });
}
