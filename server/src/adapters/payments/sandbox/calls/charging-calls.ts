import * as z from 'zod';
import type { Transaction } from '#platform/db';
import type { PaymentProvider } from '../../payment-provider.ts';
import { lockAccount, saveStep } from '../account-records.ts';
import { noSuch, refuse } from '../faults.ts';
import { mintId } from '../mint-id.ts';
import { INVOICE, PAYMENT_METHOD } from '../object-shapes.ts';
import { collect } from '../rules/invoice-steps.ts';
import type { Account, Invoice } from '../rules/sandbox-objects.ts';
import { changePrice, replaceCard } from '../rules/subscription-steps.ts';
import { runOnce } from '../run-once.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { findObject } from '../store/objects.ts';
import { changeAccount } from './change-account.ts';
import { listPrices } from './prices.ts';

/** What asks the bank for money of a running subscription. */
export function chargingCalls(deps: SandboxDeps): Pick<PaymentProvider, 'changePrice' | 'payInvoice'> {
  return {
    changePrice: (request) =>
      changeAccount(deps, {
        name: 'changePrice',
        request,
        decide: async (account, { tx, at }) => {
          const price = (await listPrices(deps, tx)).find(({ id }) => id === request.priceId);
          if (price === undefined) return refuse('configuration', 'There is no such price');
          const { subscription } = account;
          if (subscription.status !== 'active')
            return refuse('conflict', `The subscription is ${subscription.status}`);
          if (subscription.price.id === price.id) return { account, happenings: [] };
          const chargesNow = request.proration === 'charge_difference';
          const payer = await withCard(tx, account, request.paymentMethodId);
          if (payer === null) return noSuch('card of this customer');
          const step = changePrice({ account: payer, price, chargesNow, at, mintId });
          // Nothing of a change is written that the bank declined.
          return (chargesNow ? refuseUnpaid(step.account.invoice) : null) ?? step;
        },
      }),
    payInvoice: (request) =>
      runOnce(deps, {
        name: 'payInvoice',
        request,
        value: z.null(),
        work: async (tx, at) => {
          const known = await findObject(tx, INVOICE, request.invoiceId);
          const account = known && (await lockAccount(tx, known.subscriptionId));
          if (account === null) return noSuch('invoice');
          const { invoice } = account;
          if (invoice?.id !== request.invoiceId || invoice.status !== 'open')
            return refuse('conflict', 'The invoice is not open');
          const payer = await withCard(tx, account, request.paymentMethodId);
          if (payer === null) return noSuch('card of this customer');
          // The card pays this once: the subscription keeps its own.
          const { account: paid, happenings } = collect({ ...account, card: payer.card }, at);
          const step = { account: { ...paid, card: account.card }, happenings };
          await saveStep(deps, tx, { step, at });
          return refuseUnpaid(step.account.invoice) ?? { ok: true, value: null };
        },
      }),
  };
}

/** The account as another card pays for it; null when that is not its customer's. */
async function withCard(tx: Transaction, account: Account, cardId: string | undefined) {
  if (cardId === undefined) return account;
  const paymentMethod = await findObject(tx, PAYMENT_METHOD, cardId);
  return paymentMethod?.customerId === account.customer.id
    ? replaceCard(account, paymentMethod).account
    : null;
}

/** What the bank said instead of paying; null when it paid. */
function refuseUnpaid(invoice: Invoice | null) {
  if (invoice === null || invoice.payment.state === 'paid') return null;
  const { state, declineCode } = invoice.payment;
  return state === 'action_required'
    ? refuse('authentication_required', 'The bank asks the holder of the card')
    : refuse('declined', 'The bank declined the card', declineCode);
}
