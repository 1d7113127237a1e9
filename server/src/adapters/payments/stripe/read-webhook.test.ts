import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStripe } from './create-stripe.ts';

const SECRET = 'whsec_of_the_test';
const stripe = createStripe({
  secretKey: 'sk_test_a',
  publishableKey: 'pk_test_a',
  webhookSecret: SECRET,
  apiBase: 'http://127.0.0.1:1',
});
const NOW = new Date('2026-03-02T09:00:00Z');
const SECONDS = NOW.getTime() / 1000;

const macOf = (body: string, { at = SECONDS, secret = SECRET } = {}) =>
  createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex');
const read = (event: unknown, { age = 0, letters = JSON.stringify(event) } = {}) => {
  const at = SECONDS - age;
  const signature = `t=${String(at)},v1=${macOf(letters, { at })}`;
  return stripe.readWebhook({ body: letters, signature, now: NOW });
};
const anEvent = {
  id: 'evt_1',
  object: 'event',
  api_version: '2031-01-01.later',
  type: 'customer.something.new',
  created: SECONDS,
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', items: 'another shape' } },
};

describe('an event of Stripe', () => {
  it('of any type and version says whom it concerns', () => {
    const event = {
      id: 'evt_1',
      type: 'customer.something.new',
      customerId: 'cus_1',
      paymentId: null,
      createdAt: NOW,
    };
    expect(read(anEvent)).toEqual({ ok: true, event });
  });

  it.each([
    ['a customer', { id: 'cus_2', object: 'customer' }, 'cus_2'],
    ['nobody', { id: 'price_1', object: 'price' }, null],
    ['nobody who can be read', { id: 'sub_1', object: 'subscription', customer: { id: 'cus_1' } }, null],
  ])('about %s', (_what, object, customerId) => {
    expect(read({ ...anEvent, data: { object } })).toMatchObject({ event: { customerId } });
  });

  it.each(['refund', 'dispute'])('of a %s names the payment, which leads to its customer', (object) => {
    const data = { object: { id: 'x_1', object, charge: 'ch_1' } };
    expect(read({ ...anEvent, data })).toMatchObject({ event: { customerId: null, paymentId: 'ch_1' } });
    expect(read({ ...anEvent, data, account: 'acct_other' })).toMatchObject({ event: { paymentId: null } });
  });

  it('of another account concerns no customer of ours', () => {
    expect(read({ ...anEvent, account: 'acct_other' })).toMatchObject({ event: { customerId: null } });
  });

  it('without data is taken', () => {
    const { data: _, ...thin } = anEvent;
    expect(read({ ...thin, object: 'v2.core.event' })).toMatchObject({
      ok: true,
      event: { customerId: null },
    });
  });

  it('is good for five minutes', () => {
    expect(read(anEvent, { age: 300 }).ok).toBe(true);
    expect(read(anEvent, { age: 301 })).toEqual({ ok: false, refusal: 'too_old' });
  });

  it('may bear two signatures, while the secret is changed', () => {
    const body = JSON.stringify(anEvent);
    const [old, ours] = [macOf(body, { secret: 'whsec_old' }), macOf(body)];
    const signed = (signature: string) => stripe.readWebhook({ body, signature, now: NOW }).ok;
    expect(signed(`t=${String(SECONDS)},v1=${old},v1=${ours}`)).toBe(true);
    expect(signed(`t=${String(SECONDS)},v1=${old}`)).toBe(false);
    expect(signed(`t=${String(SECONDS)},v0=${ours}`)).toBe(false);
    expect(signed(`v1=${ours}`)).toBe(false);
  });

  it.each(['', 'null', '[]', '{"id":', '{"id":1,"type":"a","created":1}'])(
    'that is %j is unreadable',
    (letters) => {
      const refusal = letters === '' ? 'bad_signature' : 'unreadable';
      expect(read(null, { letters })).toEqual({ ok: false, refusal });
    },
  );
});
