import { expect, it } from 'vitest';
import type { ProviderPrice, ProviderSubscription } from '../../../src/adapters/payments/payment-provider.ts';
import { faultOf, newKey, type PaymentScene, valueOf } from './payment-scene.ts';
import type { SuiteCard } from './provider-under-test.ts';

/** What becomes of a subscription that goes over to another price. */
export function describeChanges(getScene: () => PaymentScene): void {
  const change = (
    { id: subscriptionId }: ProviderSubscription,
    { id: priceId }: ProviderPrice,
    proration: 'charge_difference' | 'credit_difference',
  ) => {
    const request = { idempotencyKey: newKey(), subscriptionId, priceId, proration };
    return getScene().test.provider.changePrice(request);
  };
  const giveCard = async ({ id: subscriptionId, customerId }: ProviderSubscription, card: SuiteCard) => {
    const { test, addCard } = getScene();
    const paymentMethodId = await addCard(customerId, card);
    valueOf(await test.provider.setCard({ idempotencyKey: newKey(), subscriptionId, paymentMethodId }));
  };

  it('charges the difference for the rest of the period at once', async () => {
    const { test, low, high, subscribe, listInvoices } = getScene();
    const before = await subscribe('works');
    await test.advance({ days: 10 });
    const after = valueOf(await change(before, high, 'charge_difference'));
    expect(after).toMatchObject({ id: before.id, status: 'active', priceId: high.id });
    expect(after.currentPeriodEnd).toEqual(before.currentPeriodEnd);
    const [bill, first] = await listInvoices(before);
    expect([bill?.status, first?.amountCents]).toEqual(['paid', low.amountCents]);
    const difference = high.amountCents - low.amountCents;
    expect(bill?.amountCents).toBeGreaterThan(difference * 0.6);
    expect(bill?.amountCents).toBeLessThan(difference * 0.7);
  });

  it.each([
    ['insufficient_funds', 'declined'],
    ['asks_at_every_charge', 'authentication_required'],
  ] as const)('changes nothing with a card that has %s: %s', async (card, kind) => {
    const { high, subscribe, readSubscription, listInvoices } = getScene();
    const before = await subscribe('works');
    await giveCard(before, card);
    expect(faultOf(await change(before, high, 'charge_difference')).kind).toBe(kind);
    const { priceId, status } = await readSubscription(before);
    expect([priceId, status]).toEqual([before.priceId, 'active']);
    expect(await listInvoices(before)).toHaveLength(1);
  });

  it('is paid for with another card, which is kept only when it paid', async () => {
    const { test, high, subscribe, addCard, readSubscription, listInvoices } = getScene();
    const before = await subscribe('works');
    const changeWith = async (card: SuiteCard) =>
      test.provider.changePrice({
        idempotencyKey: newKey(),
        subscriptionId: before.id,
        priceId: high.id,
        proration: 'charge_difference',
        paymentMethodId: await addCard(before.customerId, card),
      });
    expect(faultOf(await changeWith('insufficient_funds')).kind).toBe('declined');
    await test.advance({ days: 32 });
    expect(await readSubscription(before)).toMatchObject({ priceId: before.priceId, status: 'active' });
    valueOf(await changeWith('expires_soon'));
    expect((await listInvoices(before)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    await test.advance({ days: 31 });
    expect(await readSubscription(before)).toMatchObject({ priceId: high.id, status: 'past_due' });
  });

  it('sets what a lower price saves off against the next invoices', async () => {
    const { test, low, high, subscribe, listInvoices } = getScene();
    const before = await subscribe('works', { price: high });
    const after = valueOf(await change(before, low, 'credit_difference'));
    expect(after).toMatchObject({ priceId: low.id, status: 'active' });
    expect(await listInvoices(before)).toHaveLength(1);

    await test.advance({ days: 32 });
    const [second] = await listInvoices(before);
    expect(second?.status).toBe('paid');
    const credit = high.amountCents - low.amountCents;
    expect(Math.abs((second?.amountCents ?? 0) - (low.amountCents - credit))).toBeLessThanOrEqual(2);

    await test.advance({ days: 31 });
    const [third] = await listInvoices(before);
    expect(third).toMatchObject({ status: 'paid', amountCents: low.amountCents });
  });

  it('takes from the card only what a credit leaves, and asks no more of it', async () => {
    const { test, low, high, subscribe, listInvoices } = getScene();
    const before = await subscribe('works', { price: high });
    valueOf(await change(before, low, 'credit_difference'));
    for (let month = 0; month < 2; month += 1) await test.advance({ days: 32 });
    await giveCard(before, 'expires_soon');
    await test.advance({ days: 32 });
    const [open, third, second, first] = await listInvoices(before);
    const whole = { amountCents: low.amountCents };
    expect(first).toMatchObject({ dueCents: high.amountCents, paidCents: high.amountCents });
    expect(second).toMatchObject({ status: 'paid', dueCents: 0, paidCents: 0 });
    expect(third).toMatchObject({ ...whole, status: 'paid', dueCents: 0, paidCents: 0 });
    const dueCents = 2 * low.amountCents + (second?.amountCents ?? 0);
    expect(dueCents).toBeLessThan(low.amountCents);
    expect(open).toMatchObject({ ...whole, status: 'open', dueCents, paidCents: 0 });
  });

  it('does nothing when the price is the same', async () => {
    const { low, subscribe, listInvoices } = getScene();
    const before = await subscribe('works');
    expect(valueOf(await change(before, low, 'charge_difference'))).toMatchObject({ priceId: low.id });
    expect(await listInvoices(before)).toHaveLength(1);
  });

  it('is refused for a price that is not sold, and for a subscription that is late or has ended', async () => {
    const { test, low, high, subscribe, readSubscription } = getScene();
    const subscription = await subscribe('works');
    expect(faultOf(await change(subscription, { ...low, id: 'price_none' }, 'charge_difference')).kind).toBe(
      'configuration',
    );
    const late = await subscribe('expires_soon');
    await test.advance({ days: 32 });
    expect(await readSubscription(late)).toMatchObject({ status: 'past_due' });
    for (const proration of ['charge_difference', 'credit_difference'] as const)
      expect(faultOf(await change(late, high, proration)).kind).toBe('conflict');
    const ending = { idempotencyKey: newKey(), subscriptionId: subscription.id };
    valueOf(await test.provider.endSubscription(ending));
    expect(faultOf(await change(subscription, high, 'charge_difference')).kind).toBe('conflict');
  });
}
