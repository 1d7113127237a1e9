import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { countCitedSites } from '../rules/cited-sites.ts';
import { countCitations } from '../store/sources.ts';
import { listCitedDomains } from '../store/cited-domains.ts';
import { listDailySources } from '../store/monthly-sources.ts';
import type { MeasuredPrompt } from './list-trends.ts';
import { resumeThirtyDayWindow } from '../rules/thirty-day-window.ts';

const LISTED = 10;

/** Where the answers in scope take what they say from. */
export interface Sources {
  readonly sites: readonly { readonly domain: string; readonly answers: number }[];
  readonly domains: number;
  /** Ok answers that cite at least one site. */
  readonly citingAnswers: number;
}

/** The sites most cited by the answers a company's current figures are taken over. */
export async function listSources(db: Queryable, prompts: readonly MeasuredPrompt[]): Promise<Sources> {
  const [one] = prompts;
  if (one === undefined) return { sites: [], domains: 0, citingAnswers: 0 };
  const scope = {
    companyId: one.companyId,
    prompts: prompts.map(({ id, ...period }) => ({
      promptId: id,
      firstDay: resumeThirtyDayWindow(period).firstDay,
    })),
  };
  const { domains, answers } = await countCitations(db, scope);
  return { sites: await listCitedDomains(db, { ...scope, limit: LISTED }), domains, citingAnswers: answers };
}

/** How many sites each prompt's answers in scope cite, of one engine or of all; in one statement. */
export async function listSourceCounts(
  db: Queryable,
  {
    prompts,
    engine,
    ownDomain,
  }: { prompts: readonly MeasuredPrompt[]; engine: EngineId | undefined; ownDomain: string },
): Promise<Map<PromptId, { sites: number; citesOwn: boolean }>> {
  const windows = new Map(prompts.map(({ id, ...period }) => [id, resumeThirtyDayWindow(period)]));
  const [firstDay] = [...windows.values()].map((window) => window.firstDay).sort();
  if (firstDay === undefined) return new Map();
  const companyIds = [...new Set(prompts.map(({ companyId }) => companyId))];
  const found = await listDailySources(db, { companyIds, promptIds: prompts.map(({ id }) => id), firstDay });
  const byPrompt = Map.groupBy(found, ({ promptId }) => promptId);
  return new Map(
    [...windows].map(([id, window]) => [
      id,
      countCitedSites({ sources: byPrompt.get(id) ?? [], window, engine, ownDomain }),
    ]),
  );
}
