import { defineJob, handleJob, type Job, type JobQueue, type JobRegistration } from '#platform/jobs';
import type { DomainEvent, EventBus, Subscription } from './domain-events.ts';

/** A subscriber's fault must not lose the event: it is tried again over hours before it becomes a dead letter. */
const RETRY_LIMIT = 10;
/** Of one subscriber in one process; most are a handful of statements. */
const REACTIONS_AT_A_TIME = 16;

/** Announcements become one job per subscriber; the subscriptions are known once all features are made. */
export function createEventBus(queue: JobQueue): EventBus & {
  connect(subscriptions: readonly Subscription[]): readonly JobRegistration[];
} {
  const reactions = new Map<string, { job: Job<unknown>; select: Subscription['select'] }[]>();
  const announceAll: EventBus['announceAll'] = async (tx, event, payloads) => {
    for (const { job, select } of reactions.get(event.name) ?? []) {
      const concerning = select === undefined ? payloads : await select(tx, payloads);
      await queue.enqueueMany(
        tx,
        job,
        concerning.map((payload) => ({ payload })),
      );
    }
  };
  return {
    announce: (tx, event, payload) => announceAll(tx, event, [payload]),
    announceAll,
    connect: (subscriptions) =>
      subscriptions.map((subscription) => {
        const { event, subscriber } = subscription;
        const job = defineJob({
          name: queueName(event, subscriber),
          schema: event.schema,
          retryLimit: RETRY_LIMIT,
        });
        const { select } = subscription;
        reactions.set(event.name, [...(reactions.get(event.name) ?? []), { job, select }]);
        return handleJob(job, {
          run: (payload, execution) => subscription.handle(payload, execution),
          concurrency: REACTIONS_AT_A_TIME,
        });
      }),
  };
}

function queueName(event: DomainEvent<unknown>, subscriber: string): string {
  return `${event.name}/${subscriber}`;
}
