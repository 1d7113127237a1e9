import { expect, it } from 'vitest';
import { type PaymentScene, valueOf } from './payment-scene.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

/** What is given back of an invoice. */
export function describeRefunds(
  getScene: () => PaymentScene,
  takeEvents: ProviderUnderTest['takeEvents'],
): void {
  const listRefunds = async ({ customerId }: { customerId: string }) =>
    valueOf(await getScene().test.provider.listInvoices(customerId)).map(({ id, refunds }) => ({
      id,
      refunds: refunds.map(({ amountCents, refundedCents, status }) => [amountCents, refundedCents, status]),
    }));

  it('stands with its invoice, in parts, newest first, and with no other', async () => {
    const { test, low, subscribe, listInvoices } = getScene();
    const subscription = await subscribe('works');
    const [first] = await listInvoices(subscription);
    await test.advance({ days: 32 });
    const [second] = await listInvoices(subscription);
    await test.refund(first?.id ?? '', 700);
    await test.advance({ hours: 1 });
    await test.refund(first?.id ?? '', low.amountCents - 700);
    const rest = low.amountCents - 700;
    expect(await listRefunds(subscription)).toEqual([
      { id: second?.id, refunds: [] },
      {
        id: first?.id,
        refunds: [
          [rest, rest, 'succeeded'],
          [700, 700, 'succeeded'],
        ],
      },
    ]);
  });

  it('is whole however many parts it has', async () => {
    const { test, subscribe, listInvoices } = getScene();
    const subscription = await subscribe('works');
    const [invoice] = await listInvoices(subscription);
    for (let part = 0; part < 12; part += 1) await test.refund(invoice?.id ?? '', 100);
    const [found] = await listRefunds(subscription);
    expect(found?.refunds).toHaveLength(12);
  });

  it('is told to the product as its customer’s, by itself or by the payment', async () => {
    const { test, subscribe, listInvoices } = getScene();
    const subscription = await subscribe('works');
    const [invoice] = await listInvoices(subscription);
    await takeEvents();
    await test.refund(invoice?.id ?? '');
    const events = await takeEvents();
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const read = test.provider.readWebhook({ ...event, now: test.now() });
      const { customerId, paymentId } = read.ok ? read.event : { customerId: null, paymentId: null };
      const payer = paymentId === null ? customerId : valueOf(await test.provider.findPayer(paymentId));
      expect(payer).toBe(subscription.customerId);
    }
  });
}
