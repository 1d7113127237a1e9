import { askForMoney, type BankAnswer } from './bank.ts';
import type { InvoiceRecord, LineRecord, PriceRecord, SubscriptionRecord } from './stripe-records.ts';
import { mintId, type World } from './stripe-world.ts';

const DAY_S = 86_400;
/** After how many days each the charge is tried again, before the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

export function monthLine(price: PriceRecord, start: number, end: number): LineRecord {
  return { id: mintId('il'), amount: price.amount, priceId: price.id, isProration: false, start, end };
}

/** A new invoice of a subscription, not final yet. */
export function draftInvoice(
  world: World,
  { subscription, lines }: { subscription: SubscriptionRecord; lines: readonly LineRecord[] },
): InvoiceRecord {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { id: subscriptionId, customerId } = subscription;
  const invoice = world.put('invoice', {
    id: mintId('in'),
    number: null,
    customerId,
    subscriptionId,
    status: 'draft',
    payer: null,
    lines,
    total,
    amountDue: total,
    attempts: 0,
    created: world.now(),
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    nextStepAt: null,
    intentId: null,
  });
  world.put('subscription', { ...subscription, latestInvoiceId: invoice.id });
  world.tell('invoice.created', 'invoice', invoice.id);
  return invoice;
}

/** Gives an invoice its number, sets the customer’s credit off and asks the bank for the rest. */
export function finalizeInvoice(world: World, invoiceId: string, isHolderThere: boolean): BankAnswer {
  const invoice = world.get('invoice', invoiceId);
  const customer = world.get('customer', invoice.customerId);
  const { name, address, taxIds, customFields } = customer;
  const balance = customer.balance + invoice.total;
  const amountDue = Math.max(0, Math.min(invoice.total, balance));
  const invoiceCount = customer.invoiceCount + 1;
  world.put('customer', { ...customer, invoiceCount, balance: Math.min(0, balance) });
  const intent =
    amountDue === 0
      ? null
      : world.put('payment_intent', {
          id: mintId('pi'),
          secret: mintId('secret'),
          customerId: customer.id,
          invoiceId,
          amount: amountDue,
          status: 'requires_payment_method',
          lastError: null,
          created: world.now(),
        });
  world.put('invoice', {
    ...invoice,
    number: `${customer.id.slice(-8).toUpperCase()}-${String(invoiceCount).padStart(4, '0')}`,
    status: 'open',
    payer: { name, address, taxIds, customFields },
    amountDue,
    finalizedAt: world.now(),
    nextStepAt: null,
    intentId: intent?.id ?? null,
  });
  world.tell('invoice.finalized', 'invoice', invoiceId);
  if (intent !== null) return collect(world, invoiceId, { isHolderThere });
  settleInvoice(world, invoiceId);
  return { kind: 'paid' };
}

/** Asks the bank for an open invoice. */
export function collect(
  world: World,
  invoiceId: string,
  { isHolderThere, paymentMethodId }: { isHolderThere: boolean; paymentMethodId?: string },
): BankAnswer {
  const invoice = world.get('invoice', invoiceId);
  const subscription = world.get('subscription', invoice.subscriptionId);
  const method = world.get('payment_method', paymentMethodId ?? subscription.paymentMethodId);
  const answer = askForMoney(method.card, { now: world.now(), isHolderThere });
  const attempts = invoice.attempts + 1;
  world.put('invoice', { ...invoice, attempts });
  if (answer.kind === 'paid') {
    settleInvoice(world, invoiceId);
    return answer;
  }
  const intent = world.get('payment_intent', invoice.intentId ?? '');
  const isAsking = answer.kind === 'asks';
  world.put('payment_intent', {
    ...intent,
    status: isAsking ? 'requires_action' : 'requires_payment_method',
    lastError: isAsking ? null : { code: answer.code, declineCode: answer.declineCode },
  });
  const type = isAsking ? 'invoice.payment_action_required' : 'invoice.payment_failed';
  world.tell(type, 'invoice', invoiceId);
  return answer;
}

/** An invoice is paid: what waited for it goes on. */
export function settleInvoice(world: World, invoiceId: string): void {
  const invoice = world.get('invoice', invoiceId);
  world.put('invoice', { ...invoice, status: 'paid', paidAt: world.now(), nextStepAt: null });
  const intent = invoice.intentId === null ? null : world.get('payment_intent', invoice.intentId);
  if (intent !== null) world.put('payment_intent', { ...intent, status: 'succeeded', lastError: null });
  world.tell('invoice.paid', 'invoice', invoiceId);
  const subscription = world.get('subscription', invoice.subscriptionId);
  if (subscription.status !== 'incomplete' && subscription.status !== 'past_due') return;
  world.put('subscription', { ...subscription, status: 'active' });
  world.tell('customer.subscription.updated', 'subscription', subscription.id);
}

export function voidInvoice(world: World, invoiceId: string): void {
  const invoice = world.get('invoice', invoiceId);
  if (invoice.status !== 'open' && invoice.status !== 'draft') return;
  world.put('invoice', { ...invoice, status: 'void', voidedAt: world.now(), nextStepAt: null });
  const intent = invoice.intentId === null ? null : world.get('payment_intent', invoice.intentId);
  if (intent !== null) world.put('payment_intent', { ...intent, status: 'canceled' });
  world.tell('invoice.voided', 'invoice', invoiceId);
}

/** When a charge that failed is tried again by itself; null once that is given up. */
export function findNextRetry({ attempts }: InvoiceRecord, now: number): number | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : now + days * DAY_S;
}
