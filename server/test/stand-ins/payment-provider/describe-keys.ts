import { expect, it } from 'vitest';
import { faultOf, newKey, type PaymentScene, valueOf } from './payment-scene.ts';

/** That a call is done once, however often it is sent. */
export function describeKeys(getScene: () => PaymentScene): void {
  const prepare = async () => {
    const { low, newCustomer, addCard } = getScene();
    const customerId = await newCustomer();
    const paymentMethodId = await addCard(customerId, 'works');
    return { idempotencyKey: newKey(), customerId, priceId: low.id, paymentMethodId };
  };
  const countSubscriptions = async (customerId: string) =>
    valueOf(await getScene().test.provider.listSubscriptions(customerId)).length;

  it('gives the first reply again for the same key', async () => {
    const { provider } = getScene().test;
    const request = await prepare();
    const first = await provider.createSubscription(request);
    expect(await provider.createSubscription(request)).toEqual(first);
    expect(await countSubscriptions(request.customerId)).toBe(1);

    const setup = { idempotencyKey: newKey(), customerId: request.customerId };
    expect(await provider.createSetup(setup)).toEqual(await provider.createSetup(setup));
    const person = {
      idempotencyKey: newKey(),
      userId: 'a user',
      email: 'eva@esempio.it',
      name: 'Eva Neri',
    };
    expect(await provider.createCustomer(person)).toEqual(await provider.createCustomer(person));
  });

  it('does a call once when it is sent many times at once', async () => {
    const { provider } = getScene().test;
    const request = await prepare();
    const replies = await Promise.all(Array.from({ length: 10 }, () => provider.createSubscription(request)));
    const done = replies.filter(({ ok }) => ok);
    expect(done.length).toBeGreaterThanOrEqual(1);
    for (const reply of replies) {
      if (reply.ok) expect(reply).toEqual(done[0]);
      else expect(['conflict', 'unavailable']).toContain(reply.fault.kind);
    }
    expect(await provider.createSubscription(request)).toEqual(done[0]);
    expect(await countSubscriptions(request.customerId)).toBe(1);
  });

  it('refuses a key that was used for another request', async () => {
    const { test, high } = getScene();
    const request = await prepare();
    valueOf(await test.provider.createSubscription(request));
    const other = await test.provider.createSubscription({ ...request, priceId: high.id });
    expect(faultOf(other).kind).toBe('conflict');
    expect(await countSubscriptions(request.customerId)).toBe(1);
  });

  it('repeats what the bank said, without asking it again', async () => {
    const { test, subscribe, addCard, readSubscription } = getScene();
    const { provider } = test;
    const { id: subscriptionId, customerId, payment } = await subscribe('insufficient_funds');
    const request = { idempotencyKey: newKey(), invoiceId: payment?.invoiceId ?? '' };
    const first = await provider.payInvoice(request);
    expect(faultOf(first).kind).toBe('declined');
    const paymentMethodId = await addCard(customerId, 'works');
    valueOf(await provider.setCard({ idempotencyKey: newKey(), subscriptionId, paymentMethodId }));
    expect(await provider.payInvoice(request)).toEqual(first);
    expect(await readSubscription({ id: subscriptionId })).toMatchObject({ status: 'incomplete' });
  });

  it('says of everything it does not know that it is not there', async () => {
    const { test, low, newCustomer, addCard, subscribe } = getScene();
    const { provider } = test;
    const customerId = await newCustomer();
    const paymentMethodId = await addCard(customerId, 'works');
    const { id: subscriptionId } = await subscribe('works', { customerId });
    const keyed = () => ({ idempotencyKey: newKey() });
    const none = 'none_1';
    const replies = await Promise.all([
      provider.getSetup(none),
      provider.getSubscription(none),
      provider.listSubscriptions(none),
      provider.listInvoices(none),
      provider.createSetup({ ...keyed(), customerId: none }),
      provider.updateCustomer({ ...keyed(), customerId: none, name: null, billing: null }),
      provider.createSubscription({ ...keyed(), customerId: none, priceId: low.id, paymentMethodId }),
      provider.createSubscription({ ...keyed(), customerId, priceId: low.id, paymentMethodId: none }),
      provider.changePrice({
        ...keyed(),
        subscriptionId: none,
        priceId: low.id,
        proration: 'charge_difference',
      }),
      provider.setCard({ ...keyed(), subscriptionId: none, paymentMethodId }),
      provider.setCard({ ...keyed(), subscriptionId, paymentMethodId: none }),
      provider.payInvoice({ ...keyed(), invoiceId: none }),
      provider.setCancelAtPeriodEnd({ ...keyed(), subscriptionId: none, cancelAtPeriodEnd: true }),
      provider.endSubscription({ ...keyed(), subscriptionId: none }),
    ]);
    expect(replies.map((reply) => faultOf(reply).kind)).toEqual(replies.map(() => 'not_found'));
    const unsold = { ...keyed(), customerId, priceId: none, paymentMethodId };
    expect(faultOf(await provider.createSubscription(unsold)).kind).toBe('configuration');
  });
}
