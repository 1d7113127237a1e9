import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, tellPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';

let app: TestApp;
let boss: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'capo@esempio.it' } });
  boss = await app.openAccount({ email: 'capo@esempio.it' });
});
afterAll(() => app.stop());

const invoicesOf = async (as: SignedInUser) =>
  (await app.call(api.listInvoices, { as, query: {} })).body.invoices;

async function dispute(invoiceId: string, status: 'needs_response' | 'under_review' | 'won' | 'lost') {
  await app.call(api.disputeSandboxInvoice, { as: boss, params: { invoiceId }, body: { status } });
  await app.settleJobs();
}

async function openPaidAccount() {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  await app.settleJobs();
  const [invoice] = await invoicesOf(ada);
  return { ada, invoiceId: invoice?.id ?? '' };
}

async function readFile(): Promise<string[]> {
  const day = app.clock.now().toISOString().slice(0, 10);
  const answer = await app.server.inject({
    url: `${api.exportInvoices.path}?startDate=${day}&endDate=${day}`,
    headers: { authorization: `Bearer ${boss.accessToken}` },
  });
  return answer.body.split('\r\n').filter((line) => line.includes('contestazione'));
}

const findingsOf = async () =>
  (await app.call(api.getHealth, { as: boss })).body.findings.map(({ code }) => code);

describe('a payment its holder disputes', () => {
  it('is shown where it is invoiced and to the administrator, with an alarm until it is answered', async () => {
    const { ada, invoiceId } = await openPaidAccount();
    expect(await findingsOf()).not.toContain('dispute_open');
    await dispute(invoiceId, 'needs_response');
    expect((await invoicesOf(ada))[0]).toMatchObject({
      status: 'paid',
      disputes: [{ amountCents: 5900, status: 'open', decidedAt: null }],
    });
    const { corrections } = (await app.call(api.listPaymentCorrections, { as: boss })).body;
    expect(corrections[0]).toMatchObject({ kind: 'dispute', status: 'needs_response', amountCents: 5900 });
    const { body: health } = await app.call(api.getHealth, { as: boss });
    expect(health.payments.disputes).toEqual({ open: 1, dueBy: corrections[0]?.dueBy });
    expect(await findingsOf()).toContain('dispute_open');
    await dispute(invoiceId, 'under_review');
    expect(await findingsOf()).not.toContain('dispute_open');
  });

  it('once lost leaves plan and document, and the accountant finds what was fetched back, once', async () => {
    const { ada, invoiceId } = await openPaidAccount();
    const before = await readFile();
    await dispute(invoiceId, 'needs_response');
    expect(await readFile()).toEqual(before);
    await dispute(invoiceId, 'lost');
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
    expect((await invoicesOf(ada))[0]).toMatchObject({
      status: 'paid',
      refunds: [],
      disputes: [{ status: 'lost', decidedAt: app.clock.now().toISOString() }],
    });
    const lines = (await readFile()).filter((line) => !before.includes(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"?0,00"?;"?0,00"?;"?0,00"?;.*contestazione persa;.*;"?-59,00"?;/);
  });

  it('once won is no line of the accountant’s', async () => {
    const { ada, invoiceId } = await openPaidAccount();
    const before = await readFile();
    await dispute(invoiceId, 'needs_response');
    await dispute(invoiceId, 'won');
    expect((await invoicesOf(ada))[0]?.disputes).toMatchObject([{ status: 'won' }]);
    expect(await readFile()).toEqual(before);
  });

  it('is booked where its account is gone', async () => {
    const { ada, invoiceId } = await openPaidAccount();
    await app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await app.settleJobs();
    await dispute(invoiceId, 'needs_response');
    const { rows } = await app.ctx.db.execute(
      sql`select status from invoice_disputes where invoice_id = ${invoiceId}`,
    );
    expect(rows).toEqual([{ status: 'needs_response' }]);
  });

  it('can be made on the sandbox alone, in the order things happen', async () => {
    const { invoiceId } = await openPaidAccount();
    const call = { as: boss, params: { invoiceId }, body: { status: 'lost' } } as const;
    expect((await app.callRefused(api.disputeSandboxInvoice, call)).body.fields).toHaveProperty('status');
    const unknown = { ...call, params: { invoiceId: 'in_0' } };
    expect((await app.callRefused(api.disputeSandboxInvoice, unknown)).status).toBe(404);
  });
});
