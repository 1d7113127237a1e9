import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDifferences } from '#test/stand-ins/stripe-server/published/list-differences';
import { type LiveStep, listLiveSteps } from '#test/stand-ins/payment-provider/live-steps';
import { isTestKey } from '#test/stand-ins/payment-provider/open-live-stripe';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';
import { startStripeServer, type StripeServer } from '#test/stand-ins/stripe-server/start-stripe-server';
import { createStripe } from './create-stripe.ts';
import { createStripeClient } from './stripe-client.ts';

let server: StripeServer;
let steps: LiveStep[];
const customers: string[] = [];
beforeAll(async () => {
  server = await startStripeServer();
  const { url: apiBase } = server;
  const stripe = createStripeClient({ ...STRIPE_KEYS, apiBase });
  const read = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${STRIPE_KEYS.secretKey}` };
    return (await fetch(`${apiBase}${path}`, { headers })).json();
  };
  const controls = {
    provider: createStripe({ ...STRIPE_KEYS, apiBase }),
    prices: [
      server.addPrice({ lookupKey: 'low', amount: 5900 }),
      server.addPrice({ lookupKey: 'high', amount: 9900 }),
    ] as const,
    confirmCard: async (setupId: string, card: string) => {
      await stripe.setupIntents.confirm(setupId, { payment_method: card });
    },
    refund: (invoiceId: string, amount: number) => {
      server.refund(invoiceId, amount);
      return Promise.resolve();
    },
    listDifferences: async (path: string) => listDifferences(await read(path)),
  };
  steps = listLiveSteps(controls, (customerId) => customers.push(customerId));
});
afterAll(() => server.stop());

describe('the steps that are run at Stripe itself by hand', () => {
  it('all go through on the stand-in, which answers as Stripe publishes', async () => {
    for (const { run } of steps) await run();
    expect(customers).toHaveLength(steps.length);
  });

  it('are never run with a key that charges real cards', () => {
    expect(['sk_test_1', 'rk_test_1', 'sk_live_1', 'rk_live_1', 'pk_test_1', ''].filter(isTestKey)).toEqual([
      'sk_test_1',
      'rk_test_1',
    ]);
  });
});
