import * as z from 'zod/mini';
import { MARKET_REACHES } from './asked-engines.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { namedMarket } from '../markets/market.ts';
import { namedPlan } from '../payments/plan-ids.ts';
import { euroCents, id } from '../text.ts';

/**
 * How the price of an engine is known. `dearest`: its model has none in our table, and is reckoned as the dearest of its
 * engine; `none`: no price at all, so that no cost is said.
 */
const PRICE_BASES = ['known', 'dearest', 'none'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

const engineChoice = z.object({
  engine: engineId,
  /** The company leaves it out. */
  isExcluded: z.boolean(),
  /** The account's plan asks it. */
  isInPlan: z.boolean(),
  /** The cheapest plan that asks it, where the account's own does not; null where none does. */
  neededPlan: z.nullable(z.object({ id: namedPlan, name: z.string() })),
  /** Where its vendor describes it; null for the operator’s own model and the demo. */
  documentation: z.nullable(z.string()),
  /** What it takes of a market: a town, a country, or nothing. */
  reach: knownWord(MARKET_REACHES),
  /** Markets of these prompts it does not take, so that it is not asked there. */
  unserved: z.array(namedMarket),
  /** Active prompts it is asked, or would be. */
  prompts: z.int(),
  priceBasis: z.enum(PRICE_BASES),
  /** What its answers to these prompts cost in one analysis of each, from its price; 0 without one. */
  cents: euroCents,
  /** What reading these answers by a model costs. */
  readingCents: euroCents,
  /** What its answers to these prompts cost in the last whole days, as the ledger says; failed calls count. */
  latelyCents: euroCents,
});
export type EngineChoice = z.infer<typeof engineChoice>;

const companyEngines = z.object({
  engines: z.array(engineChoice),
  /** Prompts that are asked by themselves. */
  prompts: z.int(),
  /** Where they are asked, the company’s own market first. */
  markets: z.array(z.extend(namedMarket, { prompts: z.int() })),
  /** In how many markets the plan has a company asked; null: no plan has more. */
  marketAllowance: z.object({
    max: z.int(),
    larger: z.nullable(z.object({ id: namedPlan, name: z.string(), max: z.int() })),
  }),
  answersPerAnalysis: z.int(),
  /** Of each prompt; 0 where the plan holds one analysis in all. */
  analysesPerDay: z.int(),
  /** The last whole Rome days on which an engine was asked, of seven; null where there is none. */
  lately: z.nullable(z.object({ days: z.int(), readingCents: euroCents })),
});
export type CompanyEngines = z.infer<typeof companyEngines>;

export const getCompanyEngines = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/engines',
  access: 'user',
  needs: 'read',
  summary:
    'The engines a company can be asked at: which it leaves out, which its plan holds, what each costs.',
  params: z.object({ companyId: id }),
  responses: { 200: companyEngines },
});
