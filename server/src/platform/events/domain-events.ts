import type * as z from 'zod';
import type { Transaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';

/**
 * Something that happened, announced upward: lower features announce, higher ones subscribe. Past tense:
 * `companies.prompts-added`.
 */
export interface DomainEvent<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

export function defineEvent<Payload>(event: DomainEvent<Payload>): DomainEvent<Payload> {
  return event;
}

/** What a subscriber is given, as any job. */
export type Reaction = Pick<JobExecution, 'signal' | 'putOff'>;

/**
 * One feature's subscription to an event; runs as a job of its own, so it survives a crash and never delays the
 * announcer.
 */
export interface Subscription {
  readonly event: DomainEvent<unknown>;
  /** `feature.verb-noun`; with the event's name it names the queue. */
  readonly subscriber: string;
  handle(payload: unknown, execution: Reaction): Promise<void>;
  /** Which of the events concern it; called in the announcer's transaction, so one cheap statement for all of them. */
  readonly select?: (tx: Transaction, payloads: readonly unknown[]) => Promise<readonly unknown[]>;
}

export function subscribe<Payload>(
  event: DomainEvent<Payload>,
  subscriber: string,
  handle: (payload: Payload, execution: Reaction) => Promise<void>,
  select?: (tx: Transaction, payloads: readonly Payload[]) => Promise<readonly Payload[]>,
): Subscription {
  return {
    event,
    subscriber,
    handle: (payload, execution) => handle(event.schema.parse(payload), execution),
    ...(select !== undefined && {
      select: (tx, payloads) =>
        select(
          tx,
          payloads.map((payload) => event.schema.parse(payload)),
        ),
    }),
  };
}

export interface EventBus {
  /** Enqueues one job per subscriber it concerns in the caller's transaction. */
  announce<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void>;
  /** The same for many in one statement per subscriber. */
  announceAll<Payload>(
    tx: Transaction,
    event: DomainEvent<Payload>,
    payloads: readonly NoInfer<Payload>[],
  ): Promise<void>;
}
