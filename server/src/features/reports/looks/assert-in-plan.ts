import { getReportAllowance, listPlansWithReports } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { notInPlan } from '../errors.ts';

/** @throws AppError where the account's plan holds no pages for clients, or not their logo */
export async function assertInPlan(
  db: Queryable,
  userId: AccountId,
  part: 'report' | 'logo' = 'report',
): Promise<void> {
  const { hasReports, hasLogo } = await getReportAllowance(db, userId);
  if (part === 'logo' ? hasLogo : hasReports) return;
  const plans = await listPlansWithReports(db, part);
  throw notInPlan({ plans, subject: part === 'logo' ? 'Il logo del cliente' : 'Il rapporto per il cliente' });
}
