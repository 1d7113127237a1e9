import type { EngineId } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { replaceExcludedEngines } from '../store/companies.ts';

/**
 * Replaces the engines a company leaves out; its next analyses ask the others. What was measured stays.
 * @param available the engines of this deployment, of which one at least must be left
 */
export async function setCompanyEngines(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    companyId,
    excludedEngines: given,
    available,
  }: {
    userId: AccountId;
    companyId: CompanyId;
    excludedEngines: readonly EngineId[];
    available: readonly EngineId[];
  },
): Promise<{ excludedEngines: EngineId[] }> {
  const company = await getOwnedCompany(db, { userId, companyId });
  const excludedEngines = [...new Set(given)];
  if (available.every((id) => excludedEngines.includes(id))) {
    throw new AppError('companies.no_engine_left');
  }
  await replaceExcludedEngines(db, { companyId: company.id, excludedEngines });
  return { excludedEngines };
}
