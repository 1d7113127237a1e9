import { api } from '@citato/contract';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';
import { users } from './users/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const COMPOSED = 'Perch\u00e9-Citt\u00e0-2026';
const DECOMPOSED = COMPOSED.normalize('NFD');

const statusOfLogin = async (email: string, password: string) =>
  (await app.server.inject({ method: 'POST', url: api.signIn.path, payload: { email, password } }))
    .statusCode;

let people = 0;
async function registerWith(password: string) {
  people += 1;
  const email = `tastiera-${String(people)}@esempio.it`;
  const { cookies } = await app.call(api.registerAccount, { body: { email, password } });
  await app.settleJobs();
  const token = await findMailedToken({ app: app.app, to: email });
  return { email, cookies, token };
}

describe('a password with accents, typed once as one sign and once as two', () => {
  it.each([
    ['composed', COMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, COMPOSED],
  ])('registered %s, signs in and deletes the account in the other form', async (_, first, second) => {
    const { email, cookies, token } = await registerWith(first);
    await app.call(api.verifyEmail, { body: { token }, cookies });
    const signedIn = await app.signIn({ email, password: second });
    await app.call(api.deleteAccount, { body: { password: second }, as: signedIn });
    expect(await statusOfLogin(email, first)).toBe(401);
  });

  it('chosen at the link of the mail, at a reset or at a change, signs in in the other form', async () => {
    const { email, token } = await registerWith('Altra-Password-1');
    await app.call(api.verifyEmail, { body: { token, newPassword: DECOMPOSED } });
    const chosen = await app.signIn({ email, password: COMPOSED });

    const changed = { currentPassword: COMPOSED, newPassword: `${DECOMPOSED} 2` };
    await app.call(api.changePassword, { body: changed, as: chosen });
    expect(await statusOfLogin(email, `${COMPOSED} 2`)).toBe(200);

    app.clock.advance({ seconds: 1 });
    await app.call(api.requestPasswordReset, { body: { email } });
    await app.settleJobs();
    const resetToken = await findMailedToken({ app: app.app, to: email });
    await app.call(api.resetPassword, { body: { token: resetToken, newPassword: `${DECOMPOSED} 3` } });
    expect(await statusOfLogin(email, `${COMPOSED} 3`)).toBe(200);
  });

  it('is counted in the characters a person sees', async () => {
    const seven = 'Àèìòù1b'.normalize('NFD');
    const refused = await app.callRefused(api.registerAccount, {
      body: { email: 'sette@esempio.it', password: seven },
    });
    expect(refused.body.fields).toEqual({ password: 'La password deve essere di almeno 8 caratteri' });
    const hundred = `Aa1${'è'.repeat(97)}`.normalize('NFD');
    const { email, cookies, token } = await registerWith(hundred);
    await app.call(api.verifyEmail, { body: { token }, cookies });
    expect(await statusOfLogin(email, hundred)).toBe(200);
  });
});

it('a hash made of what was typed before goes on working, and after the first sign-in in every form', async () => {
  const ada = await app.openAccount();
  const passwordHash = await hash(DECOMPOSED, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await app.ctx.db.update(users).set({ passwordHash }).where(eq(users.email, ada.email));
  const signedIn = await app.signIn({ email: ada.email, password: DECOMPOSED });
  expect(await statusOfLogin(ada.email, COMPOSED)).toBe(200);
  const change = { currentPassword: DECOMPOSED, newPassword: 'Un’altra frase lunga' };
  await app.call(api.changePassword, { body: change, as: signedIn });
  expect(await statusOfLogin(ada.email, 'Un’altra frase lunga')).toBe(200);
});
