import type { Queryable } from '#platform/db';
import { countCitations } from '../store/sources.ts';
import { listCitedDomains } from '../store/cited-domains.ts';
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
