import { api } from '@citato/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listSecurityEvents } from '#platform/audit';
import { type SessionId, type UserId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { lockLiveSession, saveRotation } from './store.ts';
import { sessions } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Cookies = Record<string, string>;
const tokenOf = (cookies: Cookies) => cookies['citato_refresh'] ?? '';
const isSignedIn = async (accessToken: string) =>
  (
    await app.server.inject({
      url: api.getOwnProfile.path,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).statusCode === 200;

async function storedSession(cookies: Cookies) {
  const sid = toId<SessionId>(tokenOf(cookies).split('.')[0] ?? '');
  const [row] = await app.ctx.db.select().from(sessions).where(eq(sessions.sid, sid));
  return row ?? null;
}

async function countWaitingForLocks(): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

describe('refreshing a session', () => {
  it('rotates the token, keeps the last day of the sign-in and stores only a hash', async () => {
    const ada = await app.openAccount();
    const before = await storedSession(ada.cookies);
    app.clock.advance({ hours: 1 });
    const { cookies, headers } = await app.call(api.refreshSession, { cookies: ada.cookies });
    expect(tokenOf(cookies)).not.toBe(tokenOf(ada.cookies));
    const after = await storedSession(cookies);
    expect(after).toMatchObject({ generation: 2, rotatedAt: app.clock.now(), lastSeenAt: app.clock.now() });
    expect(after?.expire).toEqual(before?.expire);
    expect(String(headers['set-cookie'])).toContain(`Expires=${before?.expire.toUTCString() ?? ''}`);
    expect(JSON.stringify(after)).not.toContain(tokenOf(cookies).split('.')[2]);
  });

  it('twenty times at once rotates once and signs nobody out', async () => {
    const ada = await app.openAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(api.refreshSession, { cookies: ada.cookies })),
    );
    expect(new Set(answers.map(({ cookies }) => tokenOf(cookies))).size).toBe(1);
    expect(await storedSession(ada.cookies)).toMatchObject({ generation: 2 });
    for (const { body } of answers) expect(await isSignedIn(body.accessToken)).toBe(true);
    const next = await app.call(api.refreshSession, { cookies: answers[0]?.cookies ?? {} });
    expect(await isSignedIn(next.body.accessToken)).toBe(true);
  });

  it('waits for a refresh of the same device that is under way, and judges by its outcome', async () => {
    const ada = await app.openAccount();
    const sid = toId<SessionId>(tokenOf(ada.cookies).split('.')[0] ?? '');
    let waiting = Promise.resolve(0);
    await withTransaction(app.ctx.db, async (tx) => {
      const now = app.clock.now();
      await lockLiveSession(tx, { sid, now, idleSince: new Date(0) });
      waiting = app.callRefused(api.refreshSession, { cookies: ada.cookies }).then(({ status }) => status);
      await vi.waitUntil(async () => (await countWaitingForLocks()) > 0, { timeout: 5000, interval: 10 });
      await saveRotation(tx, { sid, generation: 3, tokenHash: 'two rotations later', rotatedAt: now });
    });
    expect(await waiting).toBe(401);
    expect(await storedSession(ada.cookies)).toBeNull();
  });

  it('survives an answer lost on the way, for the thirty seconds of grace', async () => {
    const ada = await app.openAccount();
    const lost = await app.call(api.refreshSession, { cookies: ada.cookies });
    app.clock.advance({ seconds: 30 });
    const retry = await app.call(api.refreshSession, { cookies: ada.cookies });
    expect(tokenOf(retry.cookies)).toBe(tokenOf(lost.cookies));
    expect(await storedSession(ada.cookies)).toMatchObject({ generation: 2 });
    await app.call(api.refreshSession, { cookies: retry.cookies });
  });

  it.each([
    ['the token before the current one, after the grace', 1, 31],
    ['a token two generations old, at once', 2, 0],
  ])('ends the family, not the other devices, when %s is replayed', async (_, rotations, secondsLater) => {
    const ada = await app.openAccount();
    const otherDevice = await app.signIn({ email: ada.email });
    let newest: { accessToken: string; cookies: Cookies } = ada;
    for (let rotation = 0; rotation < rotations; rotation += 1) {
      const { body, cookies } = await app.call(api.refreshSession, { cookies: newest.cookies });
      newest = { ...body, cookies };
    }
    app.clock.advance({ seconds: secondsLater });
    expect(await isSignedIn(newest.accessToken)).toBe(true);

    const replay = await app.callRefused(api.refreshSession, { cookies: ada.cookies });
    expect([replay.status, replay.body.code]).toEqual([401, 'accounts.unauthenticated']);
    expect((await app.callRefused(api.refreshSession, { cookies: newest.cookies })).status).toBe(401);
    expect(await isSignedIn(newest.accessToken)).toBe(false);
    expect(await storedSession(ada.cookies)).toBeNull();
    await app.call(api.refreshSession, { cookies: otherDevice.cookies });

    const recorded = await listSecurityEvents(app.ctx.db, toId<UserId>(ada.user.id));
    expect(recorded.filter(({ kind }) => kind === 'refresh_token_replayed')).toHaveLength(1);
    const events = app.logged
      .filter(({ fields }) => JSON.stringify(fields).includes(ada.user.id))
      .filter(({ fields }) => JSON.stringify(fields).includes('"security"'));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      level: 'warn',
      fields: { security: 'refresh_token_replayed', userId: ada.user.id },
    });
    expect(JSON.stringify(app.logged)).not.toContain(tokenOf(ada.cookies).split('.')[2]);
  });

  it('ends thirty days after the sign-in, however often it was refreshed', async () => {
    const ada = await app.openAccount();
    let { cookies } = ada;
    for (let day = 1; day < 30; day += 1) {
      app.clock.advance({ days: 1 });
      ({ cookies } = await app.call(api.refreshSession, { cookies }));
    }
    app.clock.advance({ hours: 23, minutes: 59 });
    const last = await app.call(api.refreshSession, { cookies });
    app.clock.advance({ minutes: 1 });
    expect((await app.callRefused(api.refreshSession, { cookies: last.cookies })).status).toBe(401);
    expect(await isSignedIn(last.body.accessToken)).toBe(false);
  });

  it('ends after two weeks in which the device was not used', async () => {
    const [ada, eva] = [await app.openAccount(), await app.openAccount()];
    app.clock.advance({ days: 13, hours: 23 });
    await app.call(api.refreshSession, { cookies: ada.cookies });
    app.clock.advance({ hours: 1 });
    expect((await app.callRefused(api.refreshSession, { cookies: eva.cookies })).status).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['an empty cookie', { citato_refresh: '' }],
    ['an invented token', { citato_refresh: `0b0e7a52-6f0e-4f6e-9d5c-0d7a3f1c2b11.1.${'A'.repeat(43)}` }],
    ['eight thousand letters', { citato_refresh: 'x'.repeat(8000) }],
    ['somebody’s registration cookie', { citato_registration: 'A'.repeat(43) }],
  ])('is refused with %s', async (_, cookies: Cookies) => {
    const { status, body } = await app.callRefused(api.refreshSession, { cookies });
    expect([status, body.message]).toEqual([401, 'La sessione è scaduta. Accedi di nuovo.']);
  });

  it('is refused from another site, and the session stays as it was', async () => {
    const ada = await app.openAccount();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status } = await app.callRefused(api.refreshSession, { cookies: ada.cookies, headers: foreign });
    expect(status).toBe(403);
    expect(await storedSession(ada.cookies)).toMatchObject({ generation: 1 });
  });
});
