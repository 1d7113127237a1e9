import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { namedMarket } from '../markets/market.ts';
import { ANSWER_STATUSES } from '../monitoring/answers.ts';
import { weighedSpan } from '../companies/name-readings.ts';
import { tone } from '../figures/numbers.ts';
import { id, timestamp } from '../text.ts';

/** Answers on one page of the list. */
export const READINGS_PER_PAGE = 20;

const DISAGREEMENTS = [
  'not_in_text',
  'missed_by_rules',
  'refused_by_rules',
  'missed_by_model',
  'tone',
] as const;

const disagreement = z.object({
  kind: knownWord(DISAGREEMENTS),
  name: z.string(),
  detail: z.nullable(z.string()),
});

const listedReading = z.object({
  /** Of the answer. */
  id,
  engine: namedEngine,
  createdAt: timestamp,
  /** Null when the company is archived or gone. */
  companyName: z.nullable(z.string()),
  /** How often model and rules differ on it, by kind. */
  disagreements: z.array(z.object({ kind: knownWord(DISAGREEMENTS), count: z.int() })),
});
export type ListedReading = z.infer<typeof listedReading>;

const readingPage = z.object({
  readings: z.array(listedReading),
  /** Where older ones begin; null when there are none. */
  next: z.nullable(z.string()),
});
export type ReadingPage = z.infer<typeof readingPage>;

export const listReadings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/readings',
  access: 'admin',
  summary: `Answers that the model and the rules read differently, newest first, ${String(READINGS_PER_PAGE)} a page.`,
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(z.string().check(z.maxLength(100))),
  }),
  responses: { 200: readingPage },
});

/** Why what a model reported was put aside, and the rules read alone. */
const REFUSALS = ['too_many_companies', 'not_borne_out', 'overlooks_companies'] as const;

/**
 * Why a span does not count. text: its place says that another thing is meant, or that nothing was found ·
 * ignored: the user says that it is no company · report: the model that read the answer does not name it, and a name
 * of its source has no vote against it · place: nothing in the answer shows for certain that a company is meant.
 */
const DROPPED_BY = ['text', 'ignored', 'report', 'place'] as const;

/** A tone that only a newer build knows is none of this one. */
const knownTone = z.catch(z.nullable(tone), null);

const reading = z.object({
  id,
  promptId: id,
  company: z.object({ id, name: z.string() }),
  userId: id,
  /** The question it answers, who asked it and where: the prompt may ask another by now. */
  prompt: z.string(),
  persona: z.nullable(z.string()),
  market: namedMarket,
  engine: namedEngine,
  model: z.nullable(z.string()),
  sample: z.int(),
  createdAt: timestamp,
  status: knownWord(ANSWER_STATUSES),
  /** Why there is no answer, in Italian; null when status is ok. */
  failure: z.nullable(z.string()),
  /** The answer as received; null when there is none or its retention has ended. */
  text: z.nullable(z.string()),
  /** Who read it when its numbers were made: the rules, or a model. */
  reader: z.string(),
  /** The version of the reader its stored reading is of, and the one that read it for this answer. */
  storedVersion: z.nullable(z.string()),
  version: z.string(),
  /** Whether the names the user states are the ones its stored reading was made under. */
  hasSameNames: z.boolean(),
  /** Names learned from the answers of the days before. */
  learned: z.array(z.string()),
  /** Every stretch that was weighed, in the order of the text; empty without a text. */
  spans: z.array(z.extend(weighedSpan, { droppedBy: z.nullable(knownWord(DROPPED_BY)) })),
  /** Whom the stored reading names: what the numbers are made of. */
  counted: z.array(
    z.object({ name: z.string(), isOwn: z.boolean(), position: z.int(), sentiment: knownTone }),
  ),
  report: z.nullable(
    z.object({
      engine: namedEngine,
      model: z.string(),
      createdAt: timestamp,
      companies: z.array(
        z.object({ name: z.string(), sentiment: knownTone, evidence: z.nullable(z.string()) }),
      ),
      /** Names it gave that the answer does not write. */
      rejectedNames: z.array(z.string()),
      /** Null: it counts. */
      refusal: z.nullable(knownWord(REFUSALS)),
    }),
  ),
  disagreements: z.array(disagreement),
});
export type Reading = z.infer<typeof reading>;
export type ReadingSpan = Reading['spans'][number];

export const getReading = defineEndpoint({
  method: 'GET',
  path: '/api/admin/readings/:resultId',
  access: 'admin',
  summary:
    'One answer read again with every span that was weighed and why; nothing is stored but who looked at it.',
  params: z.object({ resultId: id }),
  responses: { 200: reading },
});
