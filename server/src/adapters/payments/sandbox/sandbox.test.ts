import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describePaymentProvider } from '#test/stand-ins/describe-payment-provider';
import { openPaymentScene, valueOf } from '#test/stand-ins/payment-provider/payment-scene';
import { sandboxOf, startSandboxUnderTest } from '#test/stand-ins/payment-provider/start-sandbox';
import { startTestApp } from '#test/start-test-app';

describePaymentProvider({ name: 'the sandbox', start: startSandboxUnderTest });

it('does a call once over several processes, and an invoice is paid once whoever asks', async () => {
  const app = await startTestApp();
  const beside = await startTestApp({ beside: app });
  const scene = await openPaymentScene(sandboxOf(app));
  const providers = [app, beside].map(({ app: { adapters } }) => adapters.payments.provider);
  const customerId = await scene.newCustomer();
  const poor = await scene.addCard(customerId, 'insufficient_funds');
  const request = { idempotencyKey: randomUUID(), customerId, priceId: scene.low.id, paymentMethodId: poor };
  const calls = Array.from({ length: 5 }, () => providers).flat();

  const replies = await Promise.all(calls.map((provider) => provider.createSubscription(request)));
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  const [made, ...others] = valueOf(await scene.test.provider.listSubscriptions(customerId));
  expect([made?.status, others]).toEqual(['incomplete', []]);

  const paymentMethodId = await scene.addCard(customerId, 'works');
  const subscriptionId = made?.id ?? '';
  const setCard = { idempotencyKey: randomUUID(), subscriptionId, paymentMethodId };
  valueOf(await scene.test.provider.setCard(setCard));
  const invoiceId = made?.payment?.invoiceId ?? '';
  const payments = await Promise.all(
    calls.map((provider) => provider.payInvoice({ idempotencyKey: randomUUID(), invoiceId })),
  );
  expect(payments.filter(({ ok }) => ok)).toHaveLength(1);
  await beside.stop();
  await app.stop();
});
