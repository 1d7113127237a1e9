import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import pg from 'pg';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { makeSpreadable, restoreReferences } from './rekey.ts';
import { SPREAD_TABLES } from './spread-tables.ts';

let app: TestApp;
let client: pg.Client;
beforeEach(async () => {
  app = await startTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await app.stop();
});

const listKeys = async () => {
  const { rows } = await client.query<{ key: string }>(
    `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
     where contype in ('p', 'u', 'f') and conparentid = 0 and conrelid = any ($1::regclass[]) order by 1`,
    [SPREAD_TABLES],
  );
  return rows.map(({ key }) => key);
};

const isPlain = inject('workerNodeUrls').length === 0;

test.runIf(isPlain)('under keys by company an account lives its whole life', async () => {
  await restoreReferences(client, await makeSpreadable(client, SPREAD_TABLES));
  expect(await listKeys()).toEqual([
    'analysis_results PRIMARY KEY (id, company_id)',
    'analysis_results UNIQUE (analysis_id, engine, sample, company_id)',
    'answer_texts PRIMARY KEY (result_id, created_at, company_id)',
    'citations FOREIGN KEY (result_id, company_id) REFERENCES analysis_results(id, company_id) ON DELETE CASCADE',
    'citations PRIMARY KEY (result_id, "position", company_id)',
    'mentions FOREIGN KEY (result_id, company_id) REFERENCES analysis_results(id, company_id) ON DELETE CASCADE',
    'mentions PRIMARY KEY (result_id, company_key, company_id)',
    'model_readings FOREIGN KEY (result_id, company_id) REFERENCES analysis_results(id, company_id) ON DELETE CASCADE',
    'model_readings PRIMARY KEY (result_id, company_id)',
    'monthly_answers PRIMARY KEY (prompt_id, month, company_id)',
    'monthly_sources PRIMARY KEY (prompt_id, month, company_id)',
    'monthly_tallies PRIMARY KEY (prompt_id, month, company_id)',
    'reading_disagreements FOREIGN KEY (result_id, company_id) REFERENCES analysis_results(id, company_id) ON DELETE CASCADE',
    'reading_disagreements PRIMARY KEY (result_id, kind, name, company_id)',
  ]);
  const ada = await registerWithPlan(app, 'guru');
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
  expect(body.results.length).toBeGreaterThan(0);
  await app.call(api.setCompanyAliases, {
    as: ada,
    params: { companyId: company.id },
    body: { own: ['Rossi'], competitors: [], ignored: [] },
  });
  await app.settleJobs();
  await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
  await app.settleJobs();
  for (const table of SPREAD_TABLES) expect([table, await countRows(app, table)]).toEqual([table, 0]);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('every table with a company’s answers or what is added up from them is spread', async () => {
  const sources = join(import.meta.dirname, '../../../features');
  const texts = await Promise.all(
    ['answers', 'reading', 'measurements'].map((name) => readFile(join(sources, name, 'tables.ts'), 'utf8')),
  );
  const carrying = texts
    .join('\n')
    .split('pgTable(')
    .filter((table) => table.includes(`uuid('result_id')`) || table.includes(`uuid('analysis_id')`))
    .map((table) => /'(\w+)'/.exec(table)?.[1]);
  expect(carrying.filter((name) => !SPREAD_TABLES.some((table) => table === name))).toEqual([]);
});
