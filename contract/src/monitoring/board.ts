import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId, namedEngine } from '../engines.ts';
import { change } from '../figures/numbers.ts';
import { id } from '../text.ts';

/** Seven Rome days of ok answers; the mention rate and its interval follow by `buildRate`. */
export const trendWeek = z.object({
  /** Ok answers that name the company. */
  mentions: z.int(),
  /** Ok answers; 0 is a gap, not a rate. */
  responses: z.int(),
  /**
   * False where the week cannot be compared with the last one with answers before it: other prompts or engines
   * answered, another model answered, or another reader read.
   */
  isComparable: z.boolean(),
});
export type TrendWeek = z.infer<typeof trendWeek>;

/** Twelve weeks, oldest first; the last one ends with the day of the last analysis. */
const trend = z.array(trendWeek);

const companyTrend = z.object({
  companyId: id,
  /** Of the prompts its rates are made of. */
  weeks: trend,
  /** Of all these prompts together, engine by engine; null while none answered on three days of both weeks. */
  change: z.nullable(change),
});
export type CompanyTrend = z.infer<typeof companyTrend>;

export const listTrends = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/trends',
  access: 'user',
  needs: 'view',
  summary:
    'The mention rate of each of the user’s companies over twelve weeks, and whether the last one changed it.',
  responses: { 200: z.object({ companies: z.array(companyTrend) }) },
});

/** Twelve weeks as columns, which take a fourth of the room where there are many prompts. */
export const trendColumns = z.object({
  mentions: z.array(z.int()),
  responses: z.array(z.int()),
  /** The places of those that cannot be compared. */
  incomparable: z.array(z.int()),
});
export type TrendColumns = z.infer<typeof trendColumns>;

const boardPrompt = z.object({
  promptId: id,
  /** Of the engine that was asked for, or of all. */
  weeks: trendColumns,
  /** Sites the answers of its current figures cite, and whether the company's own is among them. */
  sources: z.object({ sites: z.int(), citesOwn: z.boolean() }),
  /**
   * Engines that answered over the days of the current figures, with their ok answers and those that name the company.
   */
  engines: z.array(z.object({ engine: namedEngine, responses: z.int(), mentions: z.int() })),
});
export type BoardPrompt = z.infer<typeof boardPrompt>;

const rankedCompany = z.object({
  /** The company's value in the `company` filter of its answers; '' for the own one while no answer names it. */
  key: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  /** Ok answers that name it, over all prompts. */
  mentions: z.int(),
  /** Prompts whose answers name it more often than anybody else: equal mentions are no lead. */
  firsts: z.int(),
  /** The prompt whose answers name it most; null for the own one while no answer names it. */
  bestPromptId: z.nullable(id),
});
export type RankedCompany = z.infer<typeof rankedCompany>;

/** The companies named over all prompts that count in a company's rates, most named first. */
const ranking = z.object({
  /** Prompts with numbers. */
  prompts: z.int(),
  /** Ok answers, the denominator of mention rates. */
  responses: z.int(),
  /** The ten first others and the own one. */
  companies: z.array(rankedCompany),
});
export type Ranking = z.infer<typeof ranking>;

export const getBoard = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/board',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary:
    'A company’s prompts side by side: twelve weeks, each engine, cited sites, and who is named over all of them.',
  params: z.object({ companyId: id }),
  query: z.object({ engine: z.optional(engineId) }),
  responses: { 200: z.object({ prompts: z.array(boardPrompt), ranking }) },
});
