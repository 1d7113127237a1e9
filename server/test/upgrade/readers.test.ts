import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/db';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { migrateBefore } from './migrate-before.ts';

const JUDGED = '00000000-0000-4000-8000-00000000000a';
const UNJUDGED = '00000000-0000-4000-8000-00000000000b';
const idOf = (answer: number) => `00000000-0000-4000-9000-${String(answer).padStart(12, '0')}`;

/** As the build before 0037 stored them; `judge` is the model that read an answer beside the rules. */
const ANSWERS = [
  { prompt: JUDGED, day: '2026-02-01', engine: 'openai', judge: 'gpt' },
  { prompt: JUDGED, day: '2026-02-01', engine: 'openai', judge: null },
  { prompt: JUDGED, day: '2026-02-02', engine: 'google', judge: null },
  { prompt: JUDGED, day: '2026-02-02', engine: 'openai', judge: 'gpt' },
  { prompt: JUDGED, day: '2026-02-02', engine: 'openai', judge: 'gpt' },
  { prompt: JUDGED, day: '2026-02-03', engine: 'openai', judge: null },
  { prompt: JUDGED, day: '2026-02-03', engine: 'openai', judge: 'gpt', status: 'refused' },
  { prompt: JUDGED, day: '2026-03-01', engine: 'openai', judge: 'mini' },
  { prompt: UNJUDGED, day: '2026-02-01', engine: 'openai', judge: null },
] as const;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateBefore(database.url, '0037');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await writeAnswers();
  await migrate({ url: database.url });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function writeAnswers(): Promise<void> {
  // The rows these point at are not what is looked at.
  await client.query('set session_replication_role = replica');
  for (const prompt of [JUDGED, UNJUDGED])
    await client.query(
      `insert into prompts (id, company_id, title, text, names_own_company, created_at)
       values ($1, $1, '-', '-', false, now())`,
      [prompt],
    );
  for (const [index, { prompt, day, engine, judge, ...more }] of ANSWERS.entries()) {
    const status = 'status' in more ? more.status : 'ok';
    await client.query(
      `with analysis as (
         insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, day, engines, created_at, last_progress_at)
         values ($1, $1, $2, $2, $1, 'manual', $5, '[]', now(), now()))
       insert into analysis_results (id, analysis_id, prompt_id, engine, sample, status, day, brand_present, latency_ms, created_at)
       values ($1, $1, $2, $3, 1, $4, $5, $6, 1, now())`,
      [idOf(index), prompt, engine, status, day, status === 'ok' ? false : null],
    );
    if (judge === null) continue;
    await client.query(
      `insert into judgements (result_id, engine, model, companies, rejected_names, created_at)
       values ($1, 'openai', $2, '[{"name": "Aruba"}]', '["Acme"]', now())`,
      [idOf(index), judge],
    );
    await client.query(
      `insert into judge_disagreements (result_id, kind, name, detail, created_at)
       values ($1, 'missed_by_judge', 'Tim', null, now()), ($1, 'tone', 'Aruba', 'positive', now())`,
      [idOf(index)],
    );
  }
  await writeMonth({ prompt: JUDGED, month: '2026-02-01', days: [1, 2, 2, 3], engines: [2, 1, 2, 2] });
  await writeMonth({ prompt: JUDGED, month: '2026-03-01', days: [1], engines: [2] });
  await writeMonth({ prompt: UNJUDGED, month: '2026-02-01', days: [1], engines: [2] });
  await client.query('set session_replication_role = origin');
}

/** A month with a cell for each of the days; nothing but its cells matters here. */
async function writeMonth({
  prompt,
  month,
  days,
  engines,
}: {
  prompt: string;
  month: string;
  days: readonly number[];
  engines: readonly number[];
}): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'monthly_tallies' and data_type = 'ARRAY'
       and column_name not in ('engines', 'cell_days', 'cell_engines')`,
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into monthly_tallies (prompt_id, month, engines, cell_days, cell_engines, ${names.join(', ')})
     values ($1, $2, '{google,openai}', $3, $4, ${names.map(() => `'{}'`).join(', ')})`,
    [prompt, month, days, engines],
  );
}

const read = async (query: string) =>
  (await client.query<Record<string, unknown>>(query)).rows.map((row) => Object.values(row));

describe('what a build before 0037 had stored of a judge', () => {
  test('is a model’s reading now, and its answers say who read them', async () => {
    expect(await read(`select model, companies, rejected_names from model_readings order by model`)).toEqual([
      ...Array.from({ length: 4 }, () => ['gpt', [{ name: 'Aruba' }], ['Acme']]),
      ['mini', [{ name: 'Aruba' }], ['Acme']],
    ]);
    expect(await read(`select reader, rules_because from analysis_results order by id`)).toEqual(
      ANSWERS.map(({ judge }) => [judge === null ? 'rules' : `openai/${judge}`, null]),
    );
  });

  test('keeps its disagreements, under their new name', async () => {
    expect(
      await read(`select kind, name, count(*)::int from reading_disagreements group by 1, 2 order by 1`),
    ).toEqual([
      ['missed_by_model', 'Tim', 5],
      ['tone', 'Aruba', 5],
    ]);
  });

  test('is counted in the months by day and engine, where a model read an ok answer', async () => {
    const months = await read(
      `select month::text, readers, reader_cells, reader_names, set_aside from monthly_tallies
       where prompt_id = '${JUDGED}' order by month`,
    );
    expect(months).toEqual([
      ['2026-02-01', ['openai/gpt', 'rules'], [1, 1, 3], [1, 2, 1], [0, 0, 0, 0]],
      ['2026-03-01', ['openai/mini'], [1], [1], [0]],
    ]);
  });

  test('leaves months alone that the rules read', async () => {
    const months = await read(
      `select readers, reader_cells, reader_names from monthly_tallies where prompt_id = '${UNJUDGED}'`,
    );
    expect(months).toEqual([[[], [], []]]);
  });
});
