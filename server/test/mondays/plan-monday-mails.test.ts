import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRows } from '../monitoring-scene.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { planMondayMails } from '../../src/features/alerts/mondays/plan-monday-mails.ts';

/** `npm run bench -- monday-mails` plans a hundred thousand. */
const MEMBERS = Number(process.env['MONDAY_MEMBERS'] ?? '2500');
const MAX_SECONDS = 60;
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
  'everybody in whose zone it is Monday morning is planned once, in time',
  { timeout: 300_000 },
  async () => {
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const { signal } = new AbortController();
    expect(await planMondayMails(app.ctx, signal)).toBe(MEMBERS - ELSEWHERE);
    const seconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(before);
    const planned = `${String(MEMBERS)} members with a company each planned in ${seconds.toFixed(1)} s`;
    const processor = `${((user + system) / 1e6).toFixed(1)} s of processor`;
    process.stdout.write(`${planned} (bound ${String(MAX_SECONDS)} s), ${processor}\n`);
    expect(seconds).toBeLessThan(MAX_SECONDS);
    expect(await planMondayMails(app.ctx, signal)).toBe(0);
    expect(await countRows(app, 'monday_mails')).toBe(MEMBERS - ELSEWHERE);
    const { rows } = await app.ctx.db.execute(sql`
    select count(*)::int as jobs, count(distinct run_at)::int as minutes, min(run_at) as first, max(run_at) as last
    from jobs where kind = 'alerts.send-monday-mail'`);
    expect(rows).toMatchObject([{ jobs: MEMBERS - ELSEWHERE, minutes: 15 }]);
  },
);
