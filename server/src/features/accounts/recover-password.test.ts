import { api } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';
import { users } from './users/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { APP_URL: 'https://app.citato.example' } });
});
afterAll(() => app.stop());

const NEW_PASSWORD = 'una frase lunga senza cifre';
const isSignedIn = async (accessToken: string) =>
  (
    await app.server.inject({
      url: api.getOwnProfile.path,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).statusCode === 200;

/** Asks for a new password; the token of the mail that arrives. */
async function askForToken(email: string): Promise<string> {
  app.clock.advance({ seconds: 1 });
  await app.call(api.requestPasswordReset, { body: { email }, headers: { host: 'evil.example' } });
  await app.settleJobs();
  return findMailedToken({ app: app.app, to: email });
}

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.server.inject({
    method: 'POST',
    url: api.resetPassword.path,
    payload: { token, newPassword },
  });

async function rowOf(email: string) {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`No account for ${email}`);
  return row;
}

describe('asking for a new password', () => {
  it('answers byte for byte the same for a known, an unknown and an unverified address', async () => {
    const ada = await app.openAccount();
    await app.call(api.registerAccount, {
      body: { email: 'attesa@esempio.it', password: 'Prova-Citato-2026' },
    });
    const answers = await Promise.all(
      [ada.email, 'nessuno@esempio.it', 'attesa@esempio.it'].map((email) =>
        app.server.inject({ method: 'POST', url: api.requestPasswordReset.path, payload: { email } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${String(statusCode)} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({
      message: 'Se l’email esiste, ti abbiamo inviato le istruzioni per reimpostare la password.',
    });
    await app.settleJobs();
    expect(await listMailbox(app.ctx, { to: 'nessuno@esempio.it' })).toEqual([]);
  });

  it('mails a link to our own address whatever the request says, and stores only its hash', async () => {
    const ada = await app.openAccount();
    const token = await askForToken(ada.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await listMailbox(app.ctx, { to: ada.email });
    expect(mail?.links).toEqual([`https://app.citato.example/reset-password?token=${token}`]);
    expect(JSON.stringify(await rowOf(ada.email))).not.toContain(token);
  });

  it('voids the link asked for before', async () => {
    const ada = await app.openAccount();
    const first = await askForToken(ada.email);
    const second = await askForToken(ada.email);
    expect((await reset(first)).statusCode).toBe(400);
    expect((await reset(second)).statusCode).toBe(200);
  });
});

describe('setting a new password by the mailed link', () => {
  it('signs every device out, lets only the new password in and tells the owner', async () => {
    const ada = await app.openAccount();
    const phone = await app.signIn({ email: ada.email });
    const answer = await reset(await askForToken(ada.email));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Password reimpostata. Ora puoi accedere.' },
    ]);
    expect(await isSignedIn(ada.accessToken)).toBe(false);
    expect((await app.callRefused(api.refreshSession, { cookies: phone.cookies })).status).toBe(401);
    const old = await app.callRefused(api.signIn, { body: { email: ada.email, password: ada.password } });
    expect(old.body.code).toBe('accounts.invalid_credentials');
    await app.signIn({ email: ada.email, password: NEW_PASSWORD });
    app.clock.advance({ seconds: 1 });
    await app.settleJobs();
    const subjects = (await listMailbox(app.ctx, { to: ada.email })).map(({ subject }) => subject);
    expect(subjects).toContain('La tua password è stata modificata');
  });

  it('works once, of twenty parallel tries exactly one takes effect', async () => {
    const ada = await app.openAccount();
    const token = await askForToken(ada.email);
    const tries = Array.from({ length: 20 }, (_, index) => `${NEW_PASSWORD} ${String(index)}`);
    const answers = await Promise.all(tries.map((password) => reset(token, password)));
    const winners = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
    await app.signIn({ email: ada.email, password: tries[winners[0] ?? 0] ?? '' });
  });

  it('ends with the hour', async () => {
    const ada = await app.openAccount();
    const token = await askForToken(ada.email);
    app.clock.advance({ minutes: 59, seconds: 59 });
    expect((await reset(token, 'password')).json()).toMatchObject({ code: 'accounts.common_password' });
    app.clock.advance({ seconds: 1 });
    expect((await reset(token)).json()).toMatchObject({ code: 'accounts.invalid_token' });
  });

  it('verifies the address of an account that still waited, and voids its registration', async () => {
    const email = 'prima@esempio.it';
    const { cookies } = await app.call(api.registerAccount, {
      body: { email, password: 'Prova-Citato-2026' },
    });
    await app.settleJobs();
    const verification = await findMailedToken({ app: app.app, to: email });
    expect((await reset(await askForToken(email))).statusCode).toBe(200);
    const opened = await app.call(api.verifyEmail, { body: { token: verification }, cookies });
    expect(opened.body).toEqual({ message: 'Email già verificata' });
    expect((await app.signIn({ email, password: NEW_PASSWORD })).user.emailVerified).toBe(true);
  });

  it.each([
    ['of seven characters', 'pässwö7', 'La password deve essere di almeno 8 caratteri'],
    ['of seven emoji', '😀'.repeat(7), 'La password deve essere di almeno 8 caratteri'],
    ['of 101 characters', 'x'.repeat(101), 'La password può avere al massimo 100 caratteri'],
    [
      'from a guesser’s first page',
      'PassWord123',
      'Questa password è troppo comune e facile da indovinare. Scegline un’altra.',
    ],
  ])('refuses a password %s in Italian and keeps the link', async (_, password, message) => {
    const ada = await app.openAccount();
    const token = await askForToken(ada.email);
    const answer = await reset(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fields: { newPassword: message } });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('refuses a password made of the account’s own words and keeps the link', async () => {
    const ada = await app.openAccount({ email: 'lovelace-studio@esempio.it' });
    const token = await askForToken(ada.email);
    expect((await reset(token, 'Lovelace-1815')).json()).toMatchObject({
      code: 'accounts.guessable_password',
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each([
    ['of a hundred characters', 'x è '.repeat(25)],
    ['of eight emoji', '😀🍕🚀🌊🎻🌵🦊🧭'],
    ['of a hundred emoji', '🦊'.repeat(100)],
  ])('takes a password %s whole', async (_, password) => {
    const ada = await app.openAccount();
    expect((await reset(await askForToken(ada.email), password)).statusCode).toBe(200);
    await app.signIn({ email: ada.email, password });
    const cut = await app.callRefused(api.signIn, {
      body: { email: ada.email, password: Array.from(password).slice(0, -1).join('') },
    });
    expect(cut.status).toBe(401);
  });

  it.each([
    ['missing', '', 'Token richiesto'],
    ['never given out', 'A'.repeat(43), 'Il link non è valido o è scaduto. Richiedine uno nuovo.'],
    ['of eight thousand letters', 'x'.repeat(8192), 'Token non valido'],
  ])('refuses a token that is %s', async (_, token, message) => {
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });
});

describe('looking at a reset link on arrival', () => {
  const isLive = async (token: string) => {
    const { body } = await app.call(api.checkResetToken, { body: { token } });
    return body.isLive;
  };

  it('finds a fresh one alive however often it is opened, and spends nothing', async () => {
    const ada = await app.register();
    const token = await askForToken(ada.email);
    expect([await isLive(token), await isLive(token)]).toEqual([true, true]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('finds dead what was used, replaced by a newer one, is an hour old or was never given out', async () => {
    const ada = await app.register();
    const replaced = await askForToken(ada.email);
    const used = await askForToken(ada.email);
    await reset(used);
    const aged = await askForToken(ada.email);
    app.clock.advance({ minutes: 60 });
    expect(await Promise.all([replaced, used, aged, 'A'.repeat(43)].map(isLive))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('tells nothing beside that: not whose link it is, nor why it is dead', async () => {
    const ada = await app.register();
    const token = await askForToken(ada.email);
    const inspect = (asked: string) =>
      app.server.inject({ method: 'POST', url: api.checkResetToken.path, payload: { token: asked } });
    expect((await inspect(token)).json()).toEqual({ isLive: true });
    await reset(token);
    const [used, foreign] = await Promise.all([inspect(token), inspect('B'.repeat(43))]);
    expect(used.body).toBe(foreign.body);
  });
});

describe('asking for another verification link', () => {
  it('mails a new one that voids the old one and signs in the browser that registered', async () => {
    const email = 'rinvio@esempio.it';
    const body = { email, password: 'Prova-Citato-2026', firstName: 'Rina' };
    const { cookies } = await app.call(api.registerAccount, { body });
    await app.settleJobs();
    const first = await findMailedToken({ app: app.app, to: email });
    app.clock.advance({ hours: 30 });
    await app.call(api.resendVerification, { body: { email: ' RINVIO@esempio.it ', plan: 'pro' } });
    await app.settleJobs();
    const second = await findMailedToken({ app: app.app, to: email });
    const [mail] = await listMailbox(app.ctx, { to: email });
    expect(new URL(mail?.links[0] ?? '').searchParams.get('plan')).toBe('pro');
    expect(mail?.text).toContain('Ciao Rina,');
    expect((await app.callRefused(api.verifyEmail, { body: { token: first }, cookies })).status).toBe(400);
    const opened = await app.call(api.verifyEmail, { body: { token: second }, cookies });
    expect(opened.body.user?.email).toBe(email);
  });

  it('answers the same for every address and mails nothing to a verified or unknown one', async () => {
    const ada = await app.openAccount();
    await app.settleJobs();
    const before = await listMailbox(app.ctx, { to: ada.email });
    const answers = await Promise.all(
      [ada.email, 'mai-vista@esempio.it'].map((email) =>
        app.call(api.resendVerification, { body: { email } }),
      ),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await app.settleJobs();
    expect(await listMailbox(app.ctx, { to: ada.email })).toEqual(before);
    expect(await listMailbox(app.ctx, { to: 'mai-vista@esempio.it' })).toEqual([]);
  });
});
