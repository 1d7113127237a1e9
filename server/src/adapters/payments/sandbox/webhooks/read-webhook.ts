import * as z from 'zod';
import type { PaymentProvider } from '../../payment-provider.ts';
import { readSignedAt } from './webhook-signature.ts';

const OLDEST_MS = 300_000;

const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), customer: z.optional(z.string()) }),
  }),
});

/** Reads an event that came to the product’s endpoint; what it does not know, a later version may have sent. */
export function readWebhook(
  secret: string,
  { body, signature, now }: Parameters<PaymentProvider['readWebhook']>[0],
): ReturnType<PaymentProvider['readWebhook']> {
  const signedAt = signature === null ? null : readSignedAt({ secret, header: signature, body });
  if (signedAt === null) return { ok: false, refusal: 'bad_signature' };
  if (now.getTime() - signedAt.getTime() > OLDEST_MS) return { ok: false, refusal: 'too_old' };
  const parsed = eventBody.safeParse(readJson(body));
  if (!parsed.success) return { ok: false, refusal: 'unreadable' };
  const { id, type, created, data } = parsed.data;
  const customerId = data.object.object === 'customer' ? data.object.id : (data.object.customer ?? null);
  return { ok: true, event: { id, type, customerId, paymentId: null, createdAt: new Date(created * 1000) } };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
