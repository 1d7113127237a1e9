import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the signed-in devices', () => {
  it('are listed in words, this one first, and show nothing secret', async () => {
    const laptop = await app.openAccount();
    app.clock.advance({ minutes: 5 });
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await app.call(api.signIn, {
      body: { email: laptop.email, password: laptop.password },
      headers: { 'user-agent': userAgent },
    });
    const { body } = await app.call(api.listSessions, { as: laptop });
    expect(body.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Dispositivo sconosciuto', true],
      ['Firefox su Windows', false],
    ]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
      'signedInAt',
    ]);
  });

  it('can be signed out one by one from another, at once', async () => {
    const laptop = await app.openAccount();
    const phone = await app.signIn({ email: laptop.email });
    const { body } = await app.call(api.listSessions, { as: laptop });
    const other = body.find(({ isCurrent }) => !isCurrent);
    const params = { sessionId: other?.id ?? '' };
    expect((await app.call(api.endSession, { as: laptop, params })).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await app.callRefused(api.refreshSession, { cookies: phone.cookies })).status).toBe(401);
    expect(await isSignedIn(laptop)).toBe(true);
    const again = await app.callRefused(api.endSession, { as: laptop, params });
    expect(again.body).toEqual({
      code: 'accounts.session_not_found',
      message: 'Questo dispositivo non è più collegato: non serve fare altro.',
    });
  });
});
