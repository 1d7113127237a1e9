import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { countCitedSites, rankCitedSites } from '../rules/cited-sites.ts';
import { countCitingAnswers, listEndedSince } from '../store/sources.ts';
import { listDailySources } from '../store/monthly-sources.ts';
import type { MeasuredPrompt } from './list-trends.ts';
import { type DayWindow, resumeThirtyDayWindow } from '../rules/thirty-day-window.ts';

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
  const windows = windowsOf(prompts);
  const firstDay = findFirstDay(windows);
  if (one === undefined || firstDay === undefined) return { sites: [], domains: 0, citingAnswers: 0 };
  const { companyId } = one;
  const scope = { companyIds: [companyId], promptIds: prompts.map(({ id }) => id) };
  const sites = rankCitedSites({ sources: await listDailySources(db, { ...scope, firstDay }), windows });
  const ended = (await listEndedSince(db, { ...scope, firstDay })).filter(({ promptId, day }) =>
    isInWindow(windows.get(promptId), day),
  );
  return {
    sites: sites.slice(0, LISTED),
    domains: sites.length,
    citingAnswers: await countCitingAnswers(db, { companyId, analysisIds: ended.map(({ id }) => id) }),
  };
}

const isInWindow = (window: DayWindow | undefined, day: RomeDay): boolean =>
  window !== undefined && day >= window.firstDay && day <= window.lastDay;

const windowsOf = (prompts: readonly MeasuredPrompt[]): ReadonlyMap<PromptId, DayWindow> =>
  new Map(prompts.map(({ id, ...period }) => [id, resumeThirtyDayWindow(period)]));

const findFirstDay = (windows: ReturnType<typeof windowsOf>) =>
  [...windows.values()].map((window) => window.firstDay).sort()[0];

/** How many sites each prompt's answers in scope cite, of one engine or of all; in one statement. */
export async function listSourceCounts(
  db: Queryable,
  {
    prompts,
    engine,
    ownDomain,
  }: { prompts: readonly MeasuredPrompt[]; engine: EngineId | undefined; ownDomain: string },
): Promise<Map<PromptId, { sites: number; citesOwn: boolean }>> {
  const windows = windowsOf(prompts);
  const firstDay = findFirstDay(windows);
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
