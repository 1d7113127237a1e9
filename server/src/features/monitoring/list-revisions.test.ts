import { api, type EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toId } from '#lib/ids';
import { type Queryable, withTransaction } from '#platform/db';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { listCompanies } from './overview/list-companies.ts';

vi.setConfig({ testTimeout: 120_000 });

const ENGINES: readonly EngineId[] = ['openai', 'compatible'];

/** Two processes over one database. */
let apps: [TestApp, TestApp];
let ada: SignedInUser;
let isDown = false;
let named = ['Aruba', 'Keliweb'];

beforeEach(async () => {
  [isDown, named] = [false, ['Aruba', 'Keliweb']];
  const reply = () => (isDown ? noAnswer() : answerNaming(...named));
  const options = {
    engines: ENGINES.map((id) => createScriptedEngine({ id, reply })),
    env: { ANSWERS_PER_ANALYSIS: '2' },
  };
  const one = await startTestApp(options);
  apps = [one, await startTestApp({ ...options, beside: one })];
  ada = await registerWithPlan(one, 'business');
});
afterEach(async () => {
  await apps[1].stop();
  await apps[0].stop();
});

const readList = async ({ server }: TestApp) => {
  const { headers, body, statusCode } = await server.inject({
    url: api.listCompanies.path,
    headers: { authorization: `Bearer ${ada.accessToken}`, 'accept-encoding': 'identity' },
  });
  expect(statusCode).toBe(200);
  return { etag: String(headers.etag), body };
};

/** What the rows say, without any cache. */
const readRows = async () => {
  const companies = await listCompanies(apps[0].ctx.db, { userId: toId(ada.user.id), tables: 'first-view' });
  return JSON.stringify(api.listCompanies.responses[200].parse({ companies }));
};

type Operation = (app: TestApp, pick: <One>(of: readonly One[]) => One | undefined) => Promise<unknown>;

const listOwn = async (app: TestApp) => (await app.call(api.listCompanies, { as: ada })).body.companies;

