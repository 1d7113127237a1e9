import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { signBody } from './webhook-signature.ts';

/** About three days of tries, as Stripe makes them: the pause doubles from seconds to an hour. */
const TRIES = 80;

export const deliverEventJob = defineJob({
  name: 'payment-sandbox.deliver-event',
  schema: z.object({
    id: z.string(),
    type: z.string(),
    customerId: z.string(),
    objectId: z.string(),
    created: z.int(),
  }),
  retryLimit: TRIES,
});
type SandboxEvent = z.infer<typeof deliverEventJob.schema>;

/** Posts one event to the product’s own endpoint, signed anew each time; anything but a 2xx is tried again. */
export async function deliverEvent(
  { clock, postWebhook, webhookSecret }: Pick<SandboxDeps, 'clock' | 'postWebhook' | 'webhookSecret'>,
  event: SandboxEvent,
  signal: AbortSignal,
): Promise<void> {
  const body = writeBody(event);
  const signature = signBody({ secret: webhookSecret, body, at: clock.now() });
  const status = await postWebhook({ body, signature }, signal);
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status} to ${event.type}`);
}

/** The shape of Stripe’s events, as far as a handler that reads the object anew needs it. */
function writeBody({ id, type, customerId, objectId, created }: SandboxEvent): string {
  const object = type.slice(0, type.lastIndexOf('.')).split('.').at(-1);
  const customer = objectId === customerId ? {} : { customer: customerId };
  return JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    data: { object: { id: objectId, object, ...customer } },
  });
}
