import { api } from '@citato/contract';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';
import { users } from '../users/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { APP_URL: 'https://app.citato.example' } });
});
afterAll(() => app.stop());

const giulia = { firstName: 'Giulia', lastName: 'Ferri', password: 'Ponteverde1' };

async function mailsTo(to: string) {
  await app.settleJobs();
  return listMailbox(app.ctx, { to });
}

async function verifyNewest(email: string, cookies: Record<string, string>) {
  await app.settleJobs();
  const token = await findMailedToken({ app: app.app, to: email });
  return app.call(api.verifyEmail, { body: { token }, cookies });
}

describe('registering', () => {
  it('answers with a message, marks the browser and mails a link to our own address', async () => {
    const email = 'nuova@ponteverde.example';
    const answer = await app.call(api.registerAccount, {
      body: { ...giulia, email },
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Ti abbiamo inviato un’email: apri il link per verificare il tuo indirizzo.',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-citato_registration=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Verifica il tuo indirizzo email');
    expect(mail?.text).toContain('Ciao Giulia,');
    expect(mail?.links).toHaveLength(1);
    expect(mail?.links[0]).toMatch(
      /^https:\/\/app\.citato\.example\/verify-email\?token=[\w-]{43}&email=nuova%40ponteverde\.example$/,
    );
  });

  it('stores the address in lower case and of token, nonce and password only hashes', async () => {
    const email = 'Mario.Rossi@PonteVerde.example';
    const { cookies } = await app.call(api.registerAccount, { body: { ...giulia, email } });
    await app.settleJobs();
    const token = await findMailedToken({ app: app.app, to: email });
    const [row] = await app.ctx.db.select().from(users).where(eq(users.email, email.toLowerCase()));
    const stored = JSON.stringify(row);
    expect(row).toMatchObject({ email: 'mario.rossi@ponteverde.example', emailVerified: false });
    for (const secret of [token, giulia.password, ...Object.values(cookies)])
      expect(stored).not.toContain(secret);
  });

  it('carries a paid plan into the link, and grants nothing', async () => {
    const email = 'piano@ponteverde.example';
    await app.call(api.registerAccount, { body: { ...giulia, email, plan: 'guru' } });
    const [mail] = await mailsTo(email);
    expect(new URL(mail?.links[0] ?? '').searchParams.get('plan')).toBe('guru');
    const { rows } = await app.ctx.db.execute(
      sql`select e.plan_id from entitlements e join users u on u.id = e.user_id where u.email = ${email}`,
    );
    expect(rows).toEqual([{ plan_id: 'free' }]);
  });

  it('does without names', async () => {
    const email = 'anonima@ponteverde.example';
    await app.call(api.registerAccount, { body: { email, password: giulia.password } });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Ciao,');
  });

  it('twenty times at once makes one account, whose newest link alone works', async () => {
    const email = 'insieme@ponteverde.example';
    const spellings = [email, email.toUpperCase(), 'Insieme@Ponteverde.Example', ` ${email} `];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.call(api.registerAccount, { body: { ...giulia, email: spellings[index % 4] ?? email } }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    const [accounts] = await app.ctx.db.select({ n: count() }).from(users).where(eq(users.email, email));
    expect(accounts?.n).toBe(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(20);
    const outcomes = [];
    for (const { links } of mails) {
      const token = new URL(links[0] ?? '').searchParams.get('token') ?? '';
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url: api.verifyEmail.path,
        payload: { token, newPassword: giulia.password },
      });
      outcomes.push(statusCode);
    }
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 400)).toHaveLength(19);
  });
});

