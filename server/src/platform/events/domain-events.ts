import type * as z from 'zod';
import type { Transaction } from '#platform/db';

/** Something that happened, told upward: lower features announce, higher ones subscribe. Past tense: `companies.prompts-added`. */
export interface DomainEvent<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

export function defineEvent<Payload>(event: DomainEvent<Payload>): DomainEvent<Payload> {
  return event;
}

/** One feature's reaction to an event; runs as a job of its own, so it survives a crash and never delays the announcer. */
export interface Subscription {
  readonly event: DomainEvent<unknown>;
  /** `feature.verb-noun`; with the event's name it names the queue. */
  readonly subscriber: string;
  handle(payload: unknown, signal: AbortSignal): Promise<void>;
}

export function subscribe<Payload>(
  event: DomainEvent<Payload>,
  subscriber: string,
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>,
): Subscription {
  return { event, subscriber, handle: (payload, signal) => handle(event.schema.parse(payload), signal) };
}

export interface EventBus {
  /** Enqueues one job per subscriber in the caller's transaction. */
  announce<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void>;
  /** The same for many in one statement per subscriber. */
  announceAll<Payload>(
    tx: Transaction,
    event: DomainEvent<Payload>,
    payloads: readonly NoInfer<Payload>[],
  ): Promise<void>;
}
