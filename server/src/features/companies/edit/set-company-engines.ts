import type { EngineId } from '@citato/contract';
import { getLimits, listEnginePlans, listHeldEngines } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { replaceExcludedEngines } from '../store/companies.ts';
import { formatWithheldEngine } from '../templates/withheld-engine.ts';

/**
 * Replaces the engines a company leaves out; its next analyses ask the others, as far as the plan does. What was
 * measured stays. Taking back in an engine the plan does not ask is refused; one that is not left out when the plan
 * changes stays chosen, and is asked again with a plan that has it.
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
  const { limits } = await getLimits(db, userId);
  const held = listHeldEngines({ available, withheld: limits.withheldEngines });
  const beyond = available.find(
    (id) => !held.includes(id) && company.excludedEngines.includes(id) && !excludedEngines.includes(id),
  );
  if (beyond !== undefined) {
    const plan = (await listEnginePlans(db, [beyond])).get(beyond)?.name ?? null;
    throw new AppError('companies.engine_withheld', {
      message: formatWithheldEngine({ engine: beyond, plan }),
    });
  }
  if (held.every((id) => excludedEngines.includes(id))) throw new AppError('companies.no_engine_left');
  await replaceExcludedEngines(db, { companyId: company.id, excludedEngines });
  return { excludedEngines };
}
