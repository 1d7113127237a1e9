import { type Subscription, subscribe } from '#platform/events';
import { sendCustomerData } from './customers/send-customer-data.ts';
import { billingInfoChanged } from './invoices/billing-info-changed.ts';
import { paymentFinished } from './invoices/payment-finished.ts';
import { recoverPurchase } from './operations/recover-purchase.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** What billing does when one of its rooms publishes an event. The names of the subscriptions stand in queued jobs. */
export function billingSubscriptions(deps: PaymentsDeps): Subscription[] {
  return [
    subscribe(billingInfoChanged, 'payments.send-customer-data', async ({ userId }) => {
      if (!(await sendCustomerData(deps, { userId }))) throw new Error('Another process is telling it');
    }),
    subscribe(paymentFinished, 'billing.recover-purchase', async (paid, { putOff }) => {
      const again = await recoverPurchase(deps, paid);
      if (again !== null) putOff(again);
    }),
  ];
}
