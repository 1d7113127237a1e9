import * as z from 'zod';
import { type Transaction, withTransaction } from '#platform/db';
import type { PaymentProvider } from '../../payment-provider.ts';
import { lockAccount, saveStep } from '../account-records.ts';
import { answerFaults } from '../replies/answer-faults.ts';
import { noSuch, refuse } from '../replies/faults.ts';
import { mintId } from '../mint-id.ts';
import { CUSTOMER, INVOICE, PAYMENT_METHOD } from '../object-shapes.ts';
import { collect } from '../rules/invoice-steps.ts';
import type { Account, Invoice } from '../rules/sandbox-objects.ts';
import { changePrice, replaceCard } from '../rules/subscription-steps.ts';
import { runOnce } from '../replies/run-once.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { readNow } from '../sandbox-time.ts';
import { findObject } from '../store/objects.ts';
import { changeAccount } from './change-account.ts';
import { listPrices } from './prices.ts';

type ChargingCalls = Pick<PaymentProvider, 'changePrice' | 'previewCharge' | 'payInvoice'>;

/** What asks the bank for money of a running subscription, and what it would ask. */
export function chargingCalls(deps: SandboxDeps): ChargingCalls {
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
          const { proratedAt = at } = request;
          const step = changePrice({ account: payer, price, chargesNow, at, proratedAt, mintId });
          // Where the bank declined, nothing of the change is written.
          return (chargesNow ? refuseUnpaid(step.account.invoice) : null) ?? step;
        },
      }),
    previewCharge: ({ customerId, priceId, subscriptionId, proratedAt: asked }) =>
      answerFaults(deps, () =>
        withTransaction(deps.db, async (tx) => {
          const price = (await listPrices(deps, tx)).find(({ id }) => id === priceId);
          const customer = await findObject(tx, CUSTOMER, customerId);
          if (price === undefined) return refuse('configuration', 'There is no such price');
          if (customer === null) return noSuch('customer');
          const at = await readNow(deps, tx);
          const proratedAt = asked ?? at;
          const dueCents = Math.max(0, price.amountCents - customer.creditCents);
          if (subscriptionId === null) return { ok: true, value: { dueCents, proratedAt } };
          const account = await lockAccount(tx, subscriptionId);
          if (account === null) return noSuch('subscription');
          const step = changePrice({ account, price, chargesNow: true, at, proratedAt, mintId });
          return { ok: true, value: { dueCents: step.account.invoice?.dueCents ?? 0, proratedAt } };
        }),
      ),
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
