import type { BoardPrompt, EngineId, Ranking } from '@citato/contract';
import { LISTED_OTHERS } from '@citato/contract/figures';
import { listOwnedPrompts } from '#features/companies';
import { listPromptTrends, listRankedNames, listSummariesOfUser } from '#features/measurements';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** A company’s prompts side by side, and who is named over those its rates are made of. */
export async function getBoard(
  db: Queryable,
  { userId, companyId, engine }: { userId: AccountId; companyId: CompanyId; engine: EngineId | undefined },
): Promise<{ prompts: BoardPrompt[]; ranking: Ranking }> {
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const summaries = new Map((await listSummariesOfUser(db, userId)).map((row) => [row.promptId, row]));
  const measured = owned.flatMap(({ prompt, company }) => {
    const summary = summaries.get(prompt.id);
    return summary === undefined ? [] : [{ ...prompt, ...summary, id: prompt.id, companyId: company.id }];
  });
  const rated = measured.filter(({ namesOwnCompany }) => !namesOwnCompany);
  const names = await listRankedNames(db, { promptIds: rated.map(({ id }) => id), others: LISTED_OTHERS });
  return {
    prompts: await listPromptTrends(db, { prompts: measured, engine }),
    ranking: {
      prompts: rated.length,
      responses: rated.reduce((sum, { totalResponses }) => sum + totalResponses, 0),
      companies: names.map((row) => ({ ...row, bestPromptId: row.mentions === 0 ? null : row.bestPromptId })),
    },
  };
}
