import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countRows } from '../monitoring-scene.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { planMondayMails } from '../../src/features/alerts/mondays/plan-monday-mails.ts';

/** `npm run bench -- monday-mails` plans a hundred thousand. */
const MEMBERS = Number(process.env['MONDAY_MEMBERS'] ?? '2500');
/** Statements for every thousand members that are looked at, and beside them. */
const MAX_PER_THOUSAND = 12;
const MAX_BESIDE = 5;
/** So many are added in a statement. */
const BATCH = 2_500;
/** Members in New York: it is still night there. */
const ELSEWHERE = Math.floor(MEMBERS / 50);

let app: TestApp;
/** Accounts with a company each, all on a plan with alerts. */
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-03-30T04:30:00Z'));
  const { db } = app.ctx;
  await db.execute(sql`update plans set alerts_enabled = true`);
  for (let first = 1; first <= MEMBERS; first += BATCH) {
    await db.execute(sql`
      with person as (
        insert into users (id, email, password_hash, email_verified, created_at, updated_at)
        select gen_random_uuid(), 'persona' || n || '@esempio.it', 'hash', true, now(), now()
        from generate_series(${first}::int, ${Math.min(first + BATCH - 1, MEMBERS)}::int) n returning id)
      select count(*) from person`);
    await db.execute(sql`
      insert into companies (id, user_id, name, website_url, market, created_at)
      select gen_random_uuid(), id, 'Bar', 'https://esempio.it', '{"language": "it", "country": "IT", "place": null}', now()
      from users where not exists (select 1 from companies where user_id = users.id)`);
  }
  await db.execute(sql`
    insert into alert_settings (user_id, settings, updated_at)
    select id, '{"timeZone": "America/New_York"}', now() from users order by id limit ${ELSEWHERE}`);
}, 300_000);
afterAll(() => app.stop());

it(
  'everybody in whose zone it is Monday morning is planned once, a thousand at a time',
  { timeout: 300_000 },
  async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const { signal } = new AbortController();
    expect(await planMondayMails(app.ctx, signal)).toBe(MEMBERS - ELSEWHERE);
    const statements = sent.mock.calls.length;
    sent.mockRestore();
    expect(statements).toBeLessThanOrEqual(MAX_BESIDE + Math.ceil(MEMBERS / 1_000 + 1) * MAX_PER_THOUSAND);
  },
);

it('who is planned is left alone, and the mails are spread over a quarter of an hour', async () => {
  expect(await planMondayMails(app.ctx, new AbortController().signal)).toBe(0);
  expect(await countRows(app, 'monday_mails')).toBe(MEMBERS - ELSEWHERE);
  const { rows } = await app.ctx.db.execute(sql`
    select count(*)::int as jobs, count(distinct run_at)::int as minutes
    from jobs where kind = 'alerts.send-monday-mail'`);
  expect(rows).toEqual([{ jobs: MEMBERS - ELSEWHERE, minutes: 15 }]);
}, 300_000);
