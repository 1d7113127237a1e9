import type { EngineId } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { listSourceCounts } from './list-sources.ts';
import { type MeasuredPrompt, listPromptTrends } from './list-trends.ts';

const NO_SOURCES = { sites: 0, citesOwn: false };

/** Each prompt’s twelve weeks and cited sites, of one engine or of all, and its engines side by side. */
export async function listBoardPrompts(
  db: Queryable,
  asked: { prompts: readonly MeasuredPrompt[]; engine: EngineId | undefined; ownDomain: string },
) {
  const trends = await listPromptTrends(db, asked);
  const sources = await listSourceCounts(db, asked);
  return trends.map((trend) => ({ ...trend, sources: sources.get(trend.promptId) ?? NO_SOURCES }));
}
