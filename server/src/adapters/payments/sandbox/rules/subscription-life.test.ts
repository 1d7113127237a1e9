import { describe, expect, it } from 'vitest';
import { takeDueStep } from './due-steps.ts';
import { authenticatePayment } from './payment-authentication.ts';
import type { Account, CardBehaviour, Step } from './sandbox-objects.ts';
import { changePrice, openSubscription, replaceCard, setCancelAtPeriodEnd } from './subscription-steps.ts';

const START = new Date('2027-01-31T10:00:00Z');
const PRO = { id: 'price_pro', amountCents: 5900, currency: 'eur' };
const BUSINESS = { id: 'price_business', amountCents: 19900, currency: 'eur' };

let count = 0;
const mintId = (prefix: string) => {
  count += 1;
  return `${prefix}_${String(count)}`;
};
const cardThat = (behaviour: CardBehaviour) => ({
  id: `pm_${behaviour}`,
  customerId: 'cus_1',
  card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040, behaviour },
});
const open = (behaviour: CardBehaviour, price = PRO): Step =>
  openSubscription({
    customer: { id: 'cus_1', creditCents: 0, invoiceCount: 0, payer: null },
    paymentMethod: cardThat(behaviour),
    price,
    at: START,
    mintId,
  });
const typesOf = ({ happenings }: Step) => happenings.map(({ type }) => type);

/** Everything time brings until `now`, with the invoices on the way. */
function live(account: Account, now: string) {
  const invoices = new Map([[account.invoice?.id, account.invoice]]);
  const types: string[] = [];
  for (;;) {
    const step = takeDueStep(account, { now: new Date(now), mintId });
    if (step === null) return { account, invoices: [...invoices.values()], types };
    ({ account } = step);
    invoices.set(account.invoice?.id, account.invoice);
    types.push(...typesOf(step));
  }
}

describe('a subscription', () => {
  it('tells what happened when it begins', () => {
    expect(typesOf(open('works'))).toEqual([
      'customer.subscription.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    expect(typesOf(open('insufficient_funds')).at(-1)).toBe('invoice.payment_failed');
    expect(typesOf(open('asks_at_every_charge')).at(-1)).toBe('invoice.payment_action_required');
  });

  it('is charged once for every month a long sleep skipped, each on its day', () => {
    const { account, invoices } = live(open('works').account, '2027-06-01T00:00:00Z');
    expect(invoices.map((invoice) => invoice?.issuedAt.toISOString().slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(invoices.map((invoice) => [invoice?.status, invoice?.sequence])).toEqual(
      invoices.map((_, index) => ['paid', index + 1]),
    );
    expect(account.subscription.periodEnd.toISOString()).toBe('2027-06-30T10:00:00.000Z');
  });

  it('that nobody pays for is tried again after 3, 5 and 7 days, then ends', () => {
    const poor = replaceCard(open('works').account, cardThat('insufficient_funds')).account;
    const statusAt = (now: string) => live(poor, now).account.subscription.status;
    expect(statusAt('2027-02-28T09:59:59Z')).toBe('active');
    expect(statusAt('2027-02-28T10:00:00Z')).toBe('past_due');
    const { account, types } = live(poor, '2027-03-15T09:59:59Z');
    expect([account.subscription.status, account.invoice?.retries]).toEqual(['past_due', 2]);
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(3);
    const ended = live(poor, '2027-03-15T10:00:00Z').account;
    expect([ended.subscription.status, ended.invoice?.status]).toEqual(['canceled', 'uncollectible']);
    expect(live(ended, '2037-01-01T00:00:00Z').types).toEqual([]);
  });

  it('whose first month is not paid within 23 hours never begins', () => {
    const { account } = open('insufficient_funds');
    expect(live(account, '2027-02-01T08:59:59Z').account.subscription.status).toBe('incomplete');
    const late = live(account, '2027-02-01T09:00:00Z').account;
    expect([late.subscription.status, late.invoice?.status]).toEqual(['incomplete_expired', 'void']);
  });

  it('ends with its period when it was told to, even where its card would pay', () => {
    const reported = setCancelAtPeriodEnd(open('works').account, true).account;
    const { account, invoices, types } = live(reported, '2028-01-01T00:00:00Z');
    expect([account.subscription.status, invoices.length]).toEqual(['canceled', 1]);
    expect(types).toEqual(['customer.subscription.deleted']);
  });

  it('bears a credit from month to month until it is used up', () => {
    const cheaper = changePrice({
      account: open('works', BUSINESS).account,
      price: PRO,
      chargesNow: false,
      at: START,
      mintId,
    }).account;
    const { invoices, account } = live(cheaper, '2027-04-01T00:00:00Z');
    expect(invoices.map((invoice) => [invoice?.amountCents, invoice?.dueCents])).toEqual([
      [19900, 19900],
      [5900 - 14000, 0],
      [5900, 0],
    ]);
    expect(account.customer.creditCents).toBe(14000 - 2 * 5900);
    const [, , , fourth] = live(cheaper, '2027-05-01T00:00:00Z').invoices;
    expect([fourth?.amountCents, fourth?.dueCents]).toEqual([5900, 5900 - (14000 - 2 * 5900)]);
  });

  it('bills an upgrade together with what an earlier downgrade saved', () => {
    const at = (account: Account, price: typeof PRO, chargesNow: boolean) =>
      changePrice({ account, price, chargesNow, at: START, mintId }).account;
    const down = at(open('works', BUSINESS).account, PRO, false);
    const up = at(down, BUSINESS, true);
    expect([up.invoice?.amountCents, up.invoice?.status, up.subscription.pendingCents]).toEqual([
      0,
      'paid',
      0,
    ]);
  });
});

describe('a payment the bank asks about', () => {
  it('is settled once, and not at all when no bank asks', () => {
    const { account } = open('asks_at_every_charge');
    const paid = authenticatePayment({ account, isApproved: true, at: START });
    expect(paid?.account.subscription.status).toBe('active');
    if (paid === null) return;
    expect(authenticatePayment({ account: paid.account, isApproved: true, at: START })).toBeNull();
    expect(authenticatePayment({ account: open('works').account, isApproved: false, at: START })).toBeNull();
  });
});
