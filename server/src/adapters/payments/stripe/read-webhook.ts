import type Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentProvider } from '../payment-provider.ts';

const OLDEST_S = 300;
const ANY_AGE = 0;

/** Only what is read of an event has a shape: everything else may be of another version of the API. */
const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int().nonnegative(),
  account: z.nullish(z.string()),
  data: z.optional(z.object({ object: z.looseObject({}) })),
});
const customerObject = z.object({ object: z.literal('customer'), id: z.string() });
const objectOfCustomer = z.object({ customer: z.string() });
/** Refunds and disputes. */
const objectOfCharge = z.object({ charge: z.string() });

type Webhooks = Stripe['webhooks'];

/** Reads an event that came to the product’s endpoint. One of another account concerns no customer of ours. */
export function readWebhook(
  { webhooks, secret }: { webhooks: Webhooks; secret: string },
  { body, signature, now }: Parameters<PaymentProvider['readWebhook']>[0],
): ReturnType<PaymentProvider['readWebhook']> {
  const isSigned = (toleranceS: number) =>
    holds(
      () =>
        webhooks.signature?.verifyHeader(
          body,
          signature ?? '',
          secret,
          toleranceS,
          undefined,
          now.getTime(),
        ) === true,
    );
  if (!isSigned(ANY_AGE)) return { ok: false, refusal: 'bad_signature' };
  if (!isSigned(OLDEST_S)) return { ok: false, refusal: 'too_old' };
  const parsed = eventBody.safeParse(readJson(body));
  if (!parsed.success) return { ok: false, refusal: 'unreadable' };
  const { id, type, created, account, data } = parsed.data;
  const object = account == null ? data?.object : undefined;
  const customerId = findCustomer(object);
  const charge = objectOfCharge.safeParse(object).data?.charge ?? null;
  const paymentId = customerId === null ? charge : null;
  return { ok: true, event: { id, type, customerId, paymentId, createdAt: new Date(created * 1000) } };
}

function findCustomer(object: unknown): string | null {
  const customer = customerObject.safeParse(object);
  if (customer.success) return customer.data.id;
  return objectOfCustomer.safeParse(object).data?.customer ?? null;
}

function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
