import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccessLogId, CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { removeLog } from '../store/access-logs.ts';

/** Removes a log with what was counted of it; its days may then be counted anew. */
export async function deleteAccessLog(
  db: Queryable,
  { userId, companyId, logId }: { userId: AccountId; companyId: CompanyId; logId: AccessLogId },
): Promise<void> {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  if (!(await removeLog(db, { companyId: id, logId }))) throw new AppError('access_logs.not_found');
}
