import { api } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';
import { sessions } from '../sessions/tables.ts';
import { users } from '../users/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const CHOSEN = 'Scelta-Aprendo-1';

let people = 0;
/** A registered browser whose mail has arrived: its cookies and the token of its link. */
async function registerBrowser() {
  people += 1;
  const email = `verifica-${String(people)}@esempio.it`;
  const body = { email, password: 'Prova-Citato-2026', firstName: 'Ada', lastName: 'Bianchi' };
  const { cookies } = await app.call(api.registerAccount, { body });
  await app.settleJobs();
  return { email, cookies, token: await findMailedToken({ app: app.app, to: email }) };
}

const sessionsOf = async (email: string) =>
  app.ctx.db
    .select({ sid: sessions.sid })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));

describe('opening the link of the verification mail', () => {
  it('signs in the browser that registered', async () => {
    const { email, cookies, token } = await registerBrowser();
    const answer = await app.call(api.verifyEmail, { body: { token }, cookies });
    expect(answer.body).toMatchObject({
      message: 'Email verificata',
      user: { email, emailVerified: true, isAdmin: false, planId: 'free' },
    });
    const { body: me } = await app.call(api.getOwnProfile, {
      as: { accessToken: answer.body.accessToken ?? '' },
    });
    expect(me).toEqual(answer.body.user);
    expect(answer.cookies['citato_refresh']).toBeDefined();
    expect(answer.cookies['citato_registration']).toBe('');
    await app.call(api.refreshSession, { cookies: answer.cookies });
  });

  it('in a browser that registered somebody else signs nobody in and asks for a password', async () => {
    const [first, second] = [await registerBrowser(), await registerBrowser()];
    const asked = await app.call(api.verifyEmail, { body: { token: first.token }, cookies: second.cookies });
    // No error status: it is the normal case for a reader who opens the mail in another browser.
    expect([asked.status, asked.body]).toEqual([200, { passwordNeeded: true }]);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(first.email)).toEqual([]);
  });

  it('in a browser signed in as somebody else leaves that sign-in as it is', async () => {
    const other = await app.register();
    const { email, token } = await registerBrowser();
    const answer = await app.call(api.verifyEmail, {
      body: { token, newPassword: CHOSEN },
      cookies: other.cookies,
      as: other,
    });
    expect(answer.body).toEqual({ message: 'Email verificata. Ora puoi accedere.' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await app.call(api.getOwnProfile, { as: other })).body.email).toBe(other.email);
    const refreshed = await app.call(api.refreshSession, { cookies: other.cookies });
    expect((await app.call(api.getOwnProfile, { as: refreshed.body })).body.email).toBe(other.email);
    expect((await app.signIn({ email, password: CHOSEN })).user.emailVerified).toBe(true);
  });

  it('a second time says so and opens no session, even in the registering browser', async () => {
    const { email, cookies, token } = await registerBrowser();
    await app.call(api.verifyEmail, { body: { token, newPassword: CHOSEN } });
    const again = await app.call(api.verifyEmail, { body: { token }, cookies });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ message: 'Email già verificata' });
    app.clock.advance({ hours: 25 });
    expect((await app.call(api.verifyEmail, { body: { token }, cookies })).body).toEqual(again.body);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('twenty times at once takes effect once', async () => {
    const { email, cookies, token } = await registerBrowser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(api.verifyEmail, { body: { token }, cookies })),
    );
    expect(answers.filter(({ body }) => body.accessToken !== undefined)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'Email già verificata')).toHaveLength(19);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('works until the twenty-fourth hour ends, and not after', async () => {
    const [inTime, tooLate] = [await registerBrowser(), await registerBrowser()];
    app.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    const open = (token: string) => ({ body: { token, newPassword: CHOSEN } });
    expect((await app.call(api.verifyEmail, open(inTime.token))).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    const { status, body } = await app.callRefused(api.verifyEmail, open(tooLate.token));
    expect([status, body.code]).toEqual([400, 'accounts.invalid_token']);
    expect(body.message).toBe('Il link non è valido o è scaduto. Richiedine uno nuovo.');
    const login = await app.callRefused(api.signIn, {
      body: { email: tooLate.email, password: 'Prova-Citato-2026' },
    });
    expect(login.body.code).toBe('accounts.email_not_verified');
  });

  it.each([
    ['that is missing', '', 'Token richiesto'],
    ['that was never given out', 'A'.repeat(43), 'Il link non è valido o è scaduto. Richiedine uno nuovo.'],
    ['with letters no database can store', 'a\0b', 'Il link non è valido o è scaduto. Richiedine uno nuovo.'],
    ['of eight thousand letters', 'x'.repeat(8192), 'Token non valido'],
  ])('with a token %s is refused in Italian', async (_, token, message) => {
    const { status, body } = await app.callRefused(api.verifyEmail, { body: { token } });
    expect([status, body.message]).toEqual([400, message]);
  });
});
