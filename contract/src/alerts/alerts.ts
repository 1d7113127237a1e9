import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { mean, rate } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';
import { ALERT_KINDS } from './alert-kinds.ts';

const span = z.object({ firstDay: z.string(), lastDay: z.string() });

/** Of a kind `figure`: which one. */
const FIGURES = ['mention_rate', 'position', 'share', 'positive_tone'] as const;

/** The figures an alert rests on. */
export const alertProof = z.object({
  earlier: span,
  later: span,
  before: z.union([rate, mean]),
  now: z.union([rate, mean]),
  /** Percentage points, or places of a position, later minus earlier, with the 95 % interval. */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  prompts: z.int(),
  engines: z.int(),
  /** Of `overtaken`: the mention rates of both in the later span. */
  own: z.nullable(rate),
  rival: z.nullable(rate),
});
export type AlertProof = z.infer<typeof alertProof>;

/** When it ended, and why. */
export const alertCleared = z.object({
  at: timestamp,
  because: knownWord(['reverted', 'settled', 'resumed']),
});

const alert = z.object({
  id,
  company: z.object({ id, name: z.string() }),
  kind: knownWord(ALERT_KINDS),
  /** What is muted with it: the same for every alert of one figure of one company. */
  subject: z.string(),
  figure: z.nullable(knownWord(FIGURES)),
  direction: knownWord(['up', 'down']),
  /** Null: all engines, or none in particular. */
  engine: z.nullable(namedEngine),
  /** The question it is about; null where it is about all. Its text is null once the question is deleted. */
  prompt: z.nullable(z.object({ id, text: z.nullable(z.string()) })),
  rival: z.nullable(z.object({ key: z.string(), name: z.string() })),
  /** Null where the service is what is wrong. */
  proof: z.nullable(alertProof),
  quote: z.nullable(z.object({ text: z.string(), engine: namedEngine, at: timestamp })),
  /** The answers that prove it: of a question, where it still exists. */
  answers: z.nullable(
    z.object({
      promptId: id,
      engine: z.nullable(namedEngine),
      /** Whether the company of `key` is named in them; null: all. */
      isNamed: z.nullable(z.boolean()),
      /** Null: the own one. */
      key: z.nullable(z.string()),
    }),
  ),
  raisedAt: timestamp,
  cleared: z.nullable(alertCleared),
  isRead: z.boolean(),
});
export type Alert = z.infer<typeof alert>;

/** Alerts of one page. */
const MAX_PAGE = 50;

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read', lists: true },
  summary: 'Alerts of the signed-in user, newest first, with how many are unread.',
  query: z.object({
    companyId: z.optional(id),
    /** Where the page before ended. */
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE))),
  }),
  responses: {
    200: z.object({
      /** Whether the plan holds alerts. */
      isIncluded: z.boolean(),
      alerts: z.array(alert),
      /** Of all companies, or of the one asked for. */
      unread: z.int(),
      next: z.nullable(z.string()),
      /** Of the company asked for: the last day that was looked at, and since when it has answers; null: none yet. */
      lookedAt: z.nullable(z.string()),
    }),
  },
});

export const readAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/read',
  access: 'user',
  needs: 'read',
  summary: 'Marks alerts as read: all of a company, or all.',
  body: z.object({ companyId: z.nullable(id) }),
  responses: { 204: 'empty' },
});
