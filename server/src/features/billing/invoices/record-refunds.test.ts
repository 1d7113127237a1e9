import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeApp } from '#test/billing-scenarios/start-stripe-app';
import { openCheckout } from '#test/payment-scene';
import { sandboxOf } from '#test/stand-ins/payment-provider/start-sandbox';
import { type SignedInUser, startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';

const BOSS = { ADMIN_EMAILS: 'capo@esempio.it' };

async function startOnStripe() {
  const scene = await startStripeApp(BOSS);
  return {
    app: scene.app,
    checkOut: (as: SignedInUser) => scene.openCheckout(as),
    refund: async (invoiceId: string, amountCents?: number) => {
      scene.stripe.refund(invoiceId, amountCents);
      await scene.stripe.flush();
    },
    stop: () => scene.stop(),
  };
}

async function startOnSandbox() {
  const app = await startTestApp({ env: BOSS });
  return {
    app,
    checkOut: (as: SignedInUser) => openCheckout(app, as, { planId: 'pro' }),
    refund: sandboxOf(app).refund,
    stop: () => app.stop(),
  };
}

async function findInvoice(app: TestApp, as: SignedInUser) {
  const [invoice] = (await app.call(api.listInvoices, { as })).body.invoices;
  if (invoice === undefined) throw new Error('Nothing was invoiced');
  return invoice;
}

async function readMails(app: TestApp, { user }: SignedInUser) {
  const { rows } = await app.ctx.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from emails where user_id = ${user.id} and kind in ('payment-refunded', 'refund-failed')
      order by created_at, id`,
  );
  const flatten = (text: string) => text.replace(/\s+/g, ' ');
  return rows.map(({ subject, text }) => ({ subject: flatten(subject), text: flatten(text) }));
}

async function readFile(app: TestApp, boss: SignedInUser) {
  const { body } = await app.server.inject({
    url: api.exportInvoices.path,
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    headers: { authorization: `Bearer ${boss.accessToken}` },
  });
  const [head = '', ...lines] = body.slice(1).trimEnd().split('\r\n');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

describe.each(['sandbox', 'stripe'] as const)('what is given back, on %s', (id) => {
  let scene: Awaited<ReturnType<typeof startOnSandbox>>;
  let boss: SignedInUser;
  beforeAll(async () => {
    scene = await (id === 'stripe' ? startOnStripe() : startOnSandbox());
    boss = await scene.app.openAccount({ email: 'capo@esempio.it' });
  });
  afterAll(() => scene.stop());

  const buy = async () => {
    const { app } = scene;
    const ada = await app.openAccount();
    await app.call(api.createSubscription, { as: ada, body: await scene.checkOut(ada) });
    await app.settleJobs();
    return { ada, invoice: await findInvoice(scene.app, ada) };
  };

  it('is listed, mailed once and booked below zero under the invoice it corrects', async () => {
    const { ada, invoice } = await buy();
    expect(invoice.refunds).toEqual([]);
    await scene.refund(invoice.id, 2000);
    await scene.app.settleJobs();
    scene.app.clock.advance({ minutes: 1 });
    await scene.refund(invoice.id, 3900);
    await scene.app.settleJobs();
    const [rest, part] = (await findInvoice(scene.app, ada)).refunds ?? [];
    expect([rest, part]).toMatchObject([
      { number: null, amountCents: 3900, refundedCents: 3900 },
      { number: null, amountCents: 2000, refundedCents: 2000 },
    ]);
    const mails = await readMails(scene.app, ada);
    expect(mails.map(({ subject }) => subject)).toEqual(['Rimborso di 20,00 €', 'Rimborso di 39,00 €']);
    expect(mails[0]?.text).toContain(`rimborsato 20,00 € del documento n. ${String(invoice.number)}`);

    const file = await readFile(scene.app, boss);
    const [first] = file.filter((line) => line['Documento rettificato'] === invoice.number);
    expect(first).toMatchObject({
      Data: '02/03/2026',
      Imponibile: '-16,39',
      IVA: '-3,61',
      Totale: '-20,00',
      Stato: 'rimborso',
      'Pagata il': '02/03/2026',
      Incassato: '-20,00',
      Numero: '',
    });
    expect(file.find(({ ID }) => ID === invoice.id)).toMatchObject({ Totale: '59,00', Incassato: '59,00' });
  });

  it('goes with its invoice, and stands in what the account takes along', async () => {
    const { ada, invoice } = await buy();
    await scene.refund(invoice.id);
    await scene.app.settleJobs();
    const file = await scene.app.server.inject({
      url: api.exportData.path,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(file.json<{ invoices: unknown }>().invoices).toMatchObject([
      { invoiceId: invoice.id, refunds: [{ amountCents: 5900 }] },
    ]);
    await scene.app.ctx.db.execute(sql`delete from invoices where invoice_id = ${invoice.id}`);
    const { rows } = await scene.app.ctx.db.execute(
      sql`select from invoice_refunds where invoice_id = ${invoice.id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what the bank does not take at once', () => {
  let scene: Awaited<ReturnType<typeof startStripeApp>>;
  let boss: SignedInUser;
  beforeAll(async () => {
    scene = await startStripeApp(BOSS);
    boss = await scene.app.openAccount({ email: 'capo@esempio.it' });
  });
  afterAll(() => scene.stop());

  const buy = async () => {
    const ada = await scene.app.openAccount();
    await scene.app.call(api.createSubscription, { as: ada, body: await scene.openCheckout(ada) });
    await scene.app.settleJobs();
    return { ada, invoice: await findInvoice(scene.app, ada) };
  };
  const settle = async () => {
    await scene.stripe.flush();
    await scene.app.settleJobs();
  };
  const linesOf = async (number: string | null) =>
    (await readFile(scene.app, await scene.app.renew(boss)))
      .filter((line) => line['Documento rettificato'] === number)
      .map((line) => [line['Stato'], line['Data'], line['Totale'], line['Incassato']]);

  it('is told and booked on the day it succeeds, and not before', async () => {
    const { ada, invoice } = await buy();
    scene.stripe.refund(invoice.id, 2000, 'pending');
    await settle();
    expect((await findInvoice(scene.app, ada)).refunds).toEqual([]);
    expect([await readMails(scene.app, ada), await linesOf(invoice.number)]).toEqual([[], []]);
    scene.app.clock.advance({ days: 2 });
    scene.stripe.settleRefunds(invoice.id, 'succeeded');
    await settle();
    expect(await readMails(scene.app, ada)).toHaveLength(1);
    expect(await linesOf(invoice.number)).toEqual([['rimborso', '04/03/2026', '-20,00', '-20,00']]);
  });

  it('reaches the accountant, too, when its account is deleted meanwhile and no event comes', async () => {
    const { ada, invoice } = await buy();
    scene.stripe.refund(invoice.id, 2000, 'pending');
    await settle();
    await scene.app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await settle();
    scene.app.clock.advance({ minutes: 20 });
    await settle();
    expect(await linesOf(invoice.number)).toEqual([]);
    scene.stripe.settleRefunds(invoice.id, 'succeeded');
    scene.app.clock.advance({ days: 2 });
    await scene.app.app.jobs.runDue((kind) => kind === 'invoices.read-refunds-of-deleted');
    expect((await linesOf(invoice.number)).map(([state, , total]) => [state, total])).toEqual([
      ['rimborso', '-20,00'],
    ]);
  });

  it('is booked when it is given after its account was deleted, at once by the event', async () => {
    const { ada, invoice } = await buy();
    await scene.app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    scene.app.clock.advance({ hours: 1 });
    await settle();
    scene.stripe.refund(invoice.id);
    await settle();
    expect((await linesOf(invoice.number)).map(([state, , total]) => [state, total])).toEqual([
      ['rimborso', '-59,00'],
    ]);
  });

  it('and fails later is corrected once: by mail, in the list, and by a line of that day', async () => {
    const { ada, invoice } = await buy();
    scene.stripe.refund(invoice.id, 2000);
    await settle();
    const [booked] = await linesOf(invoice.number);
    scene.app.clock.advance({ days: 3 });
    scene.stripe.settleRefunds(invoice.id, 'failed');
    for (let reading = 0; reading < 2; reading += 1) {
      await settle();
      scene.stripe.settleRefunds(invoice.id, 'failed');
    }
    const mails = await readMails(scene.app, ada);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Rimborso di 20,00 €',
      'Rimborso di 20,00 € non riuscito',
    ]);
    expect(mails[1]?.text).toContain('di cui ti avevamo scritto, non è arrivato sulla tua carta');
    const [refund] = (await findInvoice(scene.app, await scene.app.renew(ada))).refunds ?? [];
    expect(refund?.refundedCents).toBe(2000);
    const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeZone: 'Europe/Rome' });
    expect(day.format(new Date(refund?.failedAt ?? 0))).toBe(day.format(scene.app.clock.now()));
    const [first, second] = await linesOf(invoice.number);
    expect(first).toEqual(booked);
    expect([second?.[0], second?.[2], second?.[3]]).toEqual(['rimborso non riuscito', '20,00', '20,00']);
  });
});
