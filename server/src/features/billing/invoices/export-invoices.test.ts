import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let boss: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'capo@esempio.it' } });
  boss = await app.openAccount({ email: 'capo@esempio.it' });
});
afterAll(() => app.stop());

const fetchFile = async (query: { startDate: string; endDate: string }) => {
  const answer = await app.server.inject({
    url: api.exportInvoices.path,
    query,
    headers: { authorization: `Bearer ${boss.accessToken}` },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
};
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

describe('the accountant’s file', () => {
  it('holds what was paid, with VAT and whom it is made out to, and notes who took it', async () => {
    const ada = await app.openAccount();
    const body = {
      customerType: 'business',
      country: 'IT',
      companyName: '=HYPERLINK("http://male.example"); Rossi',
      address: 'Via Roma 1; interno 2',
      city: 'Lecce',
      postalCode: '73100',
      vatNumber: '00743110157',
      sdiCode: 'fatture@pec.rossi.it',
    } as const;
    await app.call(api.saveBillingInfo, { as: ada, body });
    await buyPlan(app, ada, { planId: 'pro' });
    const [invoice] = (await app.call(api.listInvoices, { as: ada })).body.invoices;

    const { status, headers, text } = await fetchFile(MARCH);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="fatture-2026-03-01-2026-03-31.csv"',
    ]);
    const [head, line, end] = text.split('\r\n');
    expect(head?.startsWith('\uFEFFNumero;Data;Imponibile;IVA;Totale;')).toBe(true);
    expect(line).toBe(
      `${invoice?.number ?? ''};02/03/2026;48,36;10,64;59,00;EUR;pro;02/03/2026;02/04/2026;azienda;` +
        `"'=HYPERLINK(""http://male.example""); Rossi";"Via Roma 1; interno 2";73100;Lecce;IT;;00743110157;` +
        `fatture@pec.rossi.it;pagata;02/03/2026;59,00;sandbox;${invoice?.id ?? ''};;`,
    );
    expect(end).toBe('');
    const { rows } = await app.ctx.db.execute(
      sql`select kind, subject from audit_log where user_id = ${boss.user.id} and kind = 'invoices_exported'`,
    );
    expect(rows).toEqual([{ kind: 'invoices_exported', subject: '2026-03-01 – 2026-03-31' }]);
  });

  it('tells what came in from what credit paid', async () => {
    await app.ctx.db.execute(sql`
      insert into invoices (provider, invoice_id, status, currency, amount_cents, due_cents, paid_cents, issued_at)
      select 'sandbox', 'in_credit_' || n, 'paid', 'eur', amount, due, due, '2026-05-10T10:00:00Z'::timestamptz + n * interval '1 day'
      from (values (1, -8100, 0), (2, 5900, 0), (3, 5900, 3700), (4, 5900, null)) as month (n, amount, due)`);
    const { text } = await fetchFile({ startDate: '2026-05-01', endDate: '2026-05-31' });
    const [head = '', ...lines] = text.trimEnd().split('\r\n');
    const columns = ['Totale', 'Incassato', 'Note'].map((name) => head.split(';').indexOf(name));
    const missing = 'Dati di fatturazione mancanti';
    expect(
      lines.map((line) => columns.map((column) => line.match(/("[^"]*"|[^;]*)(;|$)/g)?.[column])),
    ).toEqual([
      ['-81,00;', '0,00;', `"${missing}; Credito per i documenti successivi";`],
      ['59,00;', '0,00;', `"${missing}; Coperto da credito del cliente: 59,00";`],
      ['59,00;', '37,00;', `"${missing}; Coperto da credito del cliente: 22,00";`],
      ['59,00;', 'n/d;', `${missing};`],
    ]);
  });

  it('counts days as they are in Rome, and is whole over many pages', async () => {
    await app.ctx.db.execute(sql`
      insert into invoices (provider, invoice_id, status, currency, amount_cents, issued_at)
      select 'sandbox', 'in_' || n, 'paid', 'eur', 5900, '2026-07-31T21:59:59Z'::timestamptz + n * interval '1 second'
      from generate_series(-1200, 1) as n`);
    const july = await fetchFile({ startDate: '2026-07-01', endDate: '2026-07-31' });
    const august = await fetchFile({ startDate: '2026-08-01', endDate: '2026-08-31' });
    expect(july.text.trimEnd().split('\r\n')).toHaveLength(1 + 1201);
    expect(august.text).toContain(';01/08/2026;');
    expect(august.text.trimEnd().split('\r\n')).toHaveLength(1 + 1);
    const none = await fetchFile({ startDate: '2025-01-01', endDate: '2025-12-31' });
    expect(none.text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('ends where moments are finer than a millisecond, and holds each row once', async () => {
    await app.ctx.db.execute(sql`
      with issued as (
        insert into invoices (provider, invoice_id, status, currency, amount_cents, issued_at)
        select 'sandbox', 'in_fine_' || n, 'paid', 'eur', 5900, '2026-09-15T10:00:00.000001Z'::timestamptz + n * interval '1 microsecond'
        from generate_series(1, 1200) as n
        returning provider, invoice_id, issued_at)
      insert into invoice_refunds (provider, refund_id, invoice_id, kind, amount_cents, refunded_cents, status, issued_at, settled_at)
      select provider, 're_' || invoice_id, invoice_id, 'refund', 100, 100, 'succeeded', issued_at, issued_at from issued`);
    const { text } = await fetchFile({ startDate: '2026-09-01', endDate: '2026-09-30' });
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(2400);
    expect(new Set(lines.flatMap((line) => /in_fine_\d+/.exec(line) ?? [])).size).toBe(1200);
  });

  it.each([
    [{ startDate: '2026-02-30', endDate: '2026-03-31' }, 'startDate'],
    [{ startDate: '0000-01-01', endDate: '2026-03-31' }, 'startDate'],
    [{ startDate: '2026-04-01', endDate: '2026-03-31' }, 'endDate'],
  ])('is refused for %o', async (query, field) => {
    const { status, body } = await app.callRefused(api.exportInvoices, { as: boss, query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is for administrators', async () => {
    const ada = await app.openAccount();
    const refused = await app.callRefused(api.exportInvoices, { as: ada, query: MARCH });
    expect([refused.status, refused.body.code]).toEqual([403, 'accounts.admin_only']);
  });
});
