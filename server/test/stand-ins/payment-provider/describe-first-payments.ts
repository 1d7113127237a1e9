import { expect, it } from 'vitest';
import { faultOf, newKey, type PaymentScene, valueOf } from './payment-scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How a subscription begins. */
export function describeFirstPayments(getScene: () => PaymentScene): void {
  it.each(['works', 'asks_at_setup'] as const)('is active at once with a card that %s', async (card) => {
    const { low, subscribe, listInvoices } = getScene();
    const subscription = await subscribe(card);
    expect(subscription).toMatchObject({
      status: 'active',
      priceId: low.id,
      cancelAtPeriodEnd: false,
      payment: { state: 'paid', clientSecret: null, declineCode: null },
    });
    const end = subscription.currentPeriodEnd?.getTime() ?? 0;
    const days = (end - subscription.createdAt.getTime()) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    const paid = { status: 'paid', amountCents: low.amountCents, subscriptionId: subscription.id };
    expect(await listInvoices(subscription)).toMatchObject([paid]);
  });

  it('writes an invoice with a number, its time, its period and its price', async () => {
    const { test, low, subscribe } = getScene();
    const { customerId, currentPeriodEnd } = await subscribe('works');
    const [invoice] = valueOf(await test.provider.listInvoices(customerId));
    expect(invoice).toMatchObject({ currency: 'eur', priceId: low.id, periodEnd: currentPeriodEnd });
    expect(invoice?.number).toEqual(expect.any(String));
    expect(invoice?.paidAt?.getTime()).toBeGreaterThanOrEqual(invoice?.issuedAt.getTime() ?? Infinity);
    expect(invoice?.taxCents ?? 0).toBeLessThan(low.amountCents);
  });

  it('is incomplete with a card without funds, and active once another card has paid', async () => {
    const { test, subscribe, addCard, readSubscription } = getScene();
    const { provider } = test;
    const first = await subscribe('insufficient_funds');
    expect(first).toMatchObject({
      status: 'incomplete',
      payment: { state: 'failed', declineCode: 'insufficient_funds' },
    });
    const invoiceId = first.payment?.invoiceId ?? '';
    const declined = await provider.payInvoice({ idempotencyKey: newKey(), invoiceId });
    expect(faultOf(declined)).toMatchObject({ kind: 'declined', declineCode: 'insufficient_funds' });
    expect(await readSubscription(first)).toMatchObject({ status: 'incomplete' });

    const paymentMethodId = await addCard(first.customerId, 'works');
    const setCard = { idempotencyKey: newKey(), subscriptionId: first.id, paymentMethodId };
    expect(valueOf(await provider.setCard(setCard))).toMatchObject({ id: first.id, status: 'incomplete' });
    valueOf(await provider.payInvoice({ idempotencyKey: newKey(), invoiceId }));
    expect(await readSubscription(first)).toMatchObject({
      id: first.id,
      status: 'active',
      payment: { state: 'paid' },
    });
    const again = await provider.payInvoice({ idempotencyKey: newKey(), invoiceId });
    expect(faultOf(again).kind).toBe('conflict');
  });

  it('expires a day later when nobody pays, for good', async () => {
    const { test, subscribe, addCard, readSubscription, listInvoices } = getScene();
    const { provider } = test;
    const subscription = await subscribe('insufficient_funds');
    await test.advance({ hours: 22 });
    expect(await readSubscription(subscription)).toMatchObject({ status: 'incomplete' });
    await test.advance({ hours: 2 });
    expect(await readSubscription(subscription)).toMatchObject({ status: 'incomplete_expired' });
    expect(await listInvoices(subscription)).toMatchObject([{ status: 'void' }]);

    const subscriptionId = subscription.id;
    const paymentMethodId = await addCard(subscription.customerId, 'works');
    const card = { idempotencyKey: newKey(), subscriptionId, paymentMethodId };
    expect(faultOf(await provider.setCard(card)).kind).toBe('conflict');
    const payment = { idempotencyKey: newKey(), invoiceId: subscription.payment?.invoiceId ?? '' };
    expect(faultOf(await provider.payInvoice(payment)).kind).toBe('conflict');
  });

  it('is incomplete while the bank asks, and active when the holder approves', async () => {
    const { test, subscribe, readSubscription } = getScene();
    const asked = await subscribe('asks_at_every_charge');
    expect(asked).toMatchObject({ status: 'incomplete', payment: { state: 'action_required' } });
    const secret = asked.payment?.clientSecret ?? '';
    expect(secret.length).toBeGreaterThan(20);
    await test.authenticatePayment(secret, true);
    expect(await readSubscription(asked)).toMatchObject({
      status: 'active',
      payment: { state: 'paid', clientSecret: null },
    });
  });

  it('stays incomplete when the holder refuses, until the bank is asked again', async () => {
    const { test, subscribe, readSubscription } = getScene();
    const asked = await subscribe('asks_at_every_charge');
    await test.authenticatePayment(asked.payment?.clientSecret ?? '', false);
    expect(await readSubscription(asked)).toMatchObject({
      status: 'incomplete',
      payment: { state: 'failed' },
    });
    const request = { idempotencyKey: newKey(), invoiceId: asked.payment?.invoiceId ?? '' };
    expect(faultOf(await test.provider.payInvoice(request)).kind).toBe('authentication_required');
    const { payment } = await readSubscription(asked);
    await test.authenticatePayment(payment?.clientSecret ?? '', true);
    expect(await readSubscription(asked)).toMatchObject({ status: 'active' });
  });
}