/** What can happen to an account; refused changes change nothing. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'a company': async (app) => {
    const company = {
      name: `Hosting ${String((await listOwn(app)).length)}`,
      websiteUrl: 'https://rossi.it',
    };
    await app.call(api.createCompany, {
      as: ada,
      body: { company, prompts: [{ text: 'Quale hosting scelgo?' }] },
    });
  },
  'a prompt': async (app, pick) => {
    const company = pick(await listOwn(app));
    const text = `Dove metto il sito ${String(company?.prompts.length)}?`;
    if (company === undefined) return;
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: company.id },
      body: { prompts: [{ text }] },
    });
  },
  'an analysis': async (app, pick) => {
    const prompt = pick((await listOwn(app)).flatMap(({ prompts }) => prompts));
    if (prompt?.analysisStatus !== 'idle') return;
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
  },
  'some jobs': (app, pick) => {
    const length = pick([0, 1, 2, 3]) ?? 0;
    return app.app.jobs.runDue((kind) => kind.length % 4 === length);
  },
  'all jobs': (app) => app.settleJobs(),
  'engines that fail': () => Promise.resolve((isDown = true)),
  'engines that answer': () => Promise.resolve((isDown = false)),
  'other answers': (_app, pick) =>
    Promise.resolve((named = [pick(['Netsons', 'Register', 'Aruba']) ?? '', 'Tiscali'])),
  'other names': async (app, pick) => {
    const company = pick(await listOwn(app));
    if (company === undefined) return;
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId: company.id },
      body: { own: [pick(['Aruba', 'Netsons']) ?? ''], competitors: [], ignored: [] },
    });
  },
  'other engines': async (app, pick) => {
    const company = pick(await listOwn(app));
    if (company === undefined) return;
    await app.call(api.setCompanyEngines, {
      as: ada,
      params: { companyId: company.id },
      body: { excludedEngines: pick<EngineId[]>([[], ['openai'], ['compatible']]) ?? [] },
    });
  },
  'a prompt less': async (app, pick) => {
    const prompt = pick((await listOwn(app)).flatMap(({ prompts }) => prompts));
    if (prompt !== undefined) await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });
  },
  'a company less': async (app, pick) => {
    const companies = await listOwn(app);
    const company = pick(companies);
    if (company === undefined || companies.length < 3) return;
    await app.call(api.deleteCompany, { as: ada, params: { companyId: company.id } });
  },
  'another plan': (app, pick) => grantPlan(app, ada, pick(['business', 'business', 'pro']) ?? 'business'),
  'a day later': async (app) => {
    app.clock.advance({ days: 1 });
    ada = await app.renew(ada);
  },
};

const passOverRefusals = (error: unknown) => {
  if (!/ answered 4\d\d: /.test(String(error))) throw error;
};

it.each([1, 2])(
  'every write that changes the list changes its version, in every process (%i)',
  async (seed) => {
    const versions = new Map<string, string>();
    const places = [0, 1] as const;
    const names = fc.constantFrom(...Object.keys(OPERATIONS));
    const operations = fc.sample(fc.tuple(names, fc.constantFrom(...places), fc.nat()), {
      seed,
      numRuns: 60,
    });
    await createCompany(apps[0], ada);
    for (const [name, place, chance] of operations) {
      await OPERATIONS[name]?.(apps[place], (of) => of[chance % of.length]).catch(passOverRefusals);
      const rows = await readRows();
      for (const app of apps) {
        const { etag, body } = await readList(app);
        expect(body, `what a process lists after ${name}`).toBe(rows);
        expect(versions.get(etag) ?? body, `${etag} after ${name}`).toBe(body);
        versions.set(etag, body);
      }
    }
    expect(new Set(versions.values()).size).toBeGreaterThan(10);
  },
);

const countScans = async (tx: Queryable) => {
  const { rows } = await tx.execute<{ name: string; scans: number }>(
    sql`select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_user_tables order by 1`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
};

it('every table the list is read from raises the version, whoever writes to it', async () => {
  const [app] = apps;
  await createCompany(app, ada);
  await app.settleJobs();
  const read = await withTransaction(app.ctx.db, async (tx) => {
    const before = await countScans(tx);
    await listCompanies(tx, { userId: toId(ada.user.id), tables: 'first-view' });
    const after = await countScans(tx);
    return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
  });
  const { rows } = await app.ctx.db.execute<{ name: string }>(sql`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_raise\\_list\\_on\\_update' order by 1`);
  expect(read.length).toBeGreaterThan(5);
  expect(rows.map(({ name }) => name)).toEqual(read);
});

it('nobody waits for another change, and each of them counts', async () => {
  const [app] = apps;
  const { company } = await createCompany(app, ada);
  await app.settleJobs();
  const before = (await readList(app)).etag;
  const rename = (tx: Queryable, table: string, id: string) =>
    tx.execute(
      sql`update ${sql.identifier(table)} set created_at = created_at + interval '1 day' where id = ${id}`,
    );
  const versions = new Set([before]);
  await withTransaction(app.ctx.db, async (tx) => {
    await rename(tx, 'companies', company.id);
    // A second transaction ends while the first one still holds the counter it raised.
    await withTransaction(app.ctx.db, (other) => rename(other, 'prompts', company.prompts[0]?.id ?? ''));
    versions.add((await readList(app)).etag);
  });
  versions.add((await readList(app)).etag);
  expect(versions.size).toBe(3);
});

it('a deleted account leaves no count behind', async () => {
  const [app] = apps;
  await createCompany(app, ada);
  await app.settleJobs();
  const count = async () => {
    const { rows } = await app.ctx.db.execute(
      sql`select 1 from list_revisions where user_id = ${ada.user.id}`,
    );
    return rows.length;
  };
  expect(await count()).toBeGreaterThan(0);
  await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
  await app.settleJobs();
  expect(await count()).toBe(0);
});
