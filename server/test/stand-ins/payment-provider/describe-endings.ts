import { expect, it } from 'vitest';
import type { SuiteCard } from './provider-under-test.ts';
import { faultOf, newKey, type PaymentScene, valueOf } from './payment-scene.ts';

/** What time and customers do to a running subscription. */
export function describeEndings(getScene: () => PaymentScene): void {
  const setCancel = (subscriptionId: string, cancelAtPeriodEnd: boolean) =>
    getScene().test.provider.setCancelAtPeriodEnd({
      idempotencyKey: newKey(),
      subscriptionId,
      cancelAtPeriodEnd,
    });

  it('is renewed and charged each month', async () => {
    const { test, low, subscribe, readSubscription, listInvoices } = getScene();
    const first = await subscribe('works');
    await test.advance({ days: 63 });
    const later = await readSubscription(first);
    expect(later.status).toBe('active');
    expect(later.currentPeriodEnd?.getTime()).toBeGreaterThan(first.currentPeriodEnd?.getTime() ?? 0);
    const paid = { status: 'paid', amountCents: low.amountCents };
    expect(await listInvoices(first)).toMatchObject([paid, paid, paid]);
  });

  it('ends with its period when it was told to, without another charge', async () => {
    const { test, subscribe, readSubscription, listInvoices } = getScene();
    const { id, ...rest } = await subscribe('works');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(valueOf(await setCancel(id, true))).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    }
    await test.advance({ days: 32 });
    expect(await readSubscription({ id })).toMatchObject({ status: 'canceled' });
    expect(await listInvoices(rest)).toHaveLength(1);
    expect(faultOf(await setCancel(id, false)).kind).toBe('conflict');
  });

  it('goes on when that was taken back, without a new charge', async () => {
    const { test, subscribe, readSubscription, listInvoices } = getScene();
    const subscription = await subscribe('works');
    valueOf(await setCancel(subscription.id, true));
    expect(valueOf(await setCancel(subscription.id, false))).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await listInvoices(subscription)).toHaveLength(1);
    await test.advance({ days: 32 });
    expect(await readSubscription(subscription)).toMatchObject({ status: 'active' });
  });

  it('ends now when it is ended, and ending it again is fine', async () => {
    const { test, subscribe, readSubscription, listInvoices } = getScene();
    const subscription = await subscribe('works');
    for (let turn = 0; turn < 2; turn += 1) {
      const request = { idempotencyKey: newKey(), subscriptionId: subscription.id };
      expect(await test.provider.endSubscription(request)).toEqual({ ok: true, value: null });
    }
    expect(await readSubscription(subscription)).toMatchObject({ status: 'canceled' });
    expect(await listInvoices(subscription)).toMatchObject([{ status: 'paid' }]);
  });

  it('is never charged again when it is ended before its first payment', async () => {
    const { test, subscribe, readSubscription } = getScene();
    const subscription = await subscribe('insufficient_funds');
    valueOf(
      await test.provider.endSubscription({ idempotencyKey: newKey(), subscriptionId: subscription.id }),
    );
    expect(['canceled', 'incomplete_expired']).toContain((await readSubscription(subscription)).status);
  });

  it('owes nothing any more once it is ended while a month is late', async () => {
    const { test, subscribe, readSubscription, listInvoices } = getScene();
    const subscription = await subscribe('expires_soon');
    await test.advance({ days: 32 });
    expect(await readSubscription(subscription)).toMatchObject({ status: 'past_due' });
    const request = { idempotencyKey: newKey(), subscriptionId: subscription.id };
    valueOf(await test.provider.endSubscription(request));
    expect(await readSubscription(subscription)).toMatchObject({ status: 'canceled' });
    expect((await listInvoices(subscription)).map(({ status }) => status)).not.toContain('open');
  });

  it('is past due when its card has expired, and active again once another has paid', async () => {
    const { test, subscribe, addCard, readSubscription, listInvoices } = getScene();
    const subscription = await subscribe('expires_soon');
    await test.advance({ days: 32 });
    const late = await readSubscription(subscription);
    expect(late).toMatchObject({
      status: 'past_due',
      payment: { state: 'failed', declineCode: 'expired_card' },
    });
    const paymentMethodId = await addCard(subscription.customerId, 'works');
    const card = { idempotencyKey: newKey(), subscriptionId: subscription.id, paymentMethodId };
    valueOf(await test.provider.setCard(card));
    const request = { idempotencyKey: newKey(), invoiceId: late.payment?.invoiceId ?? '' };
    valueOf(await test.provider.payInvoice(request));
    expect(await readSubscription(subscription)).toMatchObject({
      status: 'active',
      payment: { state: 'paid' },
    });
    expect(await listInvoices(subscription)).toHaveLength(2);
  });

  it('pays one invoice with a card brought for it, and keeps its own', async () => {
    const { test, subscribe, addCard, readSubscription, listInvoices } = getScene();
    const subscription = await subscribe('expires_soon');
    await test.advance({ days: 32 });
    const invoiceId = (await readSubscription(subscription)).payment?.invoiceId ?? '';
    const payWith = async (card: SuiteCard) => {
      const paymentMethodId = await addCard(subscription.customerId, card);
      return test.provider.payInvoice({ idempotencyKey: newKey(), invoiceId, paymentMethodId });
    };
    expect(faultOf(await payWith('insufficient_funds')).kind).toBe('declined');
    expect(await readSubscription(subscription)).toMatchObject({ status: 'past_due' });
    valueOf(await payWith('works'));
    expect(await readSubscription(subscription)).toMatchObject({
      status: 'active',
      payment: { state: 'paid' },
    });
    await test.advance({ days: 31 });
    expect(await readSubscription(subscription)).toMatchObject({ status: 'past_due' });
    expect((await listInvoices(subscription)).map(({ status }) => status)).toEqual(['open', 'paid', 'paid']);
  });

  it('is charged again by itself some days later, and ends when that fails for weeks', async () => {
    const { test, subscribe, addCard, readSubscription, listInvoices } = getScene();
    const [patient, lost] = [await subscribe('expires_soon'), await subscribe('expires_soon')];
    const countAttempts = async () =>
      valueOf(await test.provider.listInvoices(lost.customerId)).find(({ status }) => status === 'open')
        ?.attempts;
    await test.advance({ days: 32 });
    expect(await countAttempts()).toBe(1);
    const paymentMethodId = await addCard(patient.customerId, 'works');
    const card = { idempotencyKey: newKey(), subscriptionId: patient.id, paymentMethodId };
    valueOf(await test.provider.setCard(card));
    expect(await readSubscription(patient)).toMatchObject({ status: 'past_due' });
    await test.advance({ days: 4 });
    expect(await readSubscription(patient)).toMatchObject({ status: 'active' });
    expect(await readSubscription(lost)).toMatchObject({ status: 'past_due' });
    expect(await countAttempts()).toBe(2);
    await test.advance({ days: 16 });
    expect(await readSubscription(lost)).toMatchObject({ status: 'canceled' });
    expect(await listInvoices(lost)).toHaveLength(2);
  });

  it('lists all a customer ever had, newest first, however many', async () => {
    const { test, low, newCustomer, addCard } = getScene();
    const { provider } = test;
    const customerId = await newCustomer();
    const paymentMethodId = await addCard(customerId, 'works');
    const made: string[] = [];
    for (let turn = 0; turn < 104; turn += 1) {
      const request = { idempotencyKey: newKey(), customerId, priceId: low.id, paymentMethodId };
      const { id } = valueOf(await provider.createSubscription(request));
      made.unshift(id);
      valueOf(await provider.endSubscription({ idempotencyKey: newKey(), subscriptionId: id }));
    }
    const subscriptions = valueOf(await provider.listSubscriptions(customerId));
    expect(subscriptions.map(({ id }) => id)).toEqual(made);
    const invoices = valueOf(await provider.listInvoices(customerId));
    expect(invoices.map(({ subscriptionId }) => subscriptionId)).toEqual(made);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(made.length);
  }, 60_000);
}
