import * as z from 'zod';
import { AppError } from '#lib/app-error';
import { defineJob } from '#platform/jobs';
import { withTransaction } from '#platform/db';
import type { PaymentsDeps } from '../payments-deps.ts';
import { countRefusedCard } from './count-refused-card.ts';
import { findOwnerOfCustomer } from '../store/customers.ts';
import { insertEvent } from '../store/events.ts';

/** Reads the customer an event is about; the event's own content is not used. */
export const followEventJob = defineJob({
  name: 'payments.follow-event',
  schema: z.object({ customerId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60 * 60,
});

/** The same of a refund or a dispute, which names the payment alone. */
export const followPaymentJob = defineJob({
  name: 'payments.follow-payment',
  schema: z.object({ paymentId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60 * 60,
});

/** A card whose bank refused it in the form of a checkout. */
const CARD_REFUSED = 'setup_intent.setup_failed';

/** Takes an event of the provider, once, and has a job read what it is about. */
export async function recordPaymentEvent(
  deps: PaymentsDeps,
  { body, signature }: { body: string; signature: string | null },
): Promise<void> {
  const { db, clock, queue, log, payments } = deps;
  const now = clock.now();
  const read = payments.readWebhook({ body, signature, now });
  if (!read.ok) {
    log.warn({ refusal: read.refusal }, 'An event of the payment provider was refused');
    throw new AppError(read.refusal === 'unreadable' ? 'request.malformed' : 'request.bad_signature');
  }
  const { id: eventId, type, customerId, paymentId, createdAt } = read.event;
  const isFirst = await withTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      provider: payments.id,
      eventId,
      type,
      customerId,
      createdAt,
      receivedAt: now,
    });
    if (isNew && customerId !== null) await queue.enqueue(tx, followEventJob, { customerId });
    if (isNew && paymentId !== null) await queue.enqueue(tx, followPaymentJob, { paymentId });
    return isNew;
  });
  if (!isFirst || type !== CARD_REFUSED || customerId === null) return;
  const userId = await findOwnerOfCustomer(db, { provider: payments.id, customerId });
  if (userId !== null) await countRefusedCard(deps, { userId });
}
