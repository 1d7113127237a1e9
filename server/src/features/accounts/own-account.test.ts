import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { createCompany } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const isSignedIn = async ({ accessToken }: { accessToken: string }) =>
  (
    await app.server.inject({
      url: api.getOwnProfile.path,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).statusCode === 200;
const put = (url: string, as: { accessToken: string }, payload: object) =>
  app.server.inject({ method: 'PUT', url, headers: { authorization: `Bearer ${as.accessToken}` }, payload });

describe('the personal data of an account', () => {
  it('take a new name, and nothing else however it is sent', async () => {
    const ada = await app.openAccount();
    const before = (await app.call(api.getOwnProfile, { as: ada })).body;
    const answer = await put(api.updateProfile.path, ada, {
      firstName: '  Maria\n Chiara ',
      lastName: 'D’Àngelo',
      email: 'altra@esempio.it',
      planId: 'business',
      subscriptionStatus: 'active',
      customMaxPrompts: 9999,
      emailVerified: false,
      isAdmin: true,
      stripeCustomerId: 'cus_1',
    });
    // An organisation without a name is called after its owner.
    const organisation = { ...before.organisation, ownerName: 'Maria Chiara D’Àngelo' };
    const names = { firstName: 'Maria Chiara', lastName: 'D’Àngelo' };
    expect(answer.json()).toEqual({ ...before, ...names, organisation, organisations: [organisation] });
    expect((await app.call(api.getOwnProfile, { as: ada })).body).toEqual(answer.json());
  });

  it.each([
    [{ firstName: ' ', lastName: 'B' }, 'firstName', 'Nome è richiesto'],
    [{ firstName: 'A' }, 'lastName', 'Cognome è richiesto'],
    [{ firstName: 'x'.repeat(101), lastName: 'B' }, 'firstName', 'Massimo 100 caratteri'],
  ])('refuse %j in Italian', async (payload, field, message) => {
    const answer = await put(api.updateProfile.path, await app.openAccount(), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: message } });
  });
});

describe('changing the password', () => {
  const newPassword = 'una nuova frase segreta';

  it('keeps this device, signs the others out and tells the owner by mail', async () => {
    const laptop = await app.openAccount();
    const phone = await app.signIn({ email: laptop.email });
    const body = { currentPassword: laptop.password, newPassword };
    const answer = await app.call(api.changePassword, { as: laptop, body });
    expect(answer.body).toEqual({ message: 'Password modificata' });
    expect(await isSignedIn(laptop)).toBe(true);
    await app.call(api.refreshSession, { cookies: laptop.cookies });
    expect(await isSignedIn(phone)).toBe(false);
    expect((await app.callRefused(api.refreshSession, { cookies: phone.cookies })).status).toBe(401);
    await app.signIn({ email: laptop.email, password: newPassword });
    await app.settleJobs();
    const subjects = (await listMailbox(app.ctx, { to: laptop.email })).map(({ subject }) => subject);
    expect(subjects).toContain('La tua password è stata modificata');
  });

  it('needs the current one, and changes nothing without it', async () => {
    const ada = await app.openAccount();
    const answer = await put(api.changePassword.path, ada, { currentPassword: 'Sbagliata-1', newPassword });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'accounts.wrong_password', fields: { currentPassword: 'La password attuale non è corretta' } },
    ]);
    await app.signIn({ email: ada.email });
  });

  it('voids a reset link that was asked for before', async () => {
    const ada = await app.openAccount();
    app.clock.advance({ seconds: 1 });
    await app.call(api.requestPasswordReset, { body: { email: ada.email } });
    await app.settleJobs();
    const [mail] = await listMailbox(app.ctx, { to: ada.email });
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    await app.call(api.changePassword, { as: ada, body: { currentPassword: ada.password, newPassword } });
    const reset = await app.callRefused(api.resetPassword, {
      body: { token, newPassword: 'un’altra ancora' },
    });
    expect(reset.body.code).toBe('accounts.invalid_token');
  });

  it('twice at once takes effect once', async () => {
    const ada = await app.openAccount();
    const change = (next: string) =>
      put(api.changePassword.path, ada, { currentPassword: ada.password, newPassword: next });
    const answers = await Promise.all([change('prima frase nuova'), change('seconda frase nuova')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it.each([
    ['1234567', 'La nuova password deve essere di almeno 8 caratteri'],
    ['x'.repeat(101), 'La password può avere al massimo 100 caratteri'],
    ['Password1', 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.'],
    ['Citato2026!', 'Non bastano nome, email, azienda o Citato.'],
  ])('refuses %s in Italian', async (weak, message) => {
    const ada = await app.openAccount();
    const body = { currentPassword: ada.password, newPassword: weak };
    const answer = await put(api.changePassword.path, ada, body);
    expect(answer.json()).toMatchObject({ fields: { newPassword: message } });
  });

  it('refuses the name of a company the account watches', async () => {
    const ada = await app.openAccount();
    const change = (next: string) =>
      put(api.changePassword.path, ada, { currentPassword: ada.password, newPassword: next });
    await createCompany(app, ada, { name: 'Officine Trevisan' });
    expect((await change('Trevisan-1974')).json()).toMatchObject({ code: 'accounts.guessable_password' });
    expect((await change('Montebello-1974')).statusCode).toBe(200);
  });
});
