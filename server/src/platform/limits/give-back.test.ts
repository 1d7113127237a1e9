import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOffWriters } from '#test/test-database';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.stop());

it('gives a use back that the database could not take at that moment', async () => {
  const { db, limits } = app.ctx;
  const limit = { name: 'a-test', uses: 1, windowSeconds: 3_600 };
  const key = randomUUID();
  await limits.take(limit, key);
  const cut = await cutOffWriters(db, 'rate_limits');
  await limits.giveBack(limit, key);
  await cut.end();
  const countUses = async () =>
    (
      await db.execute<{ points: number }>(
        sql`select points from rate_limits where key like ${`${limit.name}:%`}`,
      )
    ).rows.map(({ points }) => points);
  await expect.poll(countUses, { timeout: 10_000 }).toEqual([0]);
  await limits.take(limit, key);
});
