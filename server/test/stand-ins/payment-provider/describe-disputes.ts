import { expect, it } from 'vitest';
import { type PaymentScene, valueOf } from './payment-scene.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

/** What a bank fetches back of a payment. */
export function describeDisputes(
  getScene: () => PaymentScene,
  takeEvents: ProviderUnderTest['takeEvents'],
): void {
  const listDisputes = async (customerId: string) =>
    valueOf(await getScene().test.provider.listInvoices(customerId)).flatMap(({ disputes }) =>
      disputes.map(({ amountCents, status, dueBy }) => [amountCents, status, dueBy !== null]),
    );

  it('stands with its invoice until the bank has decided', async () => {
    const { test, low, subscribe, listInvoices } = getScene();
    const { customerId } = await subscribe('works');
    const [invoice] = await listInvoices({ customerId });
    const invoiceId = invoice?.id ?? '';
    expect(await listDisputes(customerId)).toEqual([]);
    await test.dispute(invoiceId);
    expect(await listDisputes(customerId)).toEqual([[low.amountCents, 'needs_response', true]]);
    await test.settleDispute(invoiceId, 'under_review');
    expect(await listDisputes(customerId)).toEqual([[low.amountCents, 'under_review', false]]);
    await test.settleDispute(invoiceId, 'lost');
    expect(await listDisputes(customerId)).toEqual([[low.amountCents, 'lost', false]]);
    // The document and the subscription stay: only the money has gone.
    const [after] = valueOf(await test.provider.listInvoices(customerId));
    expect(after).toMatchObject({ status: 'paid', refunds: [] });
  });

  it('is told to the product as its customer’s, by itself or by the payment', async () => {
    const { test, subscribe, listInvoices } = getScene();
    const { customerId } = await subscribe('works');
    const [invoice] = await listInvoices({ customerId });
    await takeEvents();
    await test.dispute(invoice?.id ?? '');
    const [event] = await takeEvents();
    const read = event && test.provider.readWebhook({ ...event, now: test.now() });
    const reported = read?.ok === true ? read.event : null;
    expect(reported?.type).toBe('charge.dispute.created');
    const payer =
      reported?.paymentId == null
        ? reported?.customerId
        : valueOf(await test.provider.findPayer(reported.paymentId));
    expect(payer).toBe(customerId);
  });
}
