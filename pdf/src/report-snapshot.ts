import {
  change as shownChange,
  companyFigures,
  mentionedCompany,
  monitoringData,
  namedEngine,
  trendWeek,
} from '@citato/contract';
import * as z from 'zod';

const { averagePosition, change, engines, mentionRate, periodEnd, periodStart, sentiment, stability } =
  monitoringData.shape;

/** The numbers of a prompt as the API sends them, with the companies a table shows instead of all of them. */
const promptNumbers = z.object({
  mentionRate,
  change,
  stability,
  averagePosition,
  sentiment,
  totalResponses: z.int(),
  totalAnalyses: z.int(),
  /** Answers in scope that did not count: refused, empty or failed. */
  excludedResponses: z.int(),
  /** The ten first others and the own one where it stands among them. */
  rows: z.array(mentionedCompany),
  /** The own row when it comes after the tenth other. */
  ownBelow: z.nullable(mentionedCompany),
  /** Companies found beyond the rows. */
  hiddenCount: z.int(),
  periodStart,
  periodEnd,
});

const reportPrompt = z.object({
  /** Place among the company's prompts, 1-based, as on the screen. */
  index: z.int(),
  text: z.string(),
  /** Who asks and where; null where it is asked in Italy, in Italian, by nobody in particular. */
  asked: z.nullable(z.string()),
  namesOwnCompany: z.boolean(),
  isRunning: z.boolean(),
  /** Null before the first analysis with an answer. */
  numbers: z.nullable(promptNumbers),
});
export type ReportPrompt = z.infer<typeof reportPrompt>;

/** A company's part in all mentions counted for the report. */
const mentionShare = z.object({
  name: z.string(),
  isOwn: z.boolean(),
  mentions: z.int(),
  sharePercent: z.number(),
});

/** A site by the ok answers in scope that cite it. */
const citedSite = z.object({
  domain: z.string(),
  isOwn: z.boolean(),
  answers: z.int(),
  sharePercent: z.number(),
});
export type CitedSite = z.infer<typeof citedSite>;

/** The open part of a prompt's task list. */
const reportTasks = z.object({
  index: z.int(),
  text: z.string(),
  tasks: z.int(),
  done: z.int(),
  /** It was derived before names were corrected. */
  isOutdated: z.boolean(),
  /** The most urgent open ones. */
  next: z.array(z.object({ title: z.string(), priority: z.enum(['High', 'Medium', 'Low']) })),
});
export type ReportTasks = z.infer<typeof reportTasks>;

const count = z.int();

/** How the company stands, as `describeStatus` says it. */
const status = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['empty', 'unavailable', 'waiting', 'deferred', 'unanalysed', 'failed', 'branded']),
  }),
  z.object({ kind: z.literal('running'), mentions: count, answered: count, planned: count }),
  z.object({ kind: z.literal('absent'), n: count, rival: z.nullable(z.string()) }),
  z.object({ kind: z.literal('one'), isNamed: z.boolean() }),
  z.object({
    kind: z.literal('single'),
    mentions: count,
    n: count,
    rival: z.nullable(z.object({ name: z.string(), mentions: count })),
  }),
  z.object({
    kind: z.literal('many'),
    leads: count,
    prompts: count,
    isWhole: z.boolean(),
    rival: z.nullable(z.string()),
  }),
]);

const changedPrompt = z.object({ text: z.string(), change: shownChange });

/** What changed, as `describeChanges` says it. */
const changes = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['none', 'once', 'early']) }),
  z.object({ kind: z.literal('stale'), since: z.string() }),
  z.object({ kind: z.literal('incomparable'), change: shownChange }),
  z.object({
    kind: z.literal('compared'),
    joint: z.nullable(shownChange),
    changed: z.array(changedPrompt),
    watched: z.array(changedPrompt),
  }),
]);

const briefing = z.object({
  status,
  changes,
  /** Twelve, oldest first; none before the first analysis. */
  weeks: z.array(trendWeek),
  /** The most urgent open ones of all lists. */
  actions: z.array(z.string()),
  /** There are lists, and nothing on them is open. */
  areTasksDone: z.boolean(),
  /** The prompt with the most answers that do not name the company; null when each names it. */
  leastNamed: z.nullable(z.object({ text: z.string(), absent: count })),
  /** A sentence of an answer to the prompt `text`. */
  quotation: z.nullable(
    z.object({
      quote: z.string(),
      engine: namedEngine,
      createdAt: z.iso.datetime(),
      text: z.string(),
    }),
  ),
});
export type ReportBriefing = z.infer<typeof briefing>;

/** All a report says: plain data of one moment, checked before anything is drawn. */
export const reportSnapshot = z.object({
  company: z.object({ name: z.string(), websiteUrl: z.string() }),
  /** Numbers that come from the demo engine say so on every page. */
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  /** From the first to the last day any number is taken over; null without numbers. */
  period: z.nullable(z.object({ start: periodStart, end: periodEnd })),
  engines,
  briefing,
  figures: companyFigures,
  /** Prompts that name the company themselves and have numbers: left out of its rate and position. */
  ownNamePrompts: z.int(),
  shares: z.object({
    /** The own company first, then the most mentioned others. */
    companies: z.array(mentionShare),
    others: z.object({ count: z.nullable(z.int()), mentions: z.int(), sharePercent: z.number() }),
    mentions: z.int(),
  }),
  /** In full, table and all. */
  prompts: z.array(reportPrompt),
  /** One line each. */
  furtherPrompts: z.array(reportPrompt),
  /** Of the prompts that have a list; none when the plan holds no task lists. */
  taskLists: z.array(reportTasks),
  sources: z.object({
    sites: z.array(citedSite),
    /** Sites cited beyond those listed. */
    hiddenCount: z.int(),
    /** Ok answers with at least one source, and all of them. */
    citingAnswers: z.int(),
    answers: z.int(),
  }),
});
export type ReportSnapshot = z.infer<typeof reportSnapshot>;
