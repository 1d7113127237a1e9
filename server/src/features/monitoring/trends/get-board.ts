import type { BoardPrompt, EngineId, Ranking, TrendColumns, TrendWeek } from '@citato/contract';
import { LISTED_OTHERS } from '@citato/contract/figures';
import { listOwnedPrompts } from '#features/companies';
import { listBoardPrompts, listRankedNames, listSummariesOfUser } from '#features/measurements';
import type { CompanyId, AccountId } from '#lib/ids';
import { sourceSite } from '#lib/sites/site';
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
  const { websiteUrl = '' } = owned[0]?.company ?? {};
  const ownDomain = sourceSite({ url: websiteUrl, websiteUrl });
  const prompts = await listBoardPrompts(db, { prompts: measured, engine, ownDomain });
  return {
    prompts: prompts.map((prompt) => ({ ...prompt, weeks: turnIntoColumns(prompt.weeks) })),
    ranking: {
      prompts: rated.length,
      responses: rated.reduce((sum, { totalResponses }) => sum + totalResponses, 0),
      companies: names.map((row) => ({ ...row, bestPromptId: row.mentions === 0 ? null : row.bestPromptId })),
    },
  };
}

function turnIntoColumns(weeks: readonly TrendWeek[]): TrendColumns {
  return {
    mentions: weeks.map(({ mentions }) => mentions),
    responses: weeks.map(({ responses }) => responses),
    incomparable: weeks.flatMap(({ isComparable }, place) => (isComparable ? [] : [place])),
  };
}
