import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';

const ADMIN = 'direzione@citato.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: ADMIN } });
});
afterAll(() => app.stop());

const VICTIM = 'Della-Vittima-1';
const ATTACKER = 'Di-Chi-Attacca-1';
const CHOSEN = 'Scelta-Aprendo-1';

type Cookies = Record<string, string>;

let people = 0;
function anAddress() {
  people += 1;
  return `contesa-${String(people)}@esempio.it`;
}

/** Registers the address in a browser of its own: its cookies come back. */
async function register({ email, password }: { email: string; password: string }): Promise<Cookies> {
  const { cookies } = await app.call(api.registerAccount, { body: { email, password, firstName: 'Ada' } });
  await app.settleJobs();
  app.clock.advance({ minutes: 1 });
  return cookies;
}

const newestToken = (email: string) => findMailedToken({ app: app.app, to: email });

async function statusOfLogin(email: string, password: string): Promise<number> {
  const login = { method: 'POST', url: api.signIn.path, payload: { email, password } } as const;
  return (await app.server.inject(login)).statusCode;
}

/** Opens a link the way a browser that did not register must: asked for a password first, then with one. */
async function openElsewhere({ email, cookies = {} }: { email: string; cookies?: Cookies }) {
  const token = await newestToken(email);
  const asked = await app.call(api.verifyEmail, { body: { token }, cookies });
  expect(asked.body).toEqual({ passwordNeeded: true });
  return app.call(api.verifyEmail, { body: { token, newPassword: CHOSEN }, cookies });
}

describe('the account of an address two have registered', () => {
  it('opens to its owner alone when the attacker came first', async () => {
    const email = anAddress();
    await register({ email, password: ATTACKER });
    const cookies = await register({ email, password: VICTIM });
    const { body } = await app.call(api.verifyEmail, { body: { token: await newestToken(email) }, cookies });
    expect(body.user?.email).toBe(email);
    expect(await statusOfLogin(email, ATTACKER)).toBe(401);
    expect(await statusOfLogin(email, VICTIM)).toBe(200);
  });

  it('opens to its owner alone when the attacker came second', async () => {
    const email = anAddress();
    const cookies = await register({ email, password: VICTIM });
    await register({ email, password: ATTACKER });
    const { body, headers } = await openElsewhere({ email, cookies });
    expect(body).toEqual({ message: 'Email verificata. Ora puoi accedere.' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await statusOfLogin(email, ATTACKER)).toBe(401);
    expect(await statusOfLogin(email, VICTIM)).toBe(401);
    expect(await statusOfLogin(email, CHOSEN)).toBe(200);
  });

  it('opens to its owner alone when the owner asks for the mail again', async () => {
    const email = anAddress();
    const cookies = await register({ email, password: VICTIM });
    await register({ email, password: ATTACKER });
    await app.call(api.resendVerification, { body: { email }, cookies });
    await app.settleJobs();
    await openElsewhere({ email, cookies });
    expect(await statusOfLogin(email, ATTACKER)).toBe(401);
    expect(await statusOfLogin(email, CHOSEN)).toBe(200);
  });
});

describe('a link opened in a browser that did not register', () => {
  it('makes whoever registered an administrator’s address no administrator', async () => {
    await register({ email: ADMIN, password: ATTACKER });
    expect(await statusOfLogin(ADMIN, ATTACKER)).toBe(403);
    await openElsewhere({ email: ADMIN });
    expect(await statusOfLogin(ADMIN, ATTACKER)).toBe(401);
    const { user } = await app.signIn({ email: ADMIN, password: CHOSEN });
    expect(user.isAdmin).toBe(true);
  });

  it('used twenty times at once takes one password', async () => {
    const email = anAddress();
    await register({ email, password: ATTACKER });
    const token = await newestToken(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `${CHOSEN}-${String(index)}`);
    const answers = await Promise.all(
      passwords.map((newPassword) => app.call(api.verifyEmail, { body: { token, newPassword } })),
    );
    const winners = passwords.filter(
      (_, index) => answers[index]?.body.message === 'Email verificata. Ora puoi accedere.',
    );
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'Email già verificata')).toHaveLength(19);
    expect(await Promise.all(winners.map((password) => statusOfLogin(email, password)))).toEqual([200]);
    expect(await statusOfLogin(email, ATTACKER)).toBe(401);
    await app.settleJobs();
    const mails = await listMailbox(app.ctx, { to: email });
    expect(mails.filter(({ subject }) => subject === 'Ti diamo il benvenuto in Citato')).toHaveLength(1);
  });

  it('is not used up by a scanner of mails, not even one that runs the page', async () => {
    const email = anAddress();
    const cookies = await register({ email, password: VICTIM });
    const token = await newestToken(email);
    const [mail] = await listMailbox(app.ctx, { to: email });
    const { pathname, search } = new URL(mail?.links[0] ?? '');
    for (const method of ['HEAD', 'GET', 'GET'] as const) {
      await app.server.inject({ method, url: `${pathname}${search}` });
    }
    await app.call(api.verifyEmail, { body: { token } });
    expect(await statusOfLogin(email, VICTIM)).toBe(403);
    const { body } = await app.call(api.verifyEmail, { body: { token }, cookies });
    expect(body.user?.email).toBe(email);
  });

  it('takes only a password a new account may have, and waits for a better one', async () => {
    const email = anAddress();
    await register({ email, password: ATTACKER });
    const token = await newestToken(email);
    for (const [newPassword, message] of [
      ['Corta-1', 'La password deve essere di almeno 8 caratteri'],
      ['solo-minuscole-1', 'La password deve contenere almeno una lettera maiuscola'],
      ['Password1', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
    ] as const) {
      const refused = await app.callRefused(api.verifyEmail, { body: { token, newPassword } });
      expect([refused.status, refused.body.fields]).toEqual([400, { newPassword: message }]);
    }
    await openElsewhere({ email });
    expect(await statusOfLogin(email, CHOSEN)).toBe(200);
  });

  it('asks nobody for a password once the address is verified, or when the link works no more', async () => {
    const email = anAddress();
    await register({ email, password: ATTACKER });
    const spent = await newestToken(email);
    await openElsewhere({ email });
    const again = await app.call(api.verifyEmail, { body: { token: spent } });
    expect([again.status, again.body]).toEqual([200, { message: 'Email già verificata' }]);
    const late = anAddress();
    await register({ email: late, password: ATTACKER });
    app.clock.advance({ hours: 24 });
    const refused = await app.callRefused(api.verifyEmail, { body: { token: await newestToken(late) } });
    expect(refused.body.code).toBe('accounts.invalid_token');
  });
});

it('a new password at the link is also the registering browser’s', async () => {
  const email = anAddress();
  const cookies = await register({ email, password: VICTIM });
  const body = { token: await newestToken(email), newPassword: CHOSEN };
  const opened = await app.call(api.verifyEmail, { body, cookies });
  expect(opened.body.user?.email).toBe(email);
  expect(await statusOfLogin(email, VICTIM)).toBe(401);
  expect(await statusOfLogin(email, CHOSEN)).toBe(200);
});
