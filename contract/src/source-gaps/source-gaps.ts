import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { rate, tone } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { id } from '../text.ts';
import { calendarDay as day } from '../calendar-day.ts';
import { difference, historyQuery, span } from '../monitoring/history.ts';

/** What may be said of a source cited more in answers that name a rival and not the own company. */
export const GAP_VERDICTS = [
  /** Proven to be cited more where the own company is not named. */
  'more_without',
  /** Proven to be cited more where it is. */
  'more_with',
  'within_variability',
  /** The same prompts and engines did not give answers of both kinds on three days. */
  'too_few',
] as const;

/** Whose page a source is: how a company gets onto it differs. */
export const SOURCE_KINDS = [
  'directory',
  'competitor',
  'press',
  'social',
  'forum',
  'encyclopedia',
  'public_body',
  'own',
  'other',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const MAX_SOURCE_LENGTH = 200;
const MAX_KEY_LENGTH = 200;

const gapsQuery = z.extend(historyQuery, {
  /** The key of a rival: only answers that name it count as without the own company. */
  rival: z.optional(z.string().check(z.maxLength(MAX_KEY_LENGTH))),
});

/** An answer without the own company that cites the source: the newest one with a sentence on a rival. */
const gapExample = z.object({
  promptId: id,
  resultId: id,
  engine: namedEngine,
  day,
  /** Null where its text is no longer kept, or says nothing but a name. */
  quote: z.nullable(z.string()),
  /** The rival the sentence names, with the tone of the answer on it. */
  rival: z.nullable(z.object({ name: z.string(), tone: z.nullable(tone) })),
});
export type GapExample = z.infer<typeof gapExample>;

const sourceGap = z.object({
  /** The host; on a platform the page. */
  source: z.string(),
  /** Web address of the page the newest answer cites; null where none is kept. */
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  kind: knownWord(SOURCE_KINDS),
  /** The owner of the company chose the kind. */
  isKindChosen: z.boolean(),
  /** Prompts with an answer that cites it and names a rival alone. */
  prompts: z.int(),
  /** Of the answers without the own company, and of those that name it, those that cite the source. */
  without: rate,
  with: rate,
  /** Percentage points, without minus with, within the same prompts and engines; null where nothing may be compared. */
  difference,
  verdict: knownWord(GAP_VERDICTS),
  example: z.nullable(gapExample),
});
export type SourceGap = z.infer<typeof sourceGap>;

const sourceGaps = z.object({
  period: span,
  /** Of the first and the last analysis. */
  firstDay: day,
  lastDay: day,
  engines: z.array(namedEngine),
  /** Prompts with answers in the period. */
  prompts: z.int(),
  /** Ok answers that name a rival and not the own company, of all ok answers. */
  without: rate,
  withoutAnswers: z.int(),
  withAnswers: z.int(),
  /** For the filter: most named first. */
  rivals: z.array(z.object({ key: z.string(), name: z.string(), answers: z.int() })),
  /** The largest difference first. */
  sources: z.array(sourceGap),
  /** Further sources, each in too few answers to be shown. */
  otherSources: z.int(),
});
export type SourceGaps = z.infer<typeof sourceGaps>;

const promptGap = z.object({
  promptId: id,
  /** Ok answers that name a rival and not the own company. */
  without: rate,
  /** Who is named most in these. */
  rival: z.nullable(z.object({ key: z.string(), name: z.string() })),
  /** The source that is proven to be cited more in them; null where none is. */
  source: z.nullable(z.object({ source: z.string(), kind: knownWord(SOURCE_KINDS) })),
});
export type PromptGap = z.infer<typeof promptGap>;

const params = z.object({ companyId: id });

export const getSourceGaps = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/source-gaps',
  access: 'user',
  needs: 'view',
  summary:
    'The sources cited in answers that name a rival and not the company, against those in answers that name it.',
  params,
  query: gapsQuery,
  responses: { 200: sourceGaps },
});

export const listPromptGaps = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/prompt-gaps',
  access: 'user',
  needs: 'view',
  summary: 'Prompt by prompt: how often a rival is named and not the company, who, and by which source.',
  params,
  query: gapsQuery,
  responses: { 200: z.object({ period: span, prompts: z.array(promptGap) }) },
});

export const setSourceKind = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/source-kinds',
  access: 'user',
  needs: 'edit',
  summary: 'Puts a source of the company into another kind; null gives it back to the list of kinds.',
  params,
  body: z.object({
    source: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SOURCE_LENGTH)),
    kind: z.nullable(z.enum(SOURCE_KINDS)),
  }),
  responses: { 204: 'empty' },
});
