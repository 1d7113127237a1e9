import { StripeRefusal, declined } from './stripe-refusal.ts';
import { type BankAnswer } from './bank.ts';
import {
  collect,
  draftInvoice,
  finalizeInvoice,
  findNextRetry,
  monthLine,
  voidInvoice,
} from './invoicing.ts';
import type { InvoiceRecord, LineRecord, PriceRecord, SubscriptionRecord } from './stripe-records.ts';
import { mintId, type World } from './stripe-world.ts';

const HOUR_S = 3_600;
const FIRST_PAYMENT_S = 23 * HOUR_S;

/** The end of the month that begins at `after`, on the anchor’s day where the month has it. */
function findPeriodEnd(anchor: number, after: number): number {
  const start = new Date(anchor * 1000);
  for (let months = 1; ; months += 1) {
    const end = new Date(start);
    end.setUTCDate(1);
    end.setUTCMonth(start.getUTCMonth() + months);
    const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(start.getUTCDate(), days));
    const seconds = Math.floor(end.getTime() / 1000);
    if (seconds > after) return seconds;
  }
}

/** Begins a subscription with its first invoice, which is charged while its holder is there. */
export function openSubscription(
  world: World,
  {
    customerId,
    price,
    paymentMethodId,
    metadata,
  }: {
    customerId: string;
    price: PriceRecord;
    paymentMethodId: string;
    metadata: Readonly<Record<string, string>>;
  },
): SubscriptionRecord {
  const now = world.now();
  const periodEnd = findPeriodEnd(now, now);
  const subscription = world.put('subscription', {
    id: mintId('sub'),
    itemId: mintId('si'),
    customerId,
    status: 'incomplete',
    priceId: price.id,
    paymentMethodId,
    metadata,
    periodStart: now,
    periodEnd,
    cancelAtPeriodEnd: false,
    latestInvoiceId: null,
    pendingLines: [],
    created: now,
    endedAt: null,
  });
  world.tell('customer.subscription.created', 'subscription', subscription.id);
  const { id } = draftInvoice(world, { subscription, lines: [monthLine(price, now, periodEnd)] });
  finalizeInvoice(world, id, true);
  return world.get('subscription', subscription.id);
}

/** What another price costs more, or less, for the rest of a period, as two lines. */
export function listDifference(
  world: World,
  { subscription, price, start }: { subscription: SubscriptionRecord; price: PriceRecord; start: number },
): LineRecord[] {
  const { periodStart, periodEnd: end, pendingLines } = subscription;
  const share = (end - start) / (end - periodStart);
  const before = world.get('price', subscription.priceId);
  const line = { isProration: true, start, end };
  return [
    ...pendingLines,
    { ...line, id: mintId('il'), amount: -Math.round(before.amount * share), priceId: before.id },
    { ...line, id: mintId('il'), amount: Math.round(price.amount * share), priceId: price.id },
  ];
}

/** Another price from now on; `isBilledNow` throws the bank’s refusal. */
export function changeSubscriptionPrice(
  world: World,
  {
    subscription,
    price,
    isBilledNow,
    start = world.now(),
  }: { subscription: SubscriptionRecord; price: PriceRecord; isBilledNow: boolean; start?: number },
): void {
  const lines = listDifference(world, { subscription, price, start });
  const changed = world.put('subscription', {
    ...subscription,
    priceId: price.id,
    pendingLines: isBilledNow ? [] : lines,
  });
  world.tell('customer.subscription.updated', 'subscription', subscription.id);
  if (!isBilledNow) return;
  const { id } = draftInvoice(world, { subscription: changed, lines });
  throwUnpaid(finalizeInvoice(world, id, true), 'subscription_payment_intent_requires_action');
}

