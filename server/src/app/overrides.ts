import type { PostWebhook } from '#adapters/payments';
import type { Clock } from '#lib/clock';
import type { Logger } from '#platform/logging';
import type { Adapters } from './adapters/adapters.ts';

/** Overrides for tests, seed and benchmarks. */
export interface Overrides extends Partial<Adapters> {
  clock?: Clock;
  log?: Logger;
  /** The queue's own clock, and with it jobs that run only when asked to. */
  queueClock?: Clock;
  webDirectory?: string;
  renderedDirectory?: string;
  /** How often the figures for the monitoring are put together. */
  metricsTiming?: { readonly now: () => number; readonly freshMs: number };
  /** How the embedded payment provider reaches the product’s own endpoint. */
  postWebhook?: PostWebhook;
}

export function pickAdapters({
  clientDocuments,
  engines,
  mailer,
  payments,
  reader,
  reports,
  siteReader,
  webhookSender,
  writer,
}: Overrides): Partial<Adapters> {
  return {
    ...(clientDocuments ? { clientDocuments } : {}),
    ...(engines ? { engines } : {}),
    ...(mailer ? { mailer } : {}),
    ...(payments ? { payments } : {}),
    ...(reader === undefined ? {} : { reader }),
    ...(reports ? { reports } : {}),
    ...(siteReader ? { siteReader } : {}),
    ...(webhookSender ? { webhookSender } : {}),
    ...(writer === undefined ? {} : { writer }),
  };
}
