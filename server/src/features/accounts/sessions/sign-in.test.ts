import { api } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserId, toId } from '#lib/ids';
import { TEST_PASSWORD, startTestApp, type TestApp } from '#test/start-test-app';
import { auditLog } from '../../../platform/audit/tables.ts';
import { users } from '../users/tables.ts';
import { sessions } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: ' Capo@Esempio.it , altra@esempio.it' } });
});
afterAll(() => app.stop());

const me = (accessToken: string) =>
  app.server.inject({ url: api.getOwnProfile.path, headers: { authorization: `Bearer ${accessToken}` } });

/** Every key of an answer, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe('signing in', () => {
  it('gives an access token in the answer and a refresh token in an HttpOnly cookie only', async () => {
    const ada = await app.openAccount();
    const answer = await app.call(api.signIn, { body: { email: ada.email, password: TEST_PASSWORD } });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^citato_refresh=[0-9a-f-]{36}\.1\.[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(answer.body)).not.toContain(answer.cookies['citato_refresh']);
    expect((await app.call(api.getOwnProfile, { as: answer.body })).body).toEqual(answer.body.user);
  });

  it('shows nothing secret of the account', async () => {
    const ada = await app.openAccount();
    const login = await app.call(api.signIn, { body: { email: ada.email, password: TEST_PASSWORD } });
    const { body } = await app.call(api.getOwnProfile, { as: login.body });
    const raw = await me(login.body.accessToken);
    expect(keysOf(raw.json())).toEqual(keysOf(body));
    const forbidden = keysOf([login.body.user, raw.json()]).filter((key) =>
      /hash|token|secret|nonce|stripe/i.test(key),
    );
    expect(forbidden).toEqual([]);
  });

  it('that is refused is kept in the log: of an account by its id, of an unknown address without a name', async () => {
    const ada = await app.openAccount();
    const since = await app.ctx.db.select().from(auditLog);
    for (const email of [ada.email, 'nessuno@esempio.it'])
      await app.callRefused(api.signIn, { body: { email, password: 'Sbagliata-1' } });
    const events = (await app.ctx.db.select().from(auditLog)).slice(since.length);
    expect(events.map(({ kind, userId, subject }) => [kind, userId, subject])).toEqual([
      ['sign_in_failed', ada.user.id, null],
      ['sign_in_failed', null, null],
    ]);
  });

  it('works whatever the case of the address', async () => {
    const { email } = await app.openAccount({ email: 'Maiuscola@Esempio.it' });
    const { user } = await app.signIn({ email: 'mAIUSCOLA@eSEMPIO.IT' });
    expect([email, user.email]).toEqual(['Maiuscola@Esempio.it', 'maiuscola@esempio.it']);
  });

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const ada = await app.openAccount();
    const attempt = (email: string) =>
      app.server.inject({
        method: 'POST',
        url: api.signIn.path,
        payload: { email, password: 'Sbagliata-1' },
      });
    const [wrong, unknown] = [await attempt(ada.email), await attempt('nessuno@esempio.it')];
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.json()).toEqual({
      message: 'Email o password non corretti.',
      code: 'accounts.invalid_credentials',
    });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('waits for the address to be verified, and says so only to who knows the password', async () => {
    const email = 'attesa@esempio.it';
    await app.call(api.registerAccount, { body: { email, password: TEST_PASSWORD } });
    const right = await app.callRefused(api.signIn, { body: { email, password: TEST_PASSWORD } });
    expect(right.status).toBe(403);
    expect(right.body).toEqual({
      message: 'Verifica prima il tuo indirizzo email',
      code: 'accounts.email_not_verified',
    });
    expect(right.headers['set-cookie']).toBeUndefined();
    const wrong = await app.callRefused(api.signIn, { body: { email, password: 'Sbagliata-1' } });
    expect(wrong.body.code).toBe('accounts.invalid_credentials');
  });

  it.each([
    [{ email: 'non-un-indirizzo', password: 'x' }, 'email', 'Inserisci un indirizzo email valido'],
    [{ email: 'a@b.it\r\nBcc: x@y.it', password: 'x' }, 'email', 'Inserisci un indirizzo email valido'],
    [{ email: 'аda@esempio.it', password: 'x' }, 'email', 'Inserisci un indirizzo email valido'],
    [{ email: 'a@b.it', password: '' }, 'password', 'La password è obbligatoria'],
    [{ email: 'a@b.it' }, 'password', 'La password è obbligatoria'],
    [{ email: ['a@b.it'], password: 'x' }, 'email', 'Inserisci un indirizzo email valido'],
  ])('refuses %j in Italian', async (payload, field, message) => {
    const answer = await app.server.inject({ method: 'POST', url: api.signIn.path, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields: { [field]: message } });
  });

  it('ends the sign-in this browser had before', async () => {
    const [ada, other] = [await app.openAccount(), await app.openAccount()];
    const { status } = await app.call(api.signIn, {
      body: { email: other.email, password: TEST_PASSWORD },
      cookies: ada.cookies,
    });
    expect(status).toBe(200);
    expect((await me(ada.accessToken)).statusCode).toBe(401);
    expect((await app.callRefused(api.refreshSession, { cookies: ada.cookies })).status).toBe(401);
  });
});

describe('administrators', () => {
  it('are those whose verified address is listed, read at every request', async () => {
    const [admin, ada] = [await app.openAccount({ email: 'CAPO@esempio.it' }), await app.openAccount()];
    expect((await app.call(api.getOwnProfile, { as: admin })).body.isAdmin).toBe(true);
    expect((await app.call(api.getOwnProfile, { as: ada })).body.isAdmin).toBe(false);
    await app.ctx.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.id, toId<UserId>(admin.user.id)));
    expect((await app.call(api.getOwnProfile, { as: admin })).body.isAdmin).toBe(false);
  });
});

describe('signing out', () => {
  it('ends this device at once and leaves the others alone', async () => {
    const phone = await app.openAccount();
    const laptop = await app.signIn({ email: phone.email });
    const { status, headers } = await app.call(api.signOut, { cookies: phone.cookies });
    expect(status).toBe(204);
    expect(String(headers['set-cookie'])).toMatch(/^citato_refresh=; Max-Age=0; Path=\/;/);
    expect((await me(phone.accessToken)).statusCode).toBe(401);
    expect((await app.callRefused(api.refreshSession, { cookies: phone.cookies })).body).toEqual({
      message: 'La sessione è scaduta. Accedi di nuovo.',
      code: 'accounts.unauthenticated',
    });
    expect((await me(laptop.accessToken)).statusCode).toBe(200);
    await app.call(api.refreshSession, { cookies: laptop.cookies });
  });

  it.each([{}, { citato_refresh: '' }, { citato_refresh: 'x'.repeat(5000) }])(
    'succeeds without a valid cookie: %#',
    async (cookies: Record<string, string>) => {
      expect((await app.call(api.signOut, { cookies })).status).toBe(204);
    },
  );
});

describe('a request without a live session', () => {
  it.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['alg none', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
    ['eight thousand letters', { authorization: `Bearer ${'x'.repeat(8000)}` }],
  ])('is answered 401 in Italian: %s', async (_, headers: Record<string, string>) => {
    const answer = await app.server.inject({ url: api.getOwnProfile.path, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'La sessione è scaduta. Accedi di nuovo.',
      code: 'accounts.unauthenticated',
    });
  });

  it('is refused when a refresh token stands in for the access token', async () => {
    const ada = await app.openAccount();
    expect((await me(ada.cookies['citato_refresh'] ?? '')).statusCode).toBe(401);
  });

  it('is refused once the access token has run out, and works again after a refresh', async () => {
    const ada = await app.openAccount();
    app.clock.advance({ minutes: 15 });
    expect((await me(ada.accessToken)).statusCode).toBe(401);
    const { body } = await app.call(api.refreshSession, { cookies: ada.cookies });
    expect((await me(body.accessToken)).statusCode).toBe(200);
  });

  it('is refused as soon as the session or the account is gone', async () => {
    const [ada, eva] = [await app.openAccount(), await app.openAccount()];
    await app.ctx.db.delete(sessions).where(eq(sessions.userId, toId<UserId>(ada.user.id)));
    await app.ctx.db.delete(users).where(eq(users.id, toId<UserId>(eva.user.id)));
    expect((await me(ada.accessToken)).statusCode).toBe(401);
    expect((await me(eva.accessToken)).statusCode).toBe(401);
  });
});
