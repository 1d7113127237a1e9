import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { change, mean, rate, sentimentLabel, stability } from '../figures/numbers.ts';
import { namedMarket } from '../markets/market.ts';
import { id, timestamp } from '../text.ts';
import { analysisProgress } from './progress.ts';

/**
 * A company found in the answers to one prompt, over the ok answers in scope. Its mention rate (n = `totalResponses`)
 * and the intervals of rate and share (n = `totalMentions`) follow from its mentions by `buildRate`, and are not sent.
 */
export const mentionedCompany = z.object({
  /** The company's value in the `company` filter of its answers; '' for the own one while no answer names it. */
  key: z.string(),
  name: z.string(),
  /** Place in the table ordered by mentions descending, then average position ascending; 1-based. */
  rank: z.int(),
  isOwn: z.boolean(),
  /** Ok answers that name the company, once per answer. */
  mentions: z.int(),
  /** How often it is named in all. */
  occurrences: z.int(),
  /** Share of the mentions of all companies found, in percent; null when nobody is mentioned. */
  sharePercent: z.nullable(z.number()),
  averagePosition: z.nullable(z.number()),
  /** The 95 % interval of the average position (n = `mentions`); null below two. */
  positionLow: z.nullable(z.number()),
  positionHigh: z.nullable(z.number()),
  /** The three most frequent, in lists two, most frequent first; more of the user's company's are in the prompt's `sentiment`. */
  sentiment: z.array(sentimentLabel),
});
export type MentionedCompany = z.infer<typeof mentionedCompany>;

/** Answers of an engine in scope that did not count, by kind. */
const missingAnswers = z.object({
  engine: namedEngine,
  refused: z.int(),
  empty: z.int(),
  failed: z.int(),
});
export type MissingAnswers = z.infer<typeof missingAnswers>;

/** How often the search pages of an engine show an AI answer at all; `hits` of `n` pages. */
const shownRate = z.object({ engine: namedEngine, rate });

/** Companies found beyond those listed. */
const otherCompanies = z.object({ count: z.int(), mentions: z.int() });

/** The companies found for a prompt: at most 200, most named first, the user's own always among them. */
export const resultsTable = z.object({ mentionedCompanies: z.array(mentionedCompany), otherCompanies });
export type ResultsTable = z.infer<typeof resultsTable>;

/** The current figures of one prompt: the 30 days (Europe/Rome) that end with its last analysis. */
export const monitoringData = z.object({
  id,
  promptId: id,
  /** The user's own and the ten first others; the whole table is a call of its own. */
  mentionedCompanies: z.array(mentionedCompany),
  otherCompanies,
  /** Mentions of all companies found, the others included: the denominator of shares. */
  totalMentions: z.int(),
  /** Ok answers in scope. */
  totalResponses: z.int(),
  /** Answers in scope that did not count, distinguished from absence. */
  excludedResponses: z.object({ refused: z.int(), empty: z.int(), failed: z.int() }),
  /** The same by engine, those without any left out. */
  missingByEngine: z.array(missingAnswers),
  /** Of the engines read from search pages; a page without an AI answer is in no denominator but this. */
  shownRates: z.array(shownRate),
  /** Finished analyses in scope. */
  totalAnalyses: z.int(),
  /** The latest analyses in scope, oldest first: true = it had at least one ok answer. At most 14. */
  recentAnalyses: z.array(z.boolean()),
  userCompanyPercentage: z.nullable(z.number()),
  mentionRate: rate,
  /** Null while no engine answered on three days of both periods. */
  change: z.nullable(change),
  /** Null while no two answers could be compared. */
  stability: z.nullable(stability),
  averagePosition: mean,
  /** Labels of the user's company, most frequent first. */
  sentiment: z.array(sentimentLabel),
  /** Answers naming the user's company by tone; `unknown` = no judgement found. */
  tones: z.object({ positive: z.int(), neutral: z.int(), negative: z.int(), unknown: z.int() }),
  /** Engines that answered in scope. */
  engines: z.array(namedEngine),
  periodStart: timestamp,
  periodEnd: timestamp,
  collectionStartDate: timestamp,
  lastUpdated: timestamp,
});
export type MonitoringData = z.infer<typeof monitoringData>;

export const prompt = z.object({
  id,
  companyId: id,
  title: z.string(),
  text: z.string(),
  isActive: z.boolean(),
  frequency: knownWord(['daily']),
  createdAt: timestamp,
  analysisStatus: knownWord(['idle', 'in_progress']),
  analysisStartedAt: z.nullable(timestamp),
  lastProcessed: z.nullable(timestamp),
  nextRun: z.nullable(timestamp),
  /** How the last ended analysis ended; null before the first. `failed` = no ok answer came. */
  lastOutcome: z.nullable(knownWord(['finished', 'failed'])),
  /** The running analysis, null when idle. */
  progress: z.nullable(analysisProgress),
  /** Engines that gave no answer when they were last asked: why, and when they are asked again. */
  missingEngines: z.array(z.object({ engine: namedEngine, reason: z.string(), nextAttempt: timestamp })),
  /** The text names the user's own company: left out of company-level rates and shown with a badge. */
  namesOwnCompany: z.boolean(),
  labelIds: z.array(id),
  /** Who asks, in their own first words before the question; null = nobody says. */
  persona: z.nullable(z.string()),
  /** Where it is asked from: its own market, or its company’s. */
  market: namedMarket,
  hasOwnMarket: z.boolean(),
  /** Grows with every change of what is asked: figures are of the newest series alone. */
  series: z.int(),
  /** The first Rome day of a question that was changed, YYYY-MM-DD; null = it never was. */
  seriesSince: z.nullable(z.string()),
  /** No entry before the first finished analysis of its series, one after. */
  monitoringData: z.array(monitoringData),
});
export type Prompt = z.infer<typeof prompt>;
