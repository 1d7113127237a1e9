import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId, namedEngine } from '../engines.ts';
import { namedPurpose } from '../spending.ts';
import { euroCents, id, timestamp } from '../text.ts';

/** A prompt whose analysis is stuck, or overdue. */
const latePrompt = z.object({
  promptId: id,
  companyId: id,
  userId: id,
  /** Null when the company is archived. */
  companyName: z.nullable(z.string()),
  /** Stuck: its last progress. Overdue: when it was due. */
  since: timestamp,
  /** `idle`: its analysis has not begun. */
  state: z.enum(['idle', 'queued', 'running']),
});
export type LatePrompt = z.infer<typeof latePrompt>;

const lateness = z.object({
  count: z.int(),
  /** There may be more: only the longest late were counted. */
  isMore: z.boolean(),
  /** The longest late, at most 50. */
  prompts: z.array(latePrompt),
});
export type Lateness = z.infer<typeof lateness>;

const engineHealth = z.object({
  engine: engineId,
  /** `open`: no call is made before `retryAt`; `half_open`: one call, the probe, is made. */
  breaker: z.enum(['closed', 'half_open', 'open']),
  retryAt: z.nullable(timestamp),
  /** Prompts that still miss answers of it, and when the next is tried. */
  waitingPrompts: z.int(),
  nextAttemptAt: z.nullable(timestamp),
  /** Calls it may have at a time over all processes, and how many of them are leased. */
  permits: z.object({ limit: z.int(), leased: z.int() }),
});
export type EngineHealth = z.infer<typeof engineHealth>;

const pipeline = z.object({
  /** Analyses that wait, and analyses under way; the stuck are in neither. */
  queued: z.int(),
  running: z.int(),
  stuck: lateness,
  overdue: lateness,
  engines: z.array(engineHealth),
});
export type Pipeline = z.infer<typeof pipeline>;

export const getPipeline = defineEndpoint({
  method: 'GET',
  path: '/api/admin/pipeline',
  access: 'admin',
  summary: 'How many prompts wait, run, are stuck or overdue, and how the engines are.',
  responses: { 200: pipeline },
});

const expenses = z.object({
  /** First instants of the current day and month in Rome. */
  daySince: timestamp,
  monthSince: timestamp,
  dayCents: euroCents,
  monthCents: euroCents,
  /** The same by engine and by what it was for, dearest of the month first. */
  lines: z.array(
    z.object({ engine: namedEngine, purpose: namedPurpose, dayCents: euroCents, monthCents: euroCents }),
  ),
  /** The day's budget and what is left of it; null without one. */
  budget: z.nullable(z.object({ dayCents: euroCents, leftCents: euroCents })),
});
export type Expenses = z.infer<typeof expenses>;

export const getExpenses = defineEndpoint({
  method: 'GET',
  path: '/api/admin/spending',
  access: 'admin',
  summary: 'What the AI engines cost for all accounts today and this month, and what is left of the budget.',
  responses: { 200: expenses },
});
