import { api } from '@citato/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaymentScene, type PaymentScene, valueOf } from '#test/stand-ins/payment-provider/payment-scene';
import { sandboxOf } from '#test/stand-ins/payment-provider/start-sandbox';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
let scene: PaymentScene;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.openAccount();
  scene = await openPaymentScene(sandboxOf(app));
});
afterAll(() => app.stop());

const openSetup = async () => {
  const customerId = await scene.newCustomer();
  const { provider } = scene.test;
  return valueOf(await provider.createSetup({ idempotencyKey: randomUUID(), customerId }));
};
const confirm = async (
  { id: setupId, clientSecret }: { id: string; clientSecret: string },
  number: string,
  expiry = '12/40',
) => {
  const body = { clientSecret, number, expiry, cvc: '123' };
  return (await app.call(api.confirmSandboxSetup, { as: ada, params: { setupId }, body })).body;
};

describe('the card form of the sandbox', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', ' 4242-4242-4242-4242'])(
    'takes a test card typed as %s',
    async (number) => {
      expect(await confirm(await openSetup(), number)).toEqual({ status: 'succeeded', message: null });
    },
  );

  it.each([
    ['4000 0000 0000 0002', '12/40', /rifiutata/],
    ['5555 5555 5555 4444', '12/40', /non esiste nella sandbox/],
    ['4242 4242 4242 4242', '02/26', /scaduta/],
  ])('says why it does not take %s of %s', async (number, expiry, message) => {
    const answer = await confirm(await openSetup(), number, expiry);
    expect(answer.status).toBe('failed');
    expect(answer.message).toMatch(message);
  });

  it('asks the holder’s bank, takes the card when it approves and says so when it does not', async () => {
    const setup = await openSetup();
    const { id: setupId, clientSecret } = setup;
    const answer = async (approve: boolean) =>
      (
        await app.call(api.authenticateSandboxSetup, {
          as: ada,
          params: { setupId },
          body: { clientSecret, approve },
        })
      ).body;
    expect(await confirm(setup, '4000002500003155')).toEqual({ status: 'requires_action', message: null });
    expect(await answer(false)).toMatchObject({ status: 'failed' });
    expect(await answer(true)).toMatchObject({ status: 'failed' });
    await confirm(setup, '4000002500003155');
    expect(await answer(true)).toEqual({ status: 'succeeded', message: null });
    expect(await answer(false)).toEqual({ status: 'succeeded', message: null });
  });

  it('lets the holder confirm a payment the bank asks about', async () => {
    const { payment, ...asked } = await scene.subscribe('asks_at_every_charge');
    const clientSecret = payment?.clientSecret ?? '';
    const [paymentId = ''] = clientSecret.split('_secret_');
    const { body } = await app.call(api.authenticateSandboxPayment, {
      as: ada,
      params: { paymentId },
      body: { clientSecret, approve: true },
    });
    expect(body).toEqual({ status: 'succeeded', message: null });
    expect(await scene.readSubscription(asked)).toMatchObject({ status: 'active' });
  });

  it.each([
    [{ number: '4242' }, 'number'],
    [{ number: '4242 4242 4242 424x' }, 'number'],
    [{ expiry: '13/40' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
  ])('names the field that cannot be right: %j', async (change, field) => {
    const { id: setupId, clientSecret } = await openSetup();
    const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', ...change };
    const answer = await app.callRefused(api.confirmSandboxSetup, {
      as: ada,
      params: { setupId },
      body: { clientSecret, ...card },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});

it('is not there where another provider takes the payments', async () => {
  const other = await startTestApp({
    beside: app,
    payments: { provider: scene.test.provider, sandbox: null, testMode: null },
  });
  const { id: setupId, clientSecret } = await openSetup();
  const body = { clientSecret, number: '4242424242424242', expiry: '12/40', cvc: '123' };
  const answer = await other.callRefused(api.confirmSandboxSetup, { as: ada, params: { setupId }, body });
  await other.stop();
  expect(answer.status).toBe(404);
});

it('is what the browser is told takes the payments', async () => {
  const { body } = await app.call(api.getConfig, {});
  expect(body.payments).toEqual({ provider: 'sandbox', publishableKey: null });
});
