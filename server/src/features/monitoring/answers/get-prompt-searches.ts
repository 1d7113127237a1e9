import type { EngineId, PromptSearches } from '@citato/contract';
import { getOwnedPrompt } from '#features/companies';
import { buildThirtyDayWindow, findLastDay } from '#features/measurements';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { describeSearching } from '../rules/search-words.ts';
import { loadEndedWindow } from '../store/answer-pages.ts';
import { listEngineSearches, listSearches } from '../store/searches.ts';

const LISTED = 20;

/** What the engines searched for to give the answers the prompt's current figures are made of. */
export async function getPromptSearches(
  db: Queryable,
  { userId, promptId, engine = null }: { userId: AccountId; promptId: PromptId; engine?: EngineId | null },
): Promise<PromptSearches> {
  const { prompt, company } = await getOwnedPrompt(db, { userId, promptId });
  const lastDay = await findLastDay(db, prompt.id);
  if (lastDay === null) return { period: null, responses: 0, searches: [], total: 0, engines: [] };
  const window = buildThirtyDayWindow({ lastDay, seriesSince: prompt.seriesSince });
  const ended = await loadEndedWindow(db, { promptId: prompt.id, window });
  const filter = { engine, presence: null, companyKey: null, window: ended };
  const asked = { companyId: company.id, promptId: prompt.id, filter };
  const found = await listSearches(db, { ...asked, limit: LISTED });
  return {
    period: { firstDay: window.firstDay, lastDay },
    ...describeSearching(await listEngineSearches(db, asked)),
    searches: found.map(({ total: _, ...search }) => search),
    total: found[0]?.total ?? 0,
  };
}
