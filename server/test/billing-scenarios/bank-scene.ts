import { startStripeApp } from './start-stripe-app.ts';
import { CARDS, moveSandboxClock, openCheckout, type PaidPlan } from '../payment-scene.ts';
import { sandboxOf } from '../stand-ins/payment-provider/start-sandbox.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

/** The product on the embedded provider, or on Stripe’s stand-in. */
export function startBankScene(id: 'sandbox' | 'stripe'): Promise<BankScene> {
  return id === 'stripe' ? startOnStripe() : startOnSandbox();
}

export type BankCard = 'works' | 'expires' | 'asks';

/** A provider with the hands of a card's holder and of time. */
export interface BankScene {
  readonly app: TestApp;
  readonly checkOut: (
    as: SignedInUser,
    planId: PaidPlan,
    card: BankCard,
  ) => Promise<{ planId: PaidPlan; requestId: string }>;
  readonly passDays: (days: number) => Promise<void>;
  readonly answerBank: (clientSecret: string, approves: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startOnSandbox(): Promise<BankScene> {
  const app = await startTestApp();
  return {
    app,
    checkOut: async (as, planId, card) => {
      const now = await app.app.adapters.payments.sandbox?.advanceClock(0);
      const expiry = now?.toISOString().replace(/^..(..)-(..).*$/, '$2/$1') ?? '';
      const typed = card === 'expires' ? { expiry } : {};
      return {
        ...(await openCheckout(app, as, {
          planId,
          ...typed,
          number: card === 'asks' ? CARDS.asksAlways : CARDS.works,
        })),
        planId,
      };
    },
    passDays: (days) => moveSandboxClock(app, { days }),
    answerBank: (clientSecret, approves) => sandboxOf(app).authenticatePayment(clientSecret, approves),
    stop: () => app.stop(),
  };
}

async function startOnStripe(): Promise<BankScene> {
  const scene = await startStripeApp();
  const { app, stripe } = scene;
  let passed = 0;
  return {
    app,
    checkOut: (as, planId, card) => {
      const now = new Date(app.clock.now().getTime() + passed);
      const expiry = { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() };
      return scene.openCheckout(as, {
        planId,
        ...(card === 'asks' ? { card } : {}),
        ...(card === 'expires' ? { expiry } : {}),
      });
    },
    passDays: async (days) => {
      passed += days * 86_400_000;
      await stripe.advance(days * 86_400);
    },
    answerBank: async (clientSecret, approves) => {
      stripe.holder.answerBank(clientSecret, approves);
      await stripe.flush();
    },
    stop: () => scene.stop(),
  };
}
