import * as z from 'zod';
import { AppError } from '#lib/app-error';
import { defineJob } from '#platform/jobs';
import { withTransaction } from '#platform/db';
import type { PaymentsDeps } from './payments-deps.ts';
import { insertEvent } from './store/events.ts';

/** Reads the customer an event told of; the event itself says nothing that counts. */
export const followEventJob = defineJob({
  name: 'payments.follow-event',
  schema: z.object({ customerId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  longestRetryDelaySeconds: 60 * 60,
});

/** Takes an event of the provider, once, and has a job read what it tells of. */
export async function recordPaymentEvent(
  { db, clock, queue, log, payments }: PaymentsDeps,
  { body, signature }: { body: string; signature: string | null },
): Promise<void> {
  const now = clock.now();
  const read = payments.readWebhook({ body, signature, now });
  if (!read.ok) {
    log.warn({ refusal: read.refusal }, 'An event of the payment provider was refused');
    throw new AppError(read.refusal === 'unreadable' ? 'request.malformed' : 'request.bad_signature');
  }
  const { id: eventId, type, customerId, createdAt } = read.event;
  await withTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      provider: payments.id,
      eventId,
      type,
      customerId,
      createdAt,
      receivedAt: now,
    });
    if (isNew && customerId !== null) await queue.enqueue(tx, followEventJob, { customerId });
  });
}
