import { randomUUID } from 'node:crypto';
import { api, type PURCHASABLE_PLAN_IDS } from '@citato/contract';
import { createFakeClock } from '../fake-clock.ts';
import { startStripeServer, type StripeServer } from '../stand-ins/stripe-server/start-stripe-server.ts';
import { STRIPE_KEYS } from '../stand-ins/stripe-server/stripe-keys.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

const PRICES = { pro: 5900, guru: 9900, business: 19_900 };
const NUMBERS = {
  works: '4242424242424242',
  withoutFunds: '4000000000009995',
  asks: '4000002760003184',
};
const NEVER = { expMonth: 12, expYear: 2040 };

interface Wanted {
  planId?: (typeof PURCHASABLE_PLAN_IDS)[number];
  card?: keyof typeof NUMBERS;
  expiry?: { expMonth: number; expYear: number };
}

/** The product as it charges cards: Stripe’s place is taken on the wire, the events come back over HTTP. */
export interface StripeApp {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  /** What makes a process charge cards there. */
  readonly env: Record<string, string>;
  /** A checkout as far as the card: its request, with the card set up. */
  openCheckout(
    as: SignedInUser,
    wanted?: Wanted,
  ): Promise<{ planId: NonNullable<Wanted['planId']>; requestId: string }>;
  stop(): Promise<void>;
}

export async function startStripeApp(
  more: Record<string, string> = {},
  /** An installation that was another provider’s until now. */
  { beside }: { beside?: TestApp } = {},
): Promise<StripeApp> {
  const clock = beside?.clock ?? createFakeClock();
  let deliver: (event: { body: string; signature: string }) => Promise<unknown> = () => Promise.resolve();
  const stripe = await startStripeServer({ now: () => clock.now(), send: (event) => deliver(event) });
  for (const [planId, amount] of Object.entries(PRICES))
    stripe.addPrice({ lookupKey: `citato_${planId}_monthly`, amount });
  const env = {
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    ...more,
  };
  const app = await startTestApp({ clock, env, ...(beside ? { beside } : {}) });
  deliver = async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const url = api.recordPaymentEvent.path;
    const { statusCode } = await app.server.inject({ method: 'POST', url, headers, payload: body });
    if (statusCode !== 200) throw new Error(`An event was answered with ${String(statusCode)}`);
  };
  return {
    app,
    stripe,
    env,
    openCheckout: async (as, { planId = 'pro', card = 'works', expiry = NEVER } = {}) => {
      const body = { planId, requestId: randomUUID() };
      const { clientSecret, setupIntentId: setupId } = (await app.call(api.startCheckout, { as, body })).body;
      stripe.holder.confirmSetup({
        setupId,
        clientSecret,
        approves: true,
        card: { number: NUMBERS[card], ...expiry },
      });
      return body;
    },
    stop: async () => {
      await app.stop();
      await stripe.stop();
    },
  };
}
