import { api, type BillingInfoInput } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany } from '#test/monitoring-scene';
import { buyPlan, listInvoicesAtProvider, moveSandboxClock } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { recordInvoices } from './record-invoices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ROSSI: BillingInfoInput = {
  customerType: 'private',
  country: 'IT',
  firstName: 'Mario',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  city: 'Lecce',
  postalCode: '73100',
  fiscalCode: 'RSSMRA85T10A562S',
};

/** The texts of an account's mails of a kind, oldest first; a mail handed over keeps its text in the embedded mailbox. */
async function readMails({ user }: SignedInUser, kind: string) {
  const { rows } = await app.ctx.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from emails where user_id = ${user.id} and kind = ${kind} order by created_at, id`,
  );
  return rows.map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }));
}
const listInvoices = async (as: SignedInUser) => (await app.call(api.listInvoices, { as })).body.invoices;

describe('a payment', () => {
  it('is listed and thanked for once, however often the provider is read', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.settleJobs();
    await app.settleJobs();
    const [invoice, ...others] = await listInvoices(ada);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ status: 'paid', amountCents: 5900, taxCents: 1064, planId: 'pro' });
    const [mail, ...more] = await readMails(ada, 'payment-received');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Pagamento ricevuto: documento ${String(invoice?.number)}`);
    expect(mail?.text).toContain('piano Pro, periodo dal 2 marzo 2026 al 2 aprile 2026. Grazie!');
    expect(mail?.text).toContain('59,00 €, di cui 10,64 € di IVA.');
    expect(mail?.text).toContain('Non sappiamo ancora a chi intestare la fattura');
    expect(mail?.text).toContain('/profile?tab=billing');
  });
});

describe('a charge that fails', () => {
  it('is told once a try, with the way to another card', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', expiry: '03/26' });
    await moveSandboxClock(app, { days: 32 });
    await app.settleJobs();
    await app.settleJobs();
    const [mail, ...others] = await readMails(ada, 'payment-failed');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Pagamento non riuscito');
    expect(mail?.text).toContain('addebitare 59,00 € per il tuo piano Pro');
    expect(mail?.text).toContain('/checkout?plan=pro');
    expect((await listInvoices(ada))[0]).toMatchObject({ status: 'open' });
    expect(await readMails(ada, 'payment-received')).toHaveLength(1);

    await moveSandboxClock(app, { days: 4 });
    await app.settleJobs();
    expect(await readMails(ada, 'payment-failed')).toHaveLength(1);
    app.clock.advance({ days: 1 });
    const again = await app.renew(ada);
    await app.call(api.cancelSubscription, { as: again });
    expect(await readMails(ada, 'payment-failed')).toHaveLength(2);
  });

  it('says which plan follows when no try succeeds, and how much of what there is goes into the archive', async () => {
    const { rows } = await app.ctx.db.execute(
      sql`update plans set name = 'Gratis' where id = 'free' returning id`,
    );
    expect(rows).toHaveLength(1);
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', expiry: '04/26' });
    await app.settleJobs();
    for (const name of ['Hosting Rossi', 'Hosting Bianchi'])
      await createCompany(app, ada, { name, prompts: [`Conviene ${name}?`, `Chi batte ${name}?`] });
    await moveSandboxClock(app, { days: 32 });
    await app.settleJobs();
    await app.ctx.db.execute(sql`update plans set name = 'Free' where id = 'free'`);
    const [mail] = await readMails(ada, 'payment-failed');
    expect(mail?.text).toContain('passa al piano Gratis: fino a 1 azienda');
    expect(mail?.text).toContain('Con quello che hai oggi va in archivio: 1 azienda e 2 prompt.');
    expect(mail?.text).toContain('Torna com’era se entro 30 giorni riprendi un piano che lo contiene');
  });

  it('is not mailed where it is the first: the checkout says so', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', number: '4000 0000 0000 9995' }).catch(() => null);
    await app.settleJobs();
    expect(await readMails(ada, 'payment-failed')).toEqual([]);
    expect(await readMails(ada, 'payment-received')).toEqual([]);
  });
});

