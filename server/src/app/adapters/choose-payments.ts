import type { Outbound } from '#adapters/outbound';
import { createPayments, type Payments, type PostWebhook } from '#adapters/payments';
import { listPlans } from '#features/plans';
import type { Context } from '#platform/context';
import { getOrCreateSecret } from '#platform/secrets';
import type { Config } from '../config.ts';
import { readStripeSettings } from './payment-settings.ts';

/** Where this installation’s payments go; the embedded provider sells the plans as their table has them. */
export async function choosePayments({
  ctx,
  config,
  outbound,
  postWebhook,
}: {
  ctx: Context;
  config: Config;
  outbound: Outbound;
  postWebhook: PostWebhook;
}): Promise<Payments> {
  const { db, clock } = ctx;
  const stripe = readStripeSettings(config);
  return createPayments({
    ...ctx,
    listPlans: async (from) =>
      (await listPlans(from)).map(({ id, price, currency }) => ({ id, priceCents: price, currency })),
    postWebhook,
    stripe: stripe && { ...stripe, agent: outbound.agentFor(new URL(stripe.apiBase)) },
    webhookSecret: await getOrCreateSecret({ db, clock, name: 'payment-sandbox' }),
  });
}
