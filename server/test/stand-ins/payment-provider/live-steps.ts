import { randomUUID } from 'node:crypto';
import type { PaymentProvider, PaymentReply } from '../../../src/adapters/payments/payment-provider.ts';

/** What a person does at Stripe's pages, and cards its test mode knows by name. */
export interface LiveControls {
  readonly provider: PaymentProvider;
  /** Two monthly prices, the lower one first. */
  readonly prices: readonly [low: string, high: string];
  readonly confirmCard: (setupId: string, card: string) => Promise<void>;
  readonly refund: (invoiceId: string, amountCents: number) => Promise<void>;
  /** Where an object of Stripe's differs from what it publishes, by the path it is read at. */
  readonly listDifferences: (path: string) => Promise<string[]>;
}

export interface LiveStep {
  readonly name: string;
  readonly run: () => Promise<void>;
}

function must<Value>(reply: PaymentReply<Value>): Value {
  if (reply.ok) return reply.value;
  throw new Error(`${reply.fault.kind}: ${reply.fault.detail}`);
}

function same(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** The purchases of a day, one after the other, on one customer each; `track` is called with every customer made. */
export function listLiveSteps(controls: LiveControls, track: (customerId: string) => void): LiveStep[] {
  const { provider, prices } = controls;
  const [low, high] = prices;
  const key = () => ({ idempotencyKey: randomUUID() });

  const newCustomer = async () => {
    const person = { userId: randomUUID(), email: 'prova@example.com', name: 'Prova di Citato' };
    const customerId = must(await provider.createCustomer({ ...key(), ...person }));
    track(customerId);
    return customerId;
  };
  const addCard = async (customerId: string, card: string) => {
    const { id } = must(await provider.createSetup({ ...key(), customerId }));
    await controls.confirmCard(id, card);
    const { paymentMethodId } = must(await provider.getSetup(id));
    if (paymentMethodId === null) throw new Error('The card was not set up');
    return paymentMethodId;
  };
  const buy = async (card: string) => {
    const customerId = await newCustomer();
    const paymentMethodId = await addCard(customerId, card);
    const order = { customerId, priceId: low, paymentMethodId };
    return must(await provider.createSubscription({ ...key(), ...order }));
  };
  const newest = async (customerId: string) => {
    const [invoice] = must(await provider.listInvoices(customerId));
    if (invoice === undefined) throw new Error('There is no invoice');
    return invoice;
  };

  return [
    {
      name: 'whom to invoice is taken, with its tax numbers',
      run: async () => {
        const customerId = await newCustomer();
        const codes = { vatNumber: '00743110157', fiscalCode: '97103880585', recipient: 'M5UXCR1' };
        const place = { country: 'IT', address: 'Via Roma 1', city: 'Lecce', postalCode: '73100' };
        const payer = { name: 'Prova Srl', billing: { ...place, ...codes } };
        must(await provider.updateCustomer({ ...key(), customerId, ...payer }));
        same('tax ids', await controls.listDifferences(`/v1/customers/${customerId}/tax_ids`), []);
      },
    },
    {
      name: 'a card buys a month, and its invoice is read',
      run: async () => {
        const { id, customerId, status } = await buy('pm_card_visa');
        same('status', status, 'active');
        const invoice = await newest(customerId);
        same('invoice', [invoice.status, invoice.paidCents === invoice.amountCents], ['paid', true]);
        for (const path of [`/v1/subscriptions/${id}`, `/v1/invoices/${invoice.id}`])
          same(path, await controls.listDifferences(path), []);
      },
    },
    {
      name: 'a dearer plan is charged what its preview said',
      run: async () => {
        const { id: subscriptionId, customerId } = await buy('pm_card_visa');
        const change = { customerId, priceId: high, subscriptionId };
        const { dueCents, proratedAt } = must(await provider.previewCharge({ ...change, proratedAt: null }));
        const asked = { subscriptionId, priceId: high, proration: 'charge_difference' as const, proratedAt };
        must(await provider.changePrice({ ...key(), ...asked }));
        same('charged', (await newest(customerId)).paidCents, dueCents);
      },
    },
    {
      name: 'a card its bank refuses buys nothing',
      run: async () => {
        const { status, payment } = await buy('pm_card_chargeCustomerFail');
        same('refused', [status, payment?.state], ['incomplete', 'failed']);
      },
    },
    {
      name: 'a cancellation stands and is taken back',
      run: async () => {
        const { id: subscriptionId } = await buy('pm_card_visa');
        for (const cancelAtPeriodEnd of [true, false]) {
          const wanted = { subscriptionId, cancelAtPeriodEnd };
          const after = must(await provider.setCancelAtPeriodEnd({ ...key(), ...wanted }));
          same('ends', after.cancelAtPeriodEnd, cancelAtPeriodEnd);
        }
      },
    },
    {
      name: 'a refund made at Stripe is read with its invoice',
      run: async () => {
        const { customerId } = await buy('pm_card_visa');
        const { id } = await newest(customerId);
        await controls.refund(id, 100);
        same(
          'refunds',
          (await newest(customerId)).refunds.map(({ amountCents }) => amountCents),
          [100],
        );
      },
    },
    {
      name: 'a subscription is ended',
      run: async () => {
        const { id: subscriptionId } = await buy('pm_card_visa');
        must(await provider.endSubscription({ ...key(), subscriptionId }));
        same('status', must(await provider.getSubscription(subscriptionId)).status, 'canceled');
      },
    },
  ];
}
