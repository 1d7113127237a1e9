import { api } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSecurityEvents } from '#platform/audit';
import { type UserId, toId } from '#lib/ids';
import { findMailedToken, startTestApp, type TestApp } from '#test/start-test-app';
import { sessions } from '../sessions/tables.ts';
import { users } from '../users/tables.ts';
import { purgeExpired } from './purge-expired.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rowOf = async (email: string) => {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.email, email));
  return row ?? null;
};
const registerOnly = (email: string) =>
  app.call(api.registerAccount, { body: { email, password: 'Prova-Citato-2026' } });

it('an account nobody verified goes after seven days, a verified one stays', async () => {
  const ada = await app.register();
  await registerOnly('mai@esempio.it');
  app.clock.advance({ days: 7 });
  await purgeExpired(app.ctx);
  expect(await rowOf('mai@esempio.it')).not.toBeNull();
  app.clock.advance({ seconds: 1 });
  await purgeExpired(app.ctx);
  expect(await rowOf('mai@esempio.it')).toBeNull();
  expect(await rowOf(ada.email)).not.toBeNull();
});

it('sessions go when they end or nobody uses them any more', async () => {
  const ada = await app.register();
  const owned = eq(sessions.userId, toId<UserId>(ada.user.id));
  app.clock.advance({ days: 13 });
  await purgeExpired(app.ctx);
  expect(await app.ctx.db.select().from(sessions).where(owned)).toHaveLength(1);
  app.clock.advance({ days: 1 });
  await purgeExpired(app.ctx);
  expect(await app.ctx.db.select().from(sessions).where(owned)).toEqual([]);
});

it('tokens that work no more are forgotten, a spent link is recognised for a week', async () => {
  const ada = await app.register();
  const spent = await findMailedToken({ app: app.app, to: ada.email });
  await app.call(api.requestPasswordReset, { body: { email: ada.email } });
  await registerOnly('lenta@esempio.it');
  app.clock.advance({ hours: 25 });
  await purgeExpired(app.ctx);
  expect(await rowOf(ada.email)).toMatchObject({ resetTokenHash: null, resetExpiresAt: null });
  expect(await rowOf('lenta@esempio.it')).toMatchObject({ verificationTokenHash: null });
  const { body } = await app.call(api.verifyEmail, { body: { token: spent } });
  expect(body.message).toBe('Email già verificata');
  app.clock.advance({ days: 8 });
  await purgeExpired(app.ctx);
  expect(await rowOf(ada.email)).toMatchObject({ verificationTokenHash: null });
});

it('security events are kept for a year', async () => {
  const ada = await app.register();
  const userId = toId<UserId>(ada.user.id);
  app.clock.advance({ days: 365 });
  await purgeExpired(app.ctx);
  expect(await listSecurityEvents(app.ctx.db, userId)).toHaveLength(1);
  app.clock.advance({ seconds: 1 });
  await purgeExpired(app.ctx);
  expect(await listSecurityEvents(app.ctx.db, userId)).toEqual([]);
});
