import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  newKey,
  openPaymentScene,
  type PaymentScene,
  valueOf,
} from '#test/stand-ins/payment-provider/payment-scene';
import { startStripeUnderTest } from '#test/stand-ins/payment-provider/start-stripe';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';
import type { ProviderPayer } from '../payment-provider.ts';

let test: Awaited<ReturnType<typeof startStripeUnderTest>>;
let scene: PaymentScene;
beforeAll(async () => {
  test = await startStripeUnderTest();
  scene = await openPaymentScene(test);
});
afterAll(() => test.stop());

/** What `work` sends, line by line, with the key of what writes. */
async function listSent(work: () => Promise<unknown>) {
  const before = test.server.requests.length;
  await work();
  return test.server.requests
    .slice(before)
    .map(({ method, path, form, headers }) => [
      `${method} ${path}`,
      form,
      headers['idempotency-key'] ?? null,
    ]);
}

const expand = { 0: 'latest_invoice.payments' };

describe('what is sent to Stripe', () => {
  it('names the key of the account and the version of the API, and nothing of how fast it answered', async () => {
    await scene.subscribe('works');
    for (const { headers } of test.server.requests) {
      expect(headers.authorization).toBe(`Bearer ${STRIPE_KEYS.secretKey}`);
      expect(headers['stripe-version']).toBe('2026-10-28.endive');
      expect(headers['x-stripe-client-telemetry']).toBeUndefined();
    }
  });

  it('for a customer: how to reach it, and whose it is', async () => {
    const person = { userId: 'user-1', email: 'ada@esempio.it', name: 'Ada Bianchi' };
    const made = await listSent(() =>
      test.provider.createCustomer({ idempotencyKey: 'customer:1', ...person }),
    );
    const metadata = { citato_user_id: 'user-1' };
    const { email, name } = person;
    const form = { email, name, metadata, preferred_locales: { 0: 'it' } };
    expect(made).toEqual([['POST /v1/customers', form, 'customer:1']]);
  });

  describe('for whom it is to invoice', () => {
    const address = { country: 'IT', address: 'Via Roma 1', city: 'Lecce', postalCode: '73100' };
    const company: ProviderPayer = {
      name: 'Rossi Srl',
      billing: { ...address, vatNumber: '00743110157', fiscalCode: null, recipient: 'a@pec.it' },
    };
    const tell = (customerId: string, payer: ProviderPayer, key: string) =>
      listSent(async () =>
        valueOf(await test.provider.updateCustomer({ idempotencyKey: key, customerId, ...payer })),
      );
    /** What its next invoice says. */
    const invoice = async (customerId: string) => {
      await scene.subscribe('works', { customerId });
      const answer = await fetch(`${test.server.url}/v1/invoices?customer=${customerId}`, {
        headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
      });
      const { data } = z.object({ data: z.array(z.looseObject({})) }).parse(await answer.json());
      return data[0];
    };

    it('names everything, numbers where Stripe prints them, and takes back what is no more', async () => {
      const customerId = await scene.newCustomer();
      const path = `/v1/customers/${customerId}`;
      const line = { country: 'IT', line1: 'Via Roma 1', city: 'Lecce', postal_code: '73100' };
      const form = {
        name: 'Rossi Srl',
        address: line,
        metadata: { vat_number: '00743110157', fiscal_code: '', sdi_code: '', pec: 'a@pec.it' },
        invoice_settings: { custom_fields: { 0: { name: 'PEC', value: 'a@pec.it' } } },
      };
      expect(await tell(customerId, company, 'data:1')).toEqual([
        [`POST ${path}`, form, 'data:1'],
        [`GET ${path}/tax_ids`, { limit: '100' }, null],
        [`POST ${path}/tax_ids`, { type: 'eu_vat', value: 'IT00743110157' }, 'data:1:eu_vat'],
      ]);
      expect((await tell(customerId, company, 'data:2')).map(([sent]) => sent)).toEqual([
        `POST ${path}`,
        `GET ${path}/tax_ids`,
      ]);
      expect(await invoice(customerId)).toMatchObject({
        customer_name: 'Rossi Srl',
        customer_address: line,
        customer_tax_ids: [{ type: 'eu_vat', value: 'IT00743110157' }],
        custom_fields: [{ name: 'PEC', value: 'a@pec.it' }],
      });

      const [, , ...changed] = await tell(customerId, { name: null, billing: null }, 'data:3');
      expect(changed.map(([sent]) => sent)).toEqual([expect.stringMatching(/^DELETE .*\/tax_ids\/txi_/)]);
      expect(await invoice(customerId)).toMatchObject({
        customer_name: null,
        customer_address: null,
        customer_tax_ids: [],
        custom_fields: [],
      });
    });

    it.each([
      ['FR', { vatNumber: 'FRAB123456789' }, ['eu_vat FRAB123456789']],
      ['DE', { vatNumber: '123456789' }, ['eu_vat DE123456789']],
      ['ES', { vatNumber: 'ESX1234567X' }, ['eu_vat ESX1234567X']],
      ['IT', { fiscalCode: 'RSSMRA85T10A562S' }, ['it_cf RSSMRA85T10A562S']],
      [
        'IT',
        { vatNumber: '12345670017', fiscalCode: '97103880585' },
        ['eu_vat IT12345670017', 'it_cf 97103880585'],
      ],
      ['GR', { vatNumber: 'EL123456789' }, ['eu_vat EL123456789']],
      ['GB', { vatNumber: 'GB123456789' }, ['gb_vat GB123456789']],
      ['CH', { vatNumber: 'CHE123456789IVA' }, ['ch_vat CHE-123.456.789 IVA']],
      ['CH', { vatNumber: 'CHE123456789' }, ['ch_uid CHE-123.456.789']],
      ['SM', { vatNumber: 'SM12345' }, ['sm_coe SM12345']],
      // A number of no country's shape, or of a country with no VAT, stays in the metadata.
      ['FR', { vatNumber: 'SENZA NUMERO' }, []],
      ['US', { vatNumber: '123456789' }, []],
      ['FR', { fiscalCode: 'RSSMRA85T10A562S' }, []],
    ])('in %s with %o gives the tax ids %o', async (country, codes, taxIds) => {
      const customerId = await scene.newCustomer();
      const billing = { ...address, vatNumber: null, fiscalCode: null, recipient: null, country, ...codes };
      const [, , ...added] = await tell(customerId, { name: 'A', billing }, newKey());
      const written = added.map(([, form]) => Object.values(z.record(z.string(), z.string()).parse(form)));
      expect(written.map((parts) => parts.join(' '))).toEqual(taxIds);
      expect((await test.describePayer(customerId)).codes).toEqual(Object.values(codes));
    });

    it('keeps the rest where Stripe does not take a number', async () => {
      const customerId = await scene.newCustomer();
      const billing = { ...address, vatNumber: '00000000000', fiscalCode: null, recipient: null };
      await tell(customerId, { name: 'Zero Srl', billing }, newKey());
      expect(await test.describePayer(customerId)).toMatchObject({
        name: 'Zero Srl',
        codes: ['00000000000'],
      });
      expect(await invoice(customerId)).toMatchObject({ customer_name: 'Zero Srl', customer_tax_ids: [] });
    });
  });

  it('for a card: only a card, to be charged while its holder is away', async () => {
    const customerId = await scene.newCustomer();
    const sent = await listSent(() => test.provider.createSetup({ idempotencyKey: 'setup:1', customerId }));
    const form = {
      customer: customerId,
      allowed_payment_method_types: { 0: 'card' },
      usage: 'off_session',
    };
    expect(sent).toEqual([['POST /v1/setup_intents', form, 'setup:1']]);
  });

  it('for a subscription: one price, and the key under which it is found again', async () => {
    const customerId = await scene.newCustomer();
    const paymentMethodId = await scene.addCard(customerId, 'works');
    const request = { idempotencyKey: 'create:1', customerId, priceId: scene.low.id, paymentMethodId };
    const form = {
      customer: customerId,
      items: { 0: { price: scene.low.id } },
      default_payment_method: paymentMethodId,
      payment_behavior: 'allow_incomplete',
      off_session: 'false',
      metadata: { citato_key: 'create:1' },
      expand,
    };
    expect(await listSent(() => test.provider.createSubscription(request))).toEqual([
      ['POST /v1/subscriptions', form, 'create:1'],
    ]);
  });

  it('for another price: the item it takes the place of, and how the difference is paid', async () => {
    const { id: subscriptionId } = await scene.subscribe('works');
    const change = async (priceId: string, proration: 'charge_difference' | 'credit_difference') => {
      const request = { idempotencyKey: newKey(), subscriptionId, priceId, proration };
      const [read, written] = await listSent(() => test.provider.changePrice(request));
      expect(read?.[0]).toBe(`GET /v1/subscriptions/${subscriptionId}`);
      expect(JSON.stringify(written?.[1])).toMatch(/"items":{"0":{"id":"si_/);
      return written?.[1];
    };
    const isItem = (price: string) => ({ items: { 0: { price } }, off_session: 'false', expand });
    expect(await change(scene.high.id, 'charge_difference')).toMatchObject({
      ...isItem(scene.high.id),
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await change(scene.low.id, 'credit_difference')).toMatchObject({
      ...isItem(scene.low.id),
      proration_behavior: 'create_prorations',
      payment_behavior: 'allow_incomplete',
    });
  });

  it('for a payment the card alone that is to bear this one', async () => {
    const { id: subscriptionId, customerId, payment } = await scene.subscribe('insufficient_funds');
    const paymentMethodId = await scene.addCard(customerId, 'works');
    const setCard = { idempotencyKey: 'card:1', subscriptionId, paymentMethodId };
    const [card] = await listSent(() => test.provider.setCard(setCard));
    const update = `POST /v1/subscriptions/${subscriptionId}`;
    expect(card).toEqual([update, { default_payment_method: paymentMethodId, expand }, 'card:1']);
    const invoiceId = payment?.invoiceId ?? '';
    const paid = await listSent(() => test.provider.payInvoice({ idempotencyKey: 'pay:1', invoiceId }));
    expect(paid).toEqual([[`POST /v1/invoices/${invoiceId}/pay`, { off_session: 'false' }, 'pay:1']]);
    const next = await scene.subscribe('insufficient_funds', { customerId });
    const once = { idempotencyKey: 'pay:2', invoiceId: next.payment?.invoiceId ?? '', paymentMethodId };
    expect((await listSent(() => test.provider.payInvoice(once))).map(([, form]) => form)).toEqual([
      { off_session: 'false', payment_method: paymentMethodId },
    ]);
  });

  it('for an end: with the period, or now and without an invoice', async () => {
    const { id: subscriptionId } = await scene.subscribe('works');
    const cancel = { idempotencyKey: 'cancel:1', subscriptionId, cancelAtPeriodEnd: true };
    const path = `/v1/subscriptions/${subscriptionId}`;
    expect(await listSent(() => test.provider.setCancelAtPeriodEnd(cancel))).toEqual([
      [`POST ${path}`, { cancel_at_period_end: 'true', expand }, 'cancel:1'],
    ]);
    const end = await listSent(() =>
      test.provider.endSubscription({ idempotencyKey: 'end:1', subscriptionId }),
    );
    expect(end.map(([line, form]) => [line, form])).toEqual([
      [`DELETE ${path}`, { invoice_now: 'false', prorate: 'false' }],
      ['GET /v1/invoices', { subscription: subscriptionId, status: 'open' }],
    ]);
  });

  it('asks for prices ten at a time, and for the payment of an open invoice alone', async () => {
    const keys = Array.from({ length: 11 }, (_, index) => `key_${String(index)}`);
    const sent = await listSent(() => test.provider.findPrices(keys));
    expect(sent.map(([line]) => line)).toEqual(['GET /v1/prices', 'GET /v1/prices']);
    const open = await scene.subscribe('insufficient_funds');
    const paths = (await listSent(() => scene.readSubscription(open))).map(([line]) => line);
    expect(paths).toEqual([
      `GET /v1/subscriptions/${open.id}`,
      expect.stringMatching(/^GET \/v1\/payment_intents\/pi_/),
    ]);
    const paid = await scene.subscribe('works');
    expect(await listSent(() => scene.readSubscription(paid))).toHaveLength(1);
  });
});
