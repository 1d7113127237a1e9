import { expect, it } from 'vitest';
import { newKey, type PaymentScene, valueOf } from './payment-scene.ts';

/** What a charge would come to, before anybody is charged. */
export function describePreviews(getScene: () => PaymentScene): void {
  it('of a first month is its price', async () => {
    const { test, low, newCustomer } = getScene();
    const customerId = await newCustomer();
    const first = { customerId, priceId: low.id, subscriptionId: null, proratedAt: null };
    expect(valueOf(await test.provider.previewCharge(first)).dueCents).toBe(low.amountCents);
    expect(valueOf(await test.provider.listInvoices(customerId))).toEqual([]);
  });

  it('of another price is what is charged for it, also minutes later', async () => {
    const { test, high, subscribe } = getScene();
    const { customerId, id: subscriptionId } = await subscribe('works');
    await test.advance({ days: 10 });
    const change = { customerId, priceId: high.id, subscriptionId };
    const { dueCents, proratedAt } = valueOf(
      await test.provider.previewCharge({ ...change, proratedAt: null }),
    );
    await test.advance({ hours: 0.5 });
    const again = valueOf(await test.provider.previewCharge({ ...change, proratedAt }));
    expect(again).toEqual({ dueCents, proratedAt });
    valueOf(
      await test.provider.changePrice({
        subscriptionId,
        priceId: high.id,
        proration: 'charge_difference',
        proratedAt,
        idempotencyKey: newKey(),
      }),
    );
    const [newest] = valueOf(await test.provider.listInvoices(customerId));
    expect(newest?.paidCents).toBe(dueCents);
  });
}
