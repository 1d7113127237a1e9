import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createMonitoringFeature } from '#features/monitoring';
import { type AccountId, type UserId, toId } from '#lib/ids';
import { createRateLimits } from '#platform/limits';
import { createCompany } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { exportData } from './export-data.ts';

/** What this test looks into; the rest of the file is kept as it is. */
const exported = z.looseObject({
  emails: z.array(z.looseObject({ kind: z.string(), events: z.array(z.looseObject({ kind: z.string() })) })),
  engineCalls: z.array(z.looseObject({})),
  answers: z.array(z.looseObject({ answer: z.string() })),
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.stop());

/** An account with rows in every table that can hold some. */
async function busyAccount(companyName: string): Promise<SignedInUser> {
  const person = await app.register();
  await app.signIn({ email: person.email });
  await createCompany(app, person, { name: companyName });
  await app.settleJobs();
  const ticket = { subject: `Domanda di ${companyName}`, message: 'Quando arrivano i prossimi risultati?' };
  await app.call(api.createSupportTicket, { as: person, body: ticket });
  await app.call(api.requestPasswordReset, { body: { email: person.email } });
  await app.settleJobs();
  await app.ctx.db.execute(sql`
    insert into email_events (email_id, kind, report_id, created_at)
    select id, 'opened', 'pixel', created_at from emails where user_id = ${person.user.id}`);
  await app.ctx.db.execute(sql`
    insert into subscriptions (user_id, provider, customer_id, subscription_id, status)
    values (${person.user.id}, 'sandbox', ${`customer ${person.email}`}, ${`subscription ${person.email}`}, 'active')`);
  return person;
}

const download = ({ accessToken }: SignedInUser) =>
  app.server.inject({ url: api.exportData.path, headers: { authorization: `Bearer ${accessToken}` } });
const remove = ({ accessToken }: SignedInUser, password: string) =>
  app.server.inject({
    method: 'DELETE',
    url: api.deleteAccount.path,
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { password },
  });

/** Every row of every table in which one of the words occurs. */
async function findRowsNaming(words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${name} t where row_to_json(t)::text ilike any ($1)`,
        [words.map((word) => `%${word}%`)],
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

describe('the export of one’s data', () => {
  it('holds all that is stored of the account, nothing secret and nothing of anybody else', async () => {
    const [ada, eva] = [await busyAccount('Forno Bianchi'), await busyAccount('Studio Verdi')];
    const answer = await download(ada);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="citato-dati-2026-03-02.json"');
    const data = exported.parse(answer.json());
    expect(data).toMatchObject({
      account: { id: ada.user.id, email: ada.email },
      devices: [{}, {}],
      securityEvents: [{ kind: 'signed_in' }, { kind: 'signed_in' }],
      supportTickets: [{ subject: 'Domanda di Forno Bianchi' }],
      usage: { analysesUsed: 1 },
      entitlement: { planId: 'free', customMaxPrompts: null },
      subscriptions: [{ provider: 'sandbox', customerId: `customer ${ada.email}`, status: 'active' }],
      companies: [{ name: 'Forno Bianchi', prompts: [{ text: 'Qual è il miglior hosting?' }] }],
    });
    expect(data.emails.map(({ kind }) => kind)).toContain('verify-address');
    expect(data.emails.flatMap(({ events }) => events).map(({ kind }) => kind)).toContain('opened');
    expect(data.engineCalls).toHaveLength(data.answers.length);
    expect(data.engineCalls[0]).toMatchObject({ purpose: 'answer', status: 'ok', engine: 'demo' });
    expect(data.answers.length).toBeGreaterThan(0);
    expect(data.answers.every(({ answer: text }) => text.length > 0)).toBe(true);
    expect(answer.body).not.toMatch(/hash|nonce|tokenHash|"token"/i);
    for (const foreign of [eva.user.id, eva.email, 'Studio Verdi'])
      expect(answer.body).not.toContain(foreign);
  });

  it('holds archived companies and prompts, too, with their answers', async () => {
    const eva = await busyAccount('Vecchia Officina');
    const { rows } = await app.ctx.db.execute<{ id: string }>(
      sql`update companies set archived_at = '2026-03-02T10:00:00Z' where name = 'Vecchia Officina' returning id`,
    );
    await app.ctx.db.execute(
      sql`update prompts set archived_at = '2026-03-02T10:00:00Z' where company_id = ${rows[0]?.id}`,
    );
    const data = exported.parse((await download(eva)).json());
    expect(data).toMatchObject({
      companies: [
        {
          name: 'Vecchia Officina',
          archivedAt: '2026-03-02T10:00:00.000Z',
          prompts: [{ text: 'Qual è il miglior hosting?', archivedAt: '2026-03-02T10:00:00.000Z' }],
        },
      ],
      analyses: [{ trigger: 'first', status: 'finished' }],
    });
    expect(data.answers.length).toBeGreaterThan(0);
  });

  it('can be asked for once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ada = await app.register();
    expect((await download(ada)).statusCode).toBe(200);
    const second = await download(ada);
    expect([second.statusCode, second.json()]).toMatchObject([
      429,
      {
        code: 'privacy.export_too_soon',
        message: 'Hai già scaricato i tuoi dati da meno di un’ora. Potrai scaricarli di nuovo tra un’ora.',
      },
    ]);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await download(ada)).statusCode).toBe(200);
    vi.useRealTimers();
  });

  it('goes on when a prompt is deleted while it is written', async () => {
    const leo = await busyAccount('Caffè Neri');
    const { body } = await app.call(api.listCompanies, { as: leo });
    const policy = { answersPerAnalysis: 1 };
    const monitoring = createMonitoringFeature({ ...app.ctx, engines: [], policy });
    const pieces = await exportData(
      { ...app.ctx, limits: createRateLimits({ db: app.ctx.db, scale: 1000 }), sources: [monitoring] },
      { userId: toId<UserId>(leo.user.id), accountId: toId<AccountId>(leo.user.id), role: 'owner' },
    );
    const promptId = body.companies[0]?.prompts[0]?.id ?? '';
    await app.call(api.deletePrompt, { as: leo, params: { promptId } });
    const written: string[] = [];
    for await (const piece of pieces) written.push(piece);
    const data: unknown = JSON.parse(written.join(''));
    expect(data).toMatchObject({ companies: [{ name: 'Caffè Neri' }], answers: [] });
  });

  it('that breaks off uses up nothing', async () => {
    const ada = await busyAccount('Salumeria Gialla');
    const baseUrl = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const fetchFile = async () => {
      const answer = await fetch(baseUrl + api.exportData.path, {
        headers: { authorization: `Bearer ${ada.accessToken}` },
      });
      return [answer.status, await answer.text()] as const;
    };
    // Checked where they are counted: each download that is begun counts.
    const countUses = async () =>
      (
        await app.ctx.db.execute(
          sql`select coalesce(sum(points), 0)::int as uses from rate_limits where key like 'data-export:%'`,
        )
      ).rows[0];
    const before = await countUses();
    await app.ctx.db.execute(sql`alter table engine_calls rename to engine_calls_away`);
    await expect(fetchFile()).rejects.toThrow();
    await app.ctx.db.execute(sql`alter table engine_calls_away rename to engine_calls`);
    await expect.poll(countUses, { timeout: 10_000 }).toEqual(before);
    expect((await fetchFile())[0]).toBe(200);
    expect((await fetchFile())[0]).toBe(429);
  });
});

describe('deleting the account', () => {
  it('leaves no row in any table that names it, and nobody else’s is touched', async () => {
    const [ada, eva] = [await busyAccount('Officina Neri'), await busyAccount('Libreria Rosa')];
    const others = (await findRowsNaming([eva.user.id, eva.email, 'Libreria Rosa'])).length;
    expect((await findRowsNaming([ada.user.id, ada.email])).length).toBeGreaterThan(10);
    expect((await remove(ada, ada.password)).statusCode).toBe(204);
    await app.settleJobs();
    expect(await findRowsNaming([ada.user.id, ada.email, 'Officina Neri'])).toEqual([]);
    expect(await findRowsNaming([eva.user.id, eva.email, 'Libreria Rosa'])).toHaveLength(others);
  });

  it('ends every session at once, and the address can be registered anew', async () => {
    const ada = await app.register();
    const phone = await app.signIn({ email: ada.email });
    expect((await remove(ada, ada.password)).statusCode).toBe(204);
    expect((await app.callRefused(api.getOwnProfile, { as: phone })).status).toBe(401);
    expect((await app.callRefused(api.refreshSession, { cookies: phone.cookies })).status).toBe(401);
    const login = { email: ada.email, password: ada.password };
    expect((await app.callRefused(api.signIn, { body: login })).body.code).toBe(
      'accounts.invalid_credentials',
    );
    await app.register({ email: ada.email });
  });

  it('needs the password', async () => {
    const ada = await app.register();
    const answer = await remove(ada, 'Sbagliata-1');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'accounts.wrong_password', fields: { password: 'La password attuale non è corretta' } },
    ]);
    expect((await app.call(api.getOwnProfile, { as: ada })).status).toBe(200);
  });
});
