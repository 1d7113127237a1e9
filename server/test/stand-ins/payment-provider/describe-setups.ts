import { expect, it } from 'vitest';
import type { ProviderPayer } from '../../../src/adapters/payments/payment-provider.ts';
import { faultOf, newKey, type PaymentScene, valueOf } from './payment-scene.ts';

/** How a card comes into a customer's account. */
export function describeSetups(getScene: () => PaymentScene): void {
  const openSetup = async () => {
    const { test, newCustomer } = getScene();
    const customerId = await newCustomer();
    return valueOf(await test.provider.createSetup({ idempotencyKey: newKey(), customerId }));
  };
  const readSetup = async ({ id }: { id: string }) => valueOf(await getScene().test.provider.getSetup(id));

  it('gives the prices asked for, and leaves out what it does not sell', async () => {
    const { test, low, high } = getScene();
    const prices = valueOf(await test.provider.findPrices([...test.lookupKeys, 'citato_unknown_monthly']));
    expect(prices).toHaveLength(2);
    expect(low).toMatchObject({ currency: 'eur', interval: 'month' });
    expect(low.amountCents).toBeLessThan(high.amountCents);
    expect(valueOf(await test.provider.findPrices([]))).toEqual([]);
  });

  it('keeps whom a customer’s documents are made out to, and forgets it when it is told so', async () => {
    const { test, newCustomer } = getScene();
    const customerId = await newCustomer();
    const address = { country: 'IT', address: 'Via Roma 1', city: 'Lecce', postalCode: '73100' };
    const billing = { ...address, vatNumber: '00743110157', fiscalCode: null, recipient: 'M5UXCR1' };
    const tell = async (payer: ProviderPayer) => {
      const request = { idempotencyKey: newKey(), customerId, ...payer };
      expect(await test.provider.updateCustomer(request)).toEqual({ ok: true, value: null });
      return test.describePayer(customerId);
    };
    const known = { address: 'Via Roma 1', codes: ['00743110157', 'M5UXCR1'] };
    expect(await tell({ name: 'Rossi Srl', billing })).toEqual({ name: 'Rossi Srl', ...known });
    const person = { ...billing, vatNumber: null, recipient: null, fiscalCode: 'RSSMRA85T10A562S' };
    expect(await tell({ name: 'Mario Rossi', billing: person })).toEqual({
      name: 'Mario Rossi',
      address: 'Via Roma 1',
      codes: ['RSSMRA85T10A562S'],
    });
    expect(await tell({ name: null, billing: null })).toEqual({ name: null, address: null, codes: [] });
  });

  it('waits for a card with a secret for the form', async () => {
    const setup = await openSetup();
    expect(setup).toMatchObject({ status: 'requires_card', paymentMethodId: null });
    expect(setup.clientSecret.length).toBeGreaterThan(20);
    expect(await readSetup(setup)).toEqual(setup);
  });

  it('has the card once the form took it', async () => {
    const setup = await openSetup();
    await getScene().test.confirmSetup(setup, 'works');
    const done = await readSetup(setup);
    expect(done).toMatchObject({ status: 'succeeded', customerId: setup.customerId });
    expect(done.paymentMethodId).toEqual(expect.any(String));
  });

  it('has the card when its holder approves, and waits for another when not', async () => {
    const { test } = getScene();
    const setup = await openSetup();
    await test.confirmSetup(setup, 'asks_at_setup', false);
    expect(await readSetup(setup)).toMatchObject({ status: 'requires_card', paymentMethodId: null });
    await test.confirmSetup(setup, 'asks_at_setup', true);
    expect(await readSetup(setup)).toMatchObject({ status: 'succeeded' });
  });

  it('waits for another card when one was declined', async () => {
    const { test } = getScene();
    const setup = await openSetup();
    await test.confirmSetup(setup, 'declined_at_setup');
    expect(await readSetup(setup)).toMatchObject({ status: 'requires_card', paymentMethodId: null });
    await test.confirmSetup(setup, 'works');
    expect(await readSetup(setup)).toMatchObject({ status: 'succeeded' });
  });

  it('does not charge one customer for another’s subscription', async () => {
    const { test, low, newCustomer, addCard } = getScene();
    const paymentMethodId = await addCard(await newCustomer(), 'works');
    const customerId = await newCustomer();
    const request = { idempotencyKey: newKey(), customerId, priceId: low.id, paymentMethodId };
    faultOf(await test.provider.createSubscription(request));
    expect(valueOf(await test.provider.listSubscriptions(customerId))).toEqual([]);
  });
}
