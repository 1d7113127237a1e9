import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { change, mean, rate, sentimentLabel, stability } from '../figures/numbers.ts';
import { id, timestamp } from '../text.ts';

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

export const ANALYSIS_STEPS = ['queued', 'asking', 'reading', 'finished', 'failed'] as const;

/**
 * The budget keeps an analysis from going on until a moment: the day's budget of all accounts, or one account's part of
 * it while others wait.
 */
const analysisWait = z.object({ reason: knownWord(['over_budget', 'over_share']), until: timestamp });
export type AnalysisWait = z.infer<typeof analysisWait>;

/** How far an analysis is; the same object is in lists and in the event stream, so both agree. */
export const analysisProgress = z.object({
  analysisId: id,
  promptId: id,
  companyId: id,
  step: knownWord(ANALYSIS_STEPS),
  /** Null unless a queued analysis is known not to go on before. */
  wait: z.nullable(analysisWait),
  /** Answers that arrived, whatever their status. */
  answered: z.int(),
  planned: z.int(),
  /** Ok answers so far that name the user's company. */
  mentions: z.int(),
  /** The same as a share of the ok answers so far. */
  mentionRate: rate,
  engines: z.array(z.object({ engine: namedEngine, answered: z.int(), failed: z.int(), planned: z.int() })),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

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
  /** No entry before the first finished analysis, one after. */
  monitoringData: z.array(monitoringData),
});
export type Prompt = z.infer<typeof prompt>;

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

/** Answers behind the current figures read again under corrected names; `total` is 0 until they are counted. */
export const rereadingProgress = z.object({ done: z.int(), total: z.int() });
export type RereadingProgress = z.infer<typeof rereadingProgress>;

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
  createdAt: timestamp,
  prompts: z.array(prompt),
});
export type CompanyWithPrompts = z.infer<typeof companyWithPrompts>;
