import * as z from 'zod';
import { readRefundsOfDeletedJob } from '../invoices/read-refunds-of-deleted.ts';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { PaymentsDeps } from '../payments-deps.ts';
import { hasEnded } from '../rules/subscription-status.ts';
import { findCustomer } from '../store/customers.ts';
import { takeValue } from '../errors.ts';

/** Ends at the provider what a deleted account still paid for; tried for weeks, as nobody else would. */
export const endSubscriptionsJob = defineJob({
  name: 'payments.end-subscriptions',
  schema: z.object({ customerId: z.string() }),
  retryLimit: 200,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 6 * 60 * 60,
});

/** After this, a purchase that was under way while the account was deleted has ended. */
const LAST_CALL_MS = 15 * 60_000;

/** Called in the transaction that deletes an account. The jobs belong to no account: they outlive the deleted one. */
export async function leaveProvider(
  { queue, clock, payments }: Pick<PaymentsDeps, 'queue' | 'clock' | 'payments'>,
  tx: Transaction,
  { userId }: { userId: AccountId },
): Promise<void> {
  const customer = await findCustomer(tx, { userId, provider: payments.id });
  if (customer?.customerId == null) return;
  const { customerId } = customer;
  const startAfter = new Date(clock.now().getTime() + LAST_CALL_MS);
  await queue.enqueueMany(tx, endSubscriptionsJob, [
    { payload: { customerId } },
    { payload: { customerId }, options: { startAfter } },
  ]);
  // Refunds given to it now, or still on their way, have to be booked.
  const options = { startAfter, singletonKey: customerId };
  await queue.enqueue(tx, readRefundsOfDeletedJob, { customerId }, options);
}

/** Ends whatever of a customer has not ended, and has the provider forget whom it invoiced; documents stay as they are. */
export async function endSubscriptions(
  { clock, payments }: Pick<PaymentsDeps, 'clock' | 'payments'>,
  { customerId }: { customerId: string },
): Promise<void> {
  for (const { id, status } of takeValue(await payments.listSubscriptions(customerId))) {
    if (hasEnded(status)) continue;
    takeValue(await payments.endSubscription({ subscriptionId: id, idempotencyKey: `deleted:${id}` }));
  }
  // A key of its own each time: what was sent to the provider between the two reads has to be deleted as well.
  const idempotencyKey = `forgotten:${customerId}:${clock.now().toISOString()}`;
  takeValue(await payments.updateCustomer({ customerId, name: null, billing: null, idempotencyKey }));
}
