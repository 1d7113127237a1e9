import { withTransaction } from '#platform/db';
import type { PaymentsDeps } from './payments-deps.ts';
import { syncPrices } from './prices/sync-prices.ts';
import { checkCustomersJob } from './subscriptions/check-customers.ts';

/** A start may follow hours in which events were lost: customers are checked, and the prices read. */
export async function warmUpBilling(deps: PaymentsDeps): Promise<void> {
  // Tried again, the check finds the prices too.
  await withTransaction(deps.db, (tx) =>
    deps.queue.enqueue(tx, checkCustomersJob, {}, { singletonKey: 'at-start' }),
  );
  await syncPrices(deps);
}
