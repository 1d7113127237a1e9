import { readRefundsOfDeleted, readRefundsOfDeletedJob } from '../invoices/read-refunds-of-deleted.ts';
import { withTransaction } from '#platform/db';
import { type JobRegistration, handleJob } from '#platform/jobs';
import { endSubscriptions, endSubscriptionsJob } from '../customers/end-subscriptions.ts';
import { notifyOfEnds, notifyOfEndsJob } from '../notices/notify-of-end.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { checkCustomers, checkCustomersJob } from './check-customers.ts';
import { followEventJob, followPaymentJob } from './record-payment-event.ts';
import { findOwnerOfCustomer } from '../store/customers.ts';
import { syncCustomer } from './sync-customer.ts';
import { endPromotion, endPromotionJob } from '../prices/sync-prices.ts';
import { takeValue } from '../errors.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const EVENTS_AT_A_TIME = 4;

export function paymentJobs(deps: PaymentsDeps): JobRegistration[] {
  return [
    handleJob(followEventJob, {
      run: ({ customerId }) => followCustomer(deps, customerId),
      concurrency: EVENTS_AT_A_TIME,
    }),
    handleJob(followPaymentJob, {
      run: async ({ paymentId }) => {
        const reply = await deps.payments.findPayer(paymentId);
        // An event of another account of the operator's, or of its test mode.
        if (!reply.ok && reply.fault.kind === 'not_found') return;
        const customerId = takeValue(reply);
        if (customerId !== null) await followCustomer(deps, customerId);
      },
      concurrency: EVENTS_AT_A_TIME,
    }),
    handleJob(readRefundsOfDeletedJob, {
      run: async (payload, { putOff }) => {
        const { isPending } = await readRefundsOfDeleted(deps, payload);
        if (isPending) putOff(tomorrow(deps));
      },
    }),
    handleJob(notifyOfEndsJob, {
      run: (_payload, execution) => notifyOfEnds(deps, execution),
      everySeconds: HOUR_SECONDS,
    }),
    handleJob(endPromotionJob, { run: () => endPromotion(deps), everySeconds: MINUTE_SECONDS }),
    handleJob(endSubscriptionsJob, { run: (payload) => endSubscriptions(deps, payload) }),
    handleJob(checkCustomersJob, {
      run: (_payload, execution) => checkCustomers(deps, execution),
      everySeconds: DAY_SECONDS,
    }),
  ];
}

/** Reads the state of a customer, whichever account it belongs to. */
async function followCustomer(deps: PaymentsDeps, customerId: string): Promise<void> {
  const userId = await findOwnerOfCustomer(deps.db, { provider: deps.payments.id, customerId });
  if (userId === null) await followDeletedCustomer(deps, customerId);
  else await syncCustomer(deps, { userId });
}

/** The event of the end may be lost: while a refund is on its way, a job checks for itself. */
async function followDeletedCustomer(deps: PaymentsDeps, customerId: string): Promise<void> {
  const { isPending } = await readRefundsOfDeleted(deps, { customerId });
  if (!isPending) return;
  const options = { startAfter: tomorrow(deps), singletonKey: customerId };
  await withTransaction(deps.db, (tx) =>
    deps.queue.enqueue(tx, readRefundsOfDeletedJob, { customerId }, options),
  );
}

function tomorrow({ clock }: Pick<PaymentsDeps, 'clock'>): Date {
  return new Date(clock.now().getTime() + DAY_SECONDS * 1000);
}
