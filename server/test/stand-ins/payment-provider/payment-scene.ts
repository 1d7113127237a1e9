import { randomUUID } from 'node:crypto';
import type {
  PaymentReply,
  ProviderPrice,
  ProviderSubscription,
} from '../../../src/adapters/payments/payment-provider.ts';
import type { ProviderControls, SuiteCard } from './provider-under-test.ts';

export const newKey = () => randomUUID();

/** The value of a reply that must be one. */
export function valueOf<Value>(reply: PaymentReply<Value>): Value {
  if (reply.ok) return reply.value;
  throw new Error(`The provider refused: ${reply.fault.kind} (${reply.fault.detail})`);
}

/** The kind of fault of a reply that must be one. */
export function faultOf(reply: PaymentReply<unknown>) {
  if (reply.ok) throw new Error('The provider did what it should have refused');
  return reply.fault;
}

/** What the tests of a provider have in common: customers with cards and subscriptions. */
export interface PaymentScene {
  readonly test: ProviderControls;
  readonly low: ProviderPrice;
  readonly high: ProviderPrice;
  readonly newCustomer: () => Promise<string>;
  /** A card that has come through the form; its id. */
  readonly addCard: (customerId: string, card: SuiteCard) => Promise<string>;
  /** A new customer's subscription to the lower price, unless stated otherwise. */
  readonly subscribe: (
    card: SuiteCard,
    options?: { customerId?: string; price?: ProviderPrice },
  ) => Promise<ProviderSubscription>;
  /** The subscription as it is now. */
  readonly readSubscription: (subscription: { readonly id: string }) => Promise<ProviderSubscription>;
  readonly listInvoices: (of: { readonly customerId: string }) => ReturnType<typeof listInvoices>;
}

export async function openPaymentScene(test: ProviderControls): Promise<PaymentScene> {
  const { provider } = test;
  const prices = valueOf(await provider.findPrices(test.lookupKeys));
  const findPrice = (wanted: string) => {
    const price = prices.find(({ lookupKey }) => lookupKey === wanted);
    if (price === undefined) throw new Error(`There is no price ${wanted}`);
    return price;
  };
  const [low, high] = [findPrice(test.lookupKeys[0]), findPrice(test.lookupKeys[1])];
  const newCustomer = async () => {
    const person = { userId: randomUUID(), email: 'ada@esempio.it', name: 'Ada Bianchi' };
    return valueOf(await provider.createCustomer({ idempotencyKey: newKey(), ...person }));
  };
  const addCard = async (customerId: string, card: SuiteCard) => {
    const setup = valueOf(await provider.createSetup({ idempotencyKey: newKey(), customerId }));
    await test.confirmSetup(setup, card);
    const { paymentMethodId } = valueOf(await provider.getSetup(setup.id));
    if (paymentMethodId === null) throw new Error(`The card was not set up: ${card}`);
    return paymentMethodId;
  };
  return {
    test,
    low,
    high,
    newCustomer,
    addCard,
    subscribe: async (card, options = {}) => {
      const customerId = options.customerId ?? (await newCustomer());
      const paymentMethodId = await addCard(customerId, card);
      const priceId = (options.price ?? low).id;
      const request = { idempotencyKey: newKey(), customerId, priceId, paymentMethodId };
      return valueOf(await provider.createSubscription(request));
    },
    readSubscription: async ({ id }) => valueOf(await provider.getSubscription(id)),
    listInvoices: ({ customerId }) => listInvoices(test, customerId),
  };
}

/** A customer's invoices, newest first, by what is distinguished. */
async function listInvoices({ provider }: ProviderControls, customerId: string) {
  const invoices = valueOf(await provider.listInvoices(customerId));
  return invoices.map(({ id, status, amountCents, dueCents, paidCents, subscriptionId }) => ({
    id,
    status,
    amountCents,
    dueCents,
    paidCents,
    subscriptionId,
  }));
}
