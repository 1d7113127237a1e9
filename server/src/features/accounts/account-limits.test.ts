import { api } from '@citato/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMailbox } from '#features/emails';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
/** A second process over the same database: limits count together. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
  other = await startTestApp({
    env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1', DATABASE_URL: app.databaseUrl },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const START = new Date('2026-03-02T09:00:00Z').getTime();
/** The limiter counts by the system's own date; every test begins a day after the last one. */
let day = 0;
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(START + day * 86_400_000);
});
afterEach(() => vi.useRealTimers());

interface Attempt {
  by?: TestApp;
  from?: string;
  forged?: string;
  cookies?: Record<string, string>;
}

/** A call as a trusted proxy passes it on: the last forwarded address is the one the proxy itself saw. */
function post(
  url: string,
  payload: object,
  { by = app, from = '198.51.100.1', forged, cookies }: Attempt = {},
) {
  const forwarded = forged === undefined ? from : `${forged}, ${from}`;
  return by.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': forwarded },
    cookies: cookies ?? {},
  });
}

const guess = (email: string, attempt?: Attempt) =>
  post(api.signIn.path, { email, password: 'Sbagliata-1' }, attempt);
const signIn = ({ email, password }: SignedInUser, attempt?: Attempt) =>
  post(api.signIn.path, { email, password }, attempt);

async function statusesOf(count: number, attempt: (index: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).statusCode);
  return statuses;
}
const isRefused = (status: number) => status === 429;

describe('guessing one account’s password', () => {
  it('ends after ten tries however the sender’s address is forged, over all processes together', async () => {
    const ada = await app.openAccount();
    const statuses = await statusesOf(20, (index) =>
      guess(ada.email, { by: index % 2 === 0 ? app : other, forged: `10.0.0.${String(index)}` }),
    );
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
    const refused = await guess(ada.email.toUpperCase(), { from: '198.51.100.77' });
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toEqual({
      code: 'request.rate_limited',
      message: 'Troppi tentativi. Riprova tra 15 minuti.',
    });
  });

  it('leaves the owner’s signed-in device alone, which may even sign in again', async () => {
    const ada = await app.openAccount();
    await statusesOf(12, () => guess(ada.email));
    expect((await signIn(ada)).statusCode).toBe(429);
    await app.call(api.getOwnProfile, { as: ada });
    const again = await signIn(ada, { cookies: ada.cookies });
    expect(again.statusCode).toBe(200);
  });

  it('lets the right password in once the quarter of an hour is over', async () => {
    const ada = await app.openAccount();
    await statusesOf(11, () => guess(ada.email));
    vi.setSystemTime(Date.now() + 15 * 60_000 - 1000);
    expect((await signIn(ada)).statusCode).toBe(429);
    vi.setSystemTime(Date.now() + 1000);
    expect((await signIn(ada)).statusCode).toBe(200);
  });

  it('starts anew after a sign-in that succeeds', async () => {
    const ada = await app.openAccount();
    await statusesOf(9, () => guess(ada.email));
    expect((await signIn(ada)).statusCode).toBe(200);
    expect((await statusesOf(9, () => guess(ada.email))).some(isRefused)).toBe(false);
  });

  it('answers the same for an address nobody has', async () => {
    const statuses = await statusesOf(12, () => guess('nessuno@esempio.it'));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('one address', () => {
  it('cannot try one password on two hundred accounts', async () => {
    const from = '203.0.113.9';
    const statuses = await statusesOf(110, (index) => guess(`vittima-${String(index)}@esempio.it`, { from }));
    expect(statuses.filter(isRefused)).toHaveLength(10);
    const ada = await app.openAccount();
    expect((await signIn(ada, { from })).statusCode).toBe(429);
    expect((await signIn(ada, { from: '203.0.113.10' })).statusCode).toBe(200);
  });

  it('is not counted for sign-ins that succeed', async () => {
    const ada = await app.openAccount();
    const statuses = await statusesOf(105, () => signIn(ada, { from: '203.0.113.20' }));
    expect(statuses.some(isRefused)).toBe(false);
  }, 60_000);

  it('may look at sixty reset links an hour, and opening them costs no try of one', async () => {
    const from = '198.51.100.60';
    const token = 'A'.repeat(43);
    const polls = await statusesOf(62, () => post(api.checkResetToken.path, { token }, { from }));
    expect(polls).toEqual([...Array<number>(60).fill(200), 429, 429]);
    const body = { token, newPassword: 'una frase nuova' };
    expect((await post(api.resetPassword.path, body, { from })).statusCode).toBe(400);
  });

  it('cannot ask for mails to five hundred people', async () => {
    const statuses = await statusesOf(65, (index) =>
      post(
        api.requestPasswordReset.path,
        { email: `altra-${String(index)}@esempio.it` },
        { from: '203.0.113.30' },
      ),
    );
    expect(statuses.filter(isRefused)).toHaveLength(5);
  });
});

describe('mails to one person', () => {
  it('are three an hour however often a new password is asked for, and the answer never changes', async () => {
    const ada = await app.openAccount();
    await app.settleJobs();
    const before = (await listMailbox(app.ctx, { to: ada.email })).length;
    const answers = [];
    for (let index = 0; index < 50; index += 1)
      answers.push(await post(api.requestPasswordReset.path, { email: ada.email }));
    expect(new Set(answers.map(({ statusCode, body }) => `${String(statusCode)} ${body}`)).size).toBe(1);
    await app.settleJobs();
    expect(await listMailbox(app.ctx, { to: ada.email })).toHaveLength(before + 3);
  });

  it('end after five registrations of the address, whose newest mailed link still works', async () => {
    const email = 'molestata@esempio.it';
    for (let index = 0; index < 8; index += 1) {
      const answer = await post(api.registerAccount.path, { email, password: 'Prova-Citato-2026' });
      expect(answer.statusCode).toBe(201);
      app.clock.advance({ seconds: 1 });
    }
    await app.settleJobs();
    const [newest, ...others] = await listMailbox(app.ctx, { to: email });
    expect(others).toHaveLength(4);
    const token = new URL(newest?.links[0] ?? '').searchParams.get('token') ?? '';
    const body = { token, newPassword: 'Prova-Citato-2026' };
    expect((await app.call(api.verifyEmail, { body })).status).toBe(200);
  });
});

describe('a signed-in account', () => {
  it('may try its current password ten times in a quarter of an hour', async () => {
    const ada = await app.openAccount();
    const statuses = await statusesOf(12, () =>
      app.server.inject({
        method: 'PUT',
        url: api.changePassword.path,
        headers: { authorization: `Bearer ${ada.accessToken}` },
        payload: { currentPassword: 'Sbagliata-1', newPassword: 'una frase nuova' },
      }),
    );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('may open five support tickets an hour', async () => {
    const ada = await app.openAccount();
    const body = { subject: 'Una domanda', message: 'Come si aggiunge un’altra azienda?' };
    for (let index = 0; index < 5; index += 1) await app.call(api.createSupportTicket, { as: ada, body });
    const sixth = await app.callRefused(api.createSupportTicket, { as: ada, body });
    expect([sixth.status, sixth.body.message]).toEqual([429, 'Troppi tentativi. Riprova tra un’ora.']);
  });
});