describe('registering an address that is already known', () => {
  it('answers byte for byte as for a new one and tells only the owner, by mail', async () => {
    const email = 'titolare@ponteverde.example';
    await app.register({ email, password: 'Melograno-2026' });
    app.clock.advance({ minutes: 1 });
    const raw = (address: string) =>
      app.server.inject({
        method: 'POST',
        url: api.registerAccount.path,
        payload: { ...giulia, email: address, password: 'Altra-Password-1' },
      });
    const [known, unknown] = [await raw(email), await raw('sconosciuta@ponteverde.example')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const shapeOf = (answer: typeof known) => [
      Object.keys(answer.headers).sort(),
      answer.cookies.map(({ name, value }) => [name, value.length]),
    ];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));

    const [newest] = await mailsTo(email);
    expect(newest?.subject).toBe('Hai già un account Citato');
    expect(newest?.links).toEqual(['https://app.citato.example/login']);
    expect(newest?.text).not.toContain('Giulia');
    await app.signIn({ email, password: 'Melograno-2026' });
    const refused = await app.callRefused(api.signIn, { body: { email, password: 'Altra-Password-1' } });
    expect(refused.body.code).toBe('accounts.invalid_credentials');
  });

  it('replaces one that was never verified: old link and old password are void', async () => {
    const email = 'contesa@ponteverde.example';
    await app.call(api.registerAccount, { body: { ...giulia, email, password: 'Prima-Arrivata-1' } });
    await app.settleJobs();
    const oldToken = await findMailedToken({ app: app.app, to: email });
    app.clock.advance({ minutes: 5 });
    const { cookies } = await app.call(api.registerAccount, {
      body: { ...giulia, email, password: 'Seconda-Arrivata-2' },
    });

    const refused = await app.callRefused(api.verifyEmail, { body: { token: oldToken } });
    expect(refused.body.code).toBe('accounts.invalid_token');
    await verifyNewest(email, cookies);
    const wrong = await app.callRefused(api.signIn, { body: { email, password: 'Prima-Arrivata-1' } });
    expect(wrong.status).toBe(401);
    await app.signIn({ email, password: 'Seconda-Arrivata-2' });
  });
});

describe('a password for a new account', () => {
  const register = (password: string) =>
    app.callRefused(api.registerAccount, {
      body: { ...giulia, email: 'rifiutata@ponteverde.example', password },
    });

  it.each([
    ['Abcde12', 'La password deve essere di almeno 8 caratteri'],
    [`Aa1${'x'.repeat(98)}`, 'La password può avere al massimo 100 caratteri'],
    ['ponteverde1', 'La password deve contenere almeno una lettera maiuscola'],
    ['PONTEVERDE1', 'La password deve contenere almeno una lettera minuscola'],
    ['Ponteverdee', 'La password deve contenere almeno un numero'],
    ['        ', 'La password deve contenere almeno una lettera maiuscola'],
    ['Ponte\0verde1', 'La password contiene caratteri non ammessi'],
    ['Ponte\uD800verde1', 'La password contiene caratteri non ammessi'],
    ['Password1', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
    ['JUVENTUs1', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
    ['Qwerty123', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
    ['Iloveyou1', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
  ])('%j is refused with its reason', async (password, message) => {
    const { status, body } = await register(password);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
    expect(body.fields?.['password']).toBe(message);
  });

  it.each([
    ['of exactly eight characters', 'Abcdx1yz'],
    ['of exactly a hundred characters', `Aa1${'x'.repeat(97)}`],
    ['with spaces around and inside', '  Ponte verde 1  '],
    ['with emoji', 'Ponteverde1😀🎉'],
    ['with accents only as capital and small letter', 'ÈÈÈèèè12'],
  ])('%s is taken and works as it was typed', async (name, password) => {
    const email = `${String(password.length)}${name.length}@password.example`;
    const { cookies } = await app.call(api.registerAccount, { body: { ...giulia, email, password } });
    await verifyNewest(email, cookies);
    await app.signIn({ email, password });
    const trimmed = password.trim();
    if (trimmed !== password) {
      expect((await app.callRefused(api.signIn, { body: { email, password: trimmed } })).status).toBe(401);
    }
  });
});

describe('a registration with more than its fields', () => {
  it('changes nothing but its fields', async () => {
    const email = 'furba@ponteverde.example';
    const extra = {
      planId: 'business',
      subscriptionStatus: 'active',
      customMaxPrompts: 500,
      emailVerified: true,
      isAdmin: true,
      userId: '00000000-0000-4000-8000-000000000000',
      id: '00000000-0000-4000-8000-000000000000',
      stripeCustomerId: 'cus_1',
      createdAt: '2000-01-01T00:00:00Z',
    };
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: api.registerAccount.path,
      payload: { ...giulia, email, ...extra },
    });
    expect(statusCode).toBe(201);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ emailVerified: false, createdAt: app.clock.now() });
    expect(row?.id).not.toBe(extra.id);
    const { rows } = await app.ctx.db.execute(sql`select * from entitlements where user_id = ${row?.id}`);
    expect(rows).toMatchObject([{ plan_id: 'free', custom_max_prompts: null }]);
    expect((await app.ctx.db.execute(sql`select 1 from subscriptions`)).rows).toEqual([]);
  });
});