describe('a month that credit pays in part', () => {
  it('is thanked for, asked for and listed with what the card bears', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'guru' });
    await app.call(api.changePlan, { as: ada, body: { planId: 'pro' } });
    // 99 € paid for a plan of 59 €: 19 € of the first month are taken from the card.
    await moveSandboxClock(app, { days: 32 });
    await app.settleJobs();
    expect(await listInvoices(ada)).toMatchObject([
      { amountCents: 1900, dueCents: 1900, paidCents: 1900 },
      { amountCents: 9900, dueCents: 9900, paidCents: 9900 },
    ]);
  });

  it('names no more than what is taken', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'business' });
    await app.call(api.changePlan, { as: ada, body: { planId: 'pro' } });
    for (let month = 0; month < 3; month += 1) await moveSandboxClock(app, { days: 31 });
    await app.settleJobs();
    const months = await listInvoices(ada);
    expect(months.map(({ amountCents, paidCents }) => [amountCents, paidCents])).toEqual([
      [5900, 3700],
      [5900, 0],
      [-8100, 0],
      [19_900, 19_900],
    ]);
    const texts = (await readMails(ada, 'payment-received')).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts.find((text) => text.includes('37,00 €'))).toContain(
      '59,00 €, di cui 10,64 € di IVA. Il tuo credito ne ha coperti 22,00 €: ti abbiamo addebitato 37,00 €.',
    );
    const covered = texts.find(
      (text) => text.includes('Nessun addebito') || text.includes('addebitato nulla'),
    );
    expect(covered).toContain('il tuo credito ha pagato il piano Pro');
    expect(covered).not.toContain('abbiamo ricevuto il tuo pagamento');
  });

  it('that could not be charged is told with what the card still owes', async () => {
    const ada = await app.openAccount();
    const now = await app.app.adapters.payments.sandbox?.advanceClock(0);
    const expiry = now?.toISOString().replace(/^..(..)-(..).*$/, '$2/$1') ?? '';
    await buyPlan(app, ada, { planId: 'business', expiry });
    await app.call(api.changePlan, { as: ada, body: { planId: 'pro' } });
    for (let month = 0; month < 3; month += 1) await moveSandboxClock(app, { days: 31 });
    await app.settleJobs();
    expect((await listInvoices(ada))[0]).toMatchObject({ amountCents: 5900, dueCents: 3700, paidCents: 0 });
    const [mail] = await readMails(ada, 'payment-failed');
    expect(mail?.text).toContain('addebitare 37,00 € per il tuo piano Pro');
  });
});

describe('what was paid', () => {
  it('is followed by that of the next month, newest first, in pages', async () => {
    const ada = await app.openAccount();
    await app.call(api.saveBillingInfo, { as: ada, body: ROSSI });
    await buyPlan(app, ada, { planId: 'guru' });
    await moveSandboxClock(app, { days: 35 });
    await app.settleJobs();
    const [newest, oldest] = await listInvoices(ada);
    expect(Date.parse(newest?.issuedAt ?? '')).toBeGreaterThan(Date.parse(oldest?.issuedAt ?? ''));
    const mails = await readMails(ada, 'payment-received');
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toContain('Non sappiamo ancora');

    const first = (await app.call(api.listInvoices, { as: ada, query: { limit: 1 } })).body;
    expect(first.invoices.map(({ id }) => id)).toEqual([newest?.id]);
    const rest = await app.call(api.listInvoices, { as: ada, query: { cursor: first.nextCursor ?? '' } });
    expect(rest.body).toMatchObject({ invoices: [{ id: oldest?.id }], nextCursor: null });
    const lost = await app.callRefused(api.listInvoices, { as: ada, query: { cursor: 'x' } });
    expect([lost.status, lost.body.code]).toEqual([400, 'request.invalid']);
    expect(await listInvoices(await app.openAccount())).toEqual([]);
  });

  it('stays made out to whom it was, and to the first one named after it where nobody was', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.call(api.saveBillingInfo, { as: ada, body: ROSSI });
    await app.call(api.saveBillingInfo, { as: ada, body: { ...ROSSI, firstName: 'Maria' } });
    const { rows } = await app.ctx.db.execute(
      sql`select payer_name like 'Ada%' as named, bill_to->>'firstName' as first_name
        from invoices where user_id = ${ada.user.id}`,
    );
    expect(rows).toEqual([{ named: true, first_name: 'Mario' }]);
  });
});

describe('an invoice the law no longer asks for', () => {
  it('does not come back from a provider that still has it, nor is its receipt sent again', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.settleJobs();
    const [paid] = await listInvoicesAtProvider(app, ada);
    if (paid === undefined) throw new Error('Nothing was billed');
    const old = { ...paid, id: 'in_old', issuedAt: new Date('2015-12-31T22:59:59Z') };
    await withTransaction(app.ctx.db, (tx) =>
      recordInvoices({ ...app.ctx, settings: { appUrl: 'https://citato.example' } }, tx, {
        userId: toId<AccountId>(ada.user.id),
        provider: 'sandbox',
        invoices: [paid, old],
        lateInvoiceIds: [],
        planOfPrice: new Map(),
      }),
    );
    expect((await listInvoices(ada)).map(({ id }) => id)).toEqual([paid.id]);
    expect(await readMails(ada, 'payment-received')).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('leaves its invoices, which belong to nobody then, and nothing else of its billing', async () => {
    const ada = await app.openAccount();
    await app.call(api.saveBillingInfo, { as: ada, body: ROSSI });
    await buyPlan(app, ada, { planId: 'pro' });
    const [invoice] = await listInvoices(ada);
    await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
    await app.settleJobs();
    const { rows } = await app.ctx.db.execute(sql`
      select user_id, bill_to->>'fiscalCode' as code from invoices where invoice_id = ${invoice?.id ?? ''}`);
    expect(rows).toEqual([{ user_id: null, code: 'RSSMRA85T10A562S' }]);
    const left = await app.ctx.db.execute(sql`select 1 from billing_info where user_id = ${ada.user.id}`);
    expect(left.rows).toEqual([]);
  });
});
