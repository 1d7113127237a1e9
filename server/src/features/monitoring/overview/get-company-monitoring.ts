import type { EngineId, MonitoringData } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { loadNumbers } from '#features/measurements';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeListedNumbers } from './shape-companies.ts';

/** The numbers of a company's prompts as lists carry them. A prompt that the engine was not asked about has none. */
export async function getCompanyMonitoring(
  db: Queryable,
  { userId, companyId, engine }: { userId: AccountId; companyId: CompanyId; engine: EngineId | undefined },
): Promise<{ promptId: string; monitoringData: MonitoringData[] }[]> {
  const prompts = await listOwnedPrompts(db, { userId, companyId });
  const numbers = await loadNumbers(db, { userId, prompts, engine });
  return numbers.map((row) => ({ promptId: row.promptId, monitoringData: [shapeListedNumbers(row)] }));
}
