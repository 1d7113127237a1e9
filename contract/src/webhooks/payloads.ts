import * as z from 'zod/mini';
import { ALERT_KINDS } from '../alerts/alert-kinds.ts';
import { alertCleared, alertProof } from '../alerts/alerts.ts';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { namedMarket } from '../markets/market.ts';
import { id, timestamp } from '../text.ts';
import { WEBHOOK_TEST } from './deliveries.ts';
import type { WebhookEvent } from './webhook-input.ts';

/** Grows when something of a message is taken away or means something else; what is added leaves it. */
export const PAYLOAD_VERSION = 1;

const company = z.object({ id, name: z.string() });
const subject = {
  company,
  prompt: z.object({
    id,
    text: z.string(),
    persona: z.nullable(z.string()),
    market: namedMarket,
    /** What is compared is of one series: it grows when the question changes. */
    series: z.int(),
  }),
  /** The company's page in Citato. */
  url: z.string(),
  /** The demo engine answered: no real one said it. */
  isDemo: z.boolean(),
};
const compared = z.object({ percent: z.number(), answers: z.int() });

const analysisCompleted = z.object({
  analysisId: id,
  ...subject,
  engines: z.array(
    z.object({
      engine: z.string(),
      answers: z.object({
        ok: z.int(),
        refused: z.int(),
        empty: z.int(),
        failed: z.int(),
        notShown: z.int(),
      }),
      /** Ok answers that name the company. */
      mentions: z.int(),
    }),
  ),
});

const mentionChanged = z.object({
  ...subject,
  days: z.int(),
  previous: compared,
  current: compared,
  difference: z.nullable(z.object({ points: z.number(), low: z.number(), high: z.number() })),
});

const alertChanged = z.object({
  alertId: id,
  company,
  kind: knownWord(ALERT_KINDS),
  direction: knownWord(['up', 'down']),
  engine: z.nullable(namedEngine),
  prompt: z.nullable(z.object({ id, text: z.nullable(z.string()) })),
  rival: z.nullable(z.string()),
  /** The Italian words of the screen. */
  title: z.string(),
  detail: z.string(),
  compared: z.nullable(z.string()),
  proof: z.nullable(alertProof),
  cleared: z.nullable(alertCleared),
  url: z.string(),
  isDemo: z.boolean(),
});

function payload<const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) {
  return z.object({ type: z.literal(type), version: z.literal(PAYLOAD_VERSION), timestamp, data });
}

/** What each event's message holds; the server's tests parse what is really sent by these. */
export const WEBHOOK_PAYLOADS = {
  'analysis.completed': payload('analysis.completed', analysisCompleted),
  'mention.gained': payload('mention.gained', mentionChanged),
  'mention.lost': payload('mention.lost', mentionChanged),
  'alert.raised': payload('alert.raised', alertChanged),
  'alert.cleared': payload('alert.cleared', alertChanged),
  [WEBHOOK_TEST]: payload(WEBHOOK_TEST, z.object({ message: z.string() })),
} as const satisfies Record<WebhookEvent | typeof WEBHOOK_TEST, z.ZodMiniType>;
