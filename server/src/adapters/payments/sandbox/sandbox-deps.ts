import type { Clock } from '#lib/clock';
import type { Database, Queryable } from '#platform/db';
import type { JobQueue } from '#platform/jobs';
import type { Logger } from '#platform/logging';

/** What the product sells, as its own table has it. */
export interface SoldPlan {
  readonly id: string;
  readonly priceCents: number;
  readonly currency: string;
}

/** Brings a signed event to the product’s own endpoint; gives the HTTP status. Throws without an answer. */
export type PostWebhook = (
  request: { readonly body: string; readonly signature: string },
  signal: AbortSignal,
) => Promise<number>;

export interface SandboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly log: Logger;
  readonly listPlans: (db: Queryable) => Promise<readonly SoldPlan[]>;
  readonly postWebhook: PostWebhook;
  /** Signs events. */
  readonly webhookSecret: string;
}
