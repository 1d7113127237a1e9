import { expect, it } from 'vitest';
import type { PaymentScene } from './payment-scene.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

const MINUTE_MS = 60_000;

/** The events the product's endpoint is sent. */
export function describeEvents(
  getScene: () => PaymentScene,
  takeEvents: ProviderUnderTest['takeEvents'],
): void {
  const receive = async () => {
    const { test, subscribe } = getScene();
    await takeEvents();
    const subscription = await subscribe('works');
    const received = await takeEvents();
    const events = received.map((event) => test.provider.readWebhook({ ...event, now: test.now() }));
    return { subscription, received, events: events.map((read) => (read.ok ? read.event : null)) };
  };

  it('is told of everything that happens to a customer, each with an id of its own', async () => {
    const { subscription, events } = await receive();
    const ids = events.map((event) => event?.id);
    expect(new Set(ids).size).toBe(events.length);
    expect(ids).not.toContain(undefined);
    const own = events.filter((event) => event?.customerId === subscription.customerId);
    expect(own.map((event) => event?.type)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid']),
    );
  });

  it('takes nothing that was not signed, was altered, or comes too late', async () => {
    const { test } = getScene();
    const { received } = await receive();
    const [event] = received;
    if (event === undefined) throw new Error('Nothing was sent');
    const { body, signature } = event;
    const read = (request: { body: string; signature: string | null; now?: Date }) =>
      test.provider.readWebhook({ now: test.now(), ...request });
    expect(read(event).ok).toBe(true);
    const refusal = { ok: false, refusal: 'bad_signature' };
    expect(read({ body, signature: null })).toEqual(refusal);
    expect(read({ body, signature: '' })).toEqual(refusal);
    expect(read({ body, signature: 'v1=abc,t=1' })).toEqual(refusal);
    expect(read({ body: `${body} `, signature })).toEqual(refusal);
    expect(read({ body, signature: signature.replace(/t=\d+/, 't=1') })).toEqual(refusal);
    expect(read({ body, signature: `${signature},v1=${'0'.repeat(64)}` }).ok).toBe(true);
    const late = new Date(test.now().getTime() + 6 * MINUTE_MS);
    expect(read({ body, signature, now: late })).toEqual({ ok: false, refusal: 'too_old' });
  });
}
