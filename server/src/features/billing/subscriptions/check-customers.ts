import * as z from 'zod';
import type { AccountId } from '#lib/ids';
import { defineJob } from '#platform/jobs';
import type { PaymentsDeps } from '../payments-deps.ts';
import { getPlanStatus } from './get-plan-status.ts';
import { chooseLive } from '../rules/live-subscription.ts';
import { hasEnded } from '../rules/subscription-status.ts';
import { findCustomer, listCustomers } from '../store/customers.ts';
import { insertDiscrepancy, saveCheck } from '../store/events.ts';
import { listSubscriptions } from '../store/subscriptions.ts';
import { sendCustomerData } from '../customers/send-customer-data.ts';
import { syncCustomer } from './sync-customer.ts';
import { syncPrices } from '../prices/sync-prices.ts';
import { takeValue } from '../errors.ts';
import { endSandboxSubscriptions } from './end-sandbox-subscriptions.ts';

export const checkCustomersJob = defineJob({
  name: 'payments.check-customers',
  schema: z.object({}),
  retryLimit: 10,
  retryDelaySeconds: 60,
});

const PAGE = 100;

/** Compares every customer with the provider and repairs what differs; throws in the end when some could not be compared. */
export async function checkCustomers(deps: PaymentsDeps, { signal }: { signal: AbortSignal }): Promise<void> {
  const { db, clock, log, payments } = deps;
  await endSandboxSubscriptions(deps, { signal });
  await syncPrices(deps);
  let compared = 0;
  let failed = 0;
  let after: AccountId | null = null;
  do {
    const userIds: AccountId[] = await listCustomers(db, { provider: payments.id, after, limit: PAGE });
    for (const userId of userIds) {
      if (signal.aborted) return;
      try {
        await checkCustomer(deps, userId);
        compared += 1;
      } catch (error) {
        // A customer the provider has lost keeps failing: the customers after it must not wait for that.
        failed += 1;
        log.error({ userId, err: error }, 'An account could not be compared');
      }
    }
    after = userIds.at(-1) ?? null;
  } while (after !== null);
  await saveCheck(db, { provider: payments.id, finishedAt: clock.now(), compared, failed });
  if (failed > 0) throw new Error(`${String(failed)} customers could not be compared`);
}

async function checkCustomer(deps: PaymentsDeps, userId: AccountId): Promise<void> {
  const { db, clock, log, payments } = deps;
  const readState = async () => ({
    ...(await getPlanStatus(db, userId)),
    subscriptions: await listSubscriptions(db, userId),
  });
  const was = await readState();
  await endExtraSubscriptions(deps, { userId });
  await syncCustomer(deps, { userId });
  await sendCustomerData(deps, { userId });
  const became = await readState();
  if (JSON.stringify(was) === JSON.stringify(became)) return;
  log.warn({ userId, was: was.planId, became: became.planId }, 'An account had drifted from its payments');
  await insertDiscrepancy(db, {
    userId,
    provider: payments.id,
    subject: was.planId === became.planId ? 'subscription' : 'plan',
    was,
    became,
    noticedAt: clock.now(),
  });
}

/** An account pays for one subscription: whatever stands live beside it at the provider is ended. */
async function endExtraSubscriptions(
  { db, log, payments }: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<void> {
  const customer = await findCustomer(db, { userId, provider: payments.id });
  if (customer?.customerId == null) return;
  const subscriptions = takeValue(await payments.listSubscriptions(customer.customerId));
  const live = chooseLive(subscriptions);
  for (const { id, status } of subscriptions) {
    if (hasEnded(status) || id === live?.id) continue;
    log.error({ userId, subscriptionId: id }, 'A second live subscription is ended');
    takeValue(await payments.endSubscription({ subscriptionId: id, idempotencyKey: `extra:${id}` }));
  }
}
