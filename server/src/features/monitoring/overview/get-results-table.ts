import type { EngineId, ResultsTable } from '@citato/contract';
import { getOwnedPrompt } from '#features/companies';
import { loadNumbers } from '#features/measurements';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeMonitoringData } from './shape-companies.ts';

/** All companies found for the user's prompt; none before its first numbers. */
export async function getResultsTable(
  db: Queryable,
  { userId, promptId, engine }: { userId: AccountId; promptId: PromptId; engine: EngineId | undefined },
): Promise<ResultsTable> {
  const prompts = [await getOwnedPrompt(db, { userId, promptId })];
  const [numbers] = await loadNumbers(db, { userId, prompts, engine });
  if (numbers === undefined) return { mentionedCompanies: [], otherCompanies: { count: 0, mentions: 0 } };
  const { mentionedCompanies, otherCompanies } = shapeMonitoringData(numbers);
  return { mentionedCompanies, otherCompanies };
}