/** What the API answers when a charge it was asked for did not go through. */
export function throwUnpaid(answer: BankAnswer, askCode: string): void {
  if (answer.kind === 'paid') return;
  if (answer.kind === 'declined') throw declined(answer.code, answer.declineCode);
  throw new StripeRefusal(402, {
    type: 'card_error',
    code: askCode,
    message: 'This payment requires additional user action before it can be completed successfully.',
  });
}

/** Ends a subscription now. */
export function endSubscription(world: World, subscription: SubscriptionRecord): SubscriptionRecord {
  const hasBegun = subscription.status !== 'incomplete';
  if (!hasBegun) voidInvoice(world, subscription.latestInvoiceId ?? '');
  else stopCollecting(world, subscription);
  const status = hasBegun ? 'canceled' : 'incomplete_expired';
  const ended = world.put('subscription', { ...subscription, status, endedAt: world.now() });
  const type = hasBegun ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  world.tell(type, 'subscription', subscription.id);
  return ended;
}

/** What is open stays so, and is not charged again by itself. */
function stopCollecting(world: World, { latestInvoiceId }: SubscriptionRecord): void {
  const invoice = latestInvoiceId === null ? null : world.get('invoice', latestInvoiceId);
  if (invoice !== null) world.put('invoice', { ...invoice, nextStepAt: null });
}

interface DueStep {
  readonly at: number;
  readonly take: () => void;
}

/** Moves time on and does everything that becomes due by then, in its order. */
export function passTime(world: World, until: number): void {
  for (;;) {
    const steps = world.list('subscription').map((subscription) => findDueStep(world, subscription));
    const [next] = steps
      .filter((step) => step !== null)
      .filter(({ at }) => at <= until)
      .sort((one, other) => one.at - other.at);
    if (next === undefined) break;
    world.moveTo(next.at);
    next.take();
  }
  world.moveTo(until);
}

/** What time brings next to a subscription; null when nothing does. */
function findDueStep(world: World, subscription: SubscriptionRecord): DueStep | null {
  const { status, created, periodEnd, latestInvoiceId } = subscription;
  if (status === 'incomplete') {
    return { at: created + FIRST_PAYMENT_S, take: () => endSubscription(world, subscription) };
  }
  if (status !== 'active' && status !== 'past_due') return null;
  const invoice = latestInvoiceId === null ? null : world.get('invoice', latestInvoiceId);
  const stepAt = invoice?.nextStepAt ?? null;
  if (invoice !== null && stepAt !== null && stepAt <= periodEnd) {
    return { at: stepAt, take: () => chargeByItself(world, invoice) };
  }
  return { at: periodEnd, take: () => renew(world, subscription) };
}

/** The next month begins with a draft, which becomes final an hour later. */
function renew(world: World, subscription: SubscriptionRecord): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(world, subscription);
    return;
  }
  const { periodEnd: start, created, priceId, pendingLines } = subscription;
  const end = findPeriodEnd(created, start);
  const renewed = { ...subscription, periodStart: start, periodEnd: end, pendingLines: [] };
  const lines = [...pendingLines, monthLine(world.get('price', priceId), start, end)];
  const draft = draftInvoice(world, { subscription: renewed, lines });
  world.put('invoice', { ...draft, nextStepAt: start + HOUR_S });
  world.tell('customer.subscription.updated', 'subscription', subscription.id);
}

function chargeByItself(world: World, { id, status }: InvoiceRecord): void {
  const answer =
    status === 'draft' ? finalizeInvoice(world, id, false) : collect(world, id, { isHolderThere: false });
  if (answer.kind === 'paid') return;
  const invoice = world.get('invoice', id);
  const subscription = world.get('subscription', invoice.subscriptionId);
  const nextStepAt = findNextRetry(invoice, world.now());
  world.put('invoice', { ...invoice, nextStepAt });
  if (nextStepAt === null) {
    endSubscription(world, subscription);
    return;
  }
  world.put('subscription', { ...subscription, status: 'past_due' });
  world.tell('customer.subscription.updated', 'subscription', subscription.id);
}
