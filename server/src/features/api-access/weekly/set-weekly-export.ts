import { EXPORT_TABLES, type ExportFormat, type ExportTable, type WeeklyExport } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { findWeeklyExport, saveWeeklyExport } from '../store/weekly-exports.ts';
import { findNext, shapeWeekly, type WeeklyMember } from './list-weekly-exports.ts';

/** Has a member mailed these tables of a company each week; each table once, in one order. */
export async function setWeeklyExport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    member,
    companyId,
    tables,
    format,
  }: { member: WeeklyMember; companyId: CompanyId; tables: readonly ExportTable[]; format: ExportFormat },
): Promise<WeeklyExport> {
  const { accountId, userId } = member;
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const company = await getOwnedCompany(tx, { userId: accountId, companyId });
    if (!(await isApiIncluded(tx, accountId))) throw new AppError('exports.not_included');
    const scope = { companyId: company.id, userId };
    const chosen = EXPORT_TABLES.filter((table) => tables.includes(table));
    await saveWeeklyExport(tx, { ...scope, accountId, tables: chosen, format, now });
    const row = await findWeeklyExport(tx, scope);
    if (row === null) throw new Error('What was stored is not there');
    return shapeWeekly(row, (await findNext(tx, { member, now })).nextDay);
  });
}
