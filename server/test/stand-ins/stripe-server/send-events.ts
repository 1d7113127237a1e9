import { createHmac } from 'node:crypto';
import { listDifferences } from './published/list-differences.ts';
import { renderRecord } from './render-objects.ts';
import type { Json } from './rendering/json.ts';
import { mintId, type World } from './stripe-world.ts';

/** An event on its way to the product’s endpoint. */
export type SendEvent = (event: { readonly body: string; readonly signature: string }) => unknown;

/** Writes down what happened and sends each, signed at the product’s time. */
export async function sendEvents(
  world: World,
  { send, secret, now }: { send: SendEvent; secret: string; now: () => Date },
): Promise<void> {
  const events = world.takeHappenings().map(({ type, kind, id }): Json => {
    const object = renderRecord(world, kind, id);
    for (const difference of listDifferences(object)) world.differences.add(`${type} ${difference}`);
    return {
      id: mintId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: world.now(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
  });
  for (const event of events) {
    const body = JSON.stringify(event, null, 2);
    const seconds = String(Math.floor(now().getTime() / 1000));
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    await send({ body, signature: `t=${seconds},v1=${mac}` });
  }
}
