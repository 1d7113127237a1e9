import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';
import { namedMarket } from '../markets/market.ts';
import { mean, rate } from '../figures/numbers.ts';
import { id, timestamp } from '../text.ts';
import { rereadingProgress } from './progress.ts';
import { prompt } from './monitoring.ts';

/** Figures over all prompts of a company; rates leave out prompts that name the company themselves. */
export const companyFigures = z.object({
  prompts: z.int(),
  /** Σ totalResponses over the prompts, as the overview's 'total analyses' is specified. */
  totalResponses: z.int(),
  totalMentions: z.int(),
  averagePosition: mean,
  mentionRate: rate,
});
export type CompanyFigures = z.infer<typeof companyFigures>;

/** What the user has said about names: further ones of the own company, spellings to merge, names to leave out. */
const companyNames = z.object({
  own: z.array(z.string()),
  competitors: z.array(z.object({ name: z.string(), aliases: z.array(z.string()) })),
  ignored: z.array(z.string()),
});
export type CompanyNames = z.infer<typeof companyNames>;

/** The stated names with their revision: it moves on with every change, so that two windows notice each other. */
export const statedNames = z.extend(companyNames, { revision: z.int() });
export type StatedNames = z.infer<typeof statedNames>;

/** The part of a company that changes with the figures of its prompts. */
export const companyNumbers = z.object({
  id,
  /** Newest change of any of its numbers. */
  lastUpdated: z.nullable(timestamp),
  figures: companyFigures,
});
export type CompanyNumbers = z.infer<typeof companyNumbers>;

export const companyWithPrompts = z.extend(companyNumbers, {
  name: z.string(),
  websiteUrl: z.string(),
  description: z.nullable(z.string()),
  aliases: statedNames,
  /** Null: the figures are under the present names. */
  rereading: z.nullable(rereadingProgress),
  /** Engines its analyses leave out. */
  excludedEngines: z.array(namedEngine),
  labelIds: z.array(id),
  /** Where its prompts are asked from, but for those with a market of their own. */
  market: namedMarket,
  createdAt: timestamp,
  prompts: z.array(prompt),
});
export type CompanyWithPrompts = z.infer<typeof companyWithPrompts>;
