import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import { watchCompany } from '../../src/features/alerts/watching/watch-company.ts';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

/** `npm run bench -- alert-looks` looks back on five weeks. */
const DAYS = Number(process.env['ALERT_LOOK_DAYS'] ?? '3');
const PROMPTS = 10;
const LOOKS = 20;
/** However many prompts and days the company has. */
const MAX_STATEMENTS = 25;

let app: TestApp;
let ada: SignedInUser;
let companyId: string;

beforeAll(async () => {
  let asked = 0;
  const reply = () => {
    asked += 1;
    return answerNaming(asked % 3 === 0 ? 'Hosting Rossi' : 'Aruba', 'Keliweb', 'Netsons');
  };
  app = await startTestApp({
    engines: (['openai', 'google', 'perplexity', 'anthropic'] as const).map((id) =>
      createScriptedEngine({ id, reply }),
    ),
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  ada = await registerWithPlan(app, 'business');
  const prompts = Array.from(
    { length: PROMPTS },
    (_, place) => `Quale hosting per un sito numero ${String(place)}?`,
  );
  const { company } = await createCompany(app, ada, { prompts });
  companyId = company.id;
  await app.settleJobs();
  for (let day = 1; day < DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    ada = await app.renew(ada);
    for (const { id: promptId } of company.prompts)
      await app.call(api.startAnalysis, { as: ada, body: { promptId } });
    await app.settleJobs();
  }
}, 600_000);
afterAll(() => app.stop());

it('a look takes few statements, however many analyses it follows', { timeout: 120_000 }, async () => {
  const scope = { companyId: toId<CompanyId>(companyId), userId: toId<AccountId>(ada.user.id) };
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const statements = new Set<number>();
  let cpuMs = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    await app.ctx.db.execute(sql`update alert_watches set last_day = last_day - 1, state = '{}'`);
    sent.mockClear();
    // eslint-disable-next-line no-restricted-syntax -- printed for `bench -- alert-looks`, which judges it
    const before = process.cpuUsage();
    await watchCompany(app.ctx, scope);
    // eslint-disable-next-line no-restricted-syntax -- printed for `bench -- alert-looks`, which judges it
    const { user, system } = process.cpuUsage(before);
    cpuMs += (user + system) / 1_000;
    statements.add(sent.mock.calls.length);
  }
  sent.mockRestore();
  const { rows } = await app.ctx.db.execute(sql`select 1 from alert_watches`);
  expect(rows).toHaveLength(1);
  const each = cpuMs / LOOKS / PROMPTS;
  process.stdout.write(
    `${String(LOOKS)} looks at a company of ${String(PROMPTS)} prompts and 4 engines, ${String(DAYS)} days: ${(cpuMs / LOOKS).toFixed(1)} ms of processor each, ${each.toFixed(2)} ms an analysis\n`,
  );
  expect([...statements].every((count) => count > 0 && count <= MAX_STATEMENTS)).toBe(true);
});
