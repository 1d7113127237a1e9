import { randomUUID } from 'node:crypto';
import type { PaymentProvider, PaymentReply } from '#adapters/payments';
import { valueOf } from '../stand-ins/payment-provider/payment-scene.ts';

const CARDS = ['works', 'insufficient_funds', 'asks_at_every_charge'] as const;
export type ScenarioCard = (typeof CARDS)[number];
type Plan = 'pro' | 'guru' | 'business';

/** One customer with cards of every kind, and what only time and banks can do. */
export interface TroubledControls {
  readonly provider: PaymentProvider;
  readonly prices: Readonly<Record<Plan, string>>;
  readonly customerId: string;
  readonly cards: Readonly<Record<ScenarioCard, string>>;
  readonly passMonth: () => Promise<unknown>;
  readonly answerBank: (clientSecret: string, approves: boolean) => Promise<unknown>;
  /** Between 0 and 1. */
  readonly draw: () => number;
}

/** What a bank or the state of a subscription may say; anything else is a fault of the test. */
const REFUSALS: readonly string[] = ['declined', 'authentication_required', 'conflict'];

/** Twelve changes with cards that are declined, ask their holder, or pay after all; what is refused changes nothing. */
export function planTroubledScenario({
  provider,
  prices,
  customerId,
  cards,
  passMonth,
  answerBank,
  draw,
}: TroubledControls): (() => Promise<unknown>)[] {
  let subscriptionId = '';
  const key = () => ({ idempotencyKey: randomUUID() });
  const anyCard = () => cards[CARDS[Math.floor(draw() * CARDS.length)] ?? 'works'];
  const allowRefusal = (reply: PaymentReply<unknown>) => {
    if (!reply.ok && !REFUSALS.includes(reply.fault.kind)) valueOf(reply);
    return reply.ok;
  };
  const setCard = async (paymentMethodId: string) =>
    allowRefusal(await provider.setCard({ subscriptionId, paymentMethodId, ...key() }));
  const change =
    (plan: Plan, proration: 'charge_difference' | 'credit_difference', paymentMethodId?: string) =>
    async () => {
      const card = paymentMethodId === undefined ? {} : { paymentMethodId };
      const wanted = { subscriptionId, priceId: prices[plan], proration, ...card, ...key() };
      return allowRefusal(await provider.changePrice(wanted));
    };
  /** The holder answers the bank, or another card pays. */
  const repair = async () => {
    const { payment } = valueOf(await provider.getSubscription(subscriptionId));
    if (payment === null || payment.state === 'paid') return;
    const { invoiceId, clientSecret } = payment;
    if (clientSecret !== null && draw() < 0.7) {
      await answerBank(clientSecret, draw() < 0.7);
      return;
    }
    const paymentMethodId = anyCard();
    const paid = allowRefusal(await provider.payInvoice({ invoiceId, paymentMethodId, ...key() }));
    if (paid) await setCard(paymentMethodId);
  };
  return [
    async () => {
      const wanted = { customerId, paymentMethodId: anyCard(), priceId: prices.pro, ...key() };
      subscriptionId = valueOf(await provider.createSubscription(wanted)).id;
    },
    repair,
    repair,
    change('guru', 'charge_difference', anyCard()),
    change('guru', 'charge_difference', cards.works),
    () => setCard(anyCard()),
    passMonth,
    repair,
    repair,
    change('pro', 'credit_difference'),
    async () => {
      const cancelAtPeriodEnd = draw() < 0.5;
      const wanted = { subscriptionId, cancelAtPeriodEnd, ...key() };
      return allowRefusal(await provider.setCancelAtPeriodEnd(wanted));
    },
    change('business', 'charge_difference'),
  ];
}
