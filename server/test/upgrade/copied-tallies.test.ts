import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/db';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { migrateBefore } from './migrate-before.ts';

const PROMPT = '5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1b01';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateBefore(database.url, '0035');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Whose account and company it is is not what is looked at.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into prompts (id, company_id, title, text, names_own_company, created_at)
     values ($1, $1, '-', '-', false, now())`,
    [PROMPT],
  );
  await client.query('set session_replication_role = default');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const company = (key: string, names: Record<string, number>, more: object = {}) => {
  const mentions = Object.values(names).reduce((sum, count) => sum + count, 0);
  return {
    key,
    isOwn: false,
    names: Object.entries(names).map(([name, count]) => ({ name, count })),
    mentions,
    occurrences: mentions * 2,
    positionSum: mentions * 3,
    positionSquareSum: mentions * 9,
    tones: { positive: 1, neutral: 0, negative: 0, unknown: mentions - 1 },
    aspects: [],
    ...more,
  };
};

const COLUMNS =
  'prompt_id, day, engine, ok, refused, empty, failed, companies, models, compared_pairs, similarity_sum';
const DAYS: readonly [
  day: string,
  engine: string,
  companies: readonly unknown[],
  models: readonly string[],
][] = [
  ['2026-01-31', 'openai', [company('tim', { TIM: 1 })], ['gpt']],
  [
    '2026-02-01',
    'openai',
    [company('aruba', { Aruba: 1, 'Aruba S.p.A.': 1 }), company('tim', { TIM: 2 })],
    ['gpt'],
  ],
  [
    '2026-02-01',
    'google',
    [
      company('aruba', { Aruba: 3 }, { aspects: [{ label: 'costoso', tone: 'negative', count: 2 }] }),
      company('rossi', { Rossi: 2 }, { isOwn: true }),
    ],
    ['pro', 'flash'],
  ],
  ['2026-02-03', 'google', [], []],
];

test('what a build before 0035 had added up by days is copied into months', async () => {
  for (const [day, engine, companies, models] of DAYS) {
    await client.query(
      `insert into daily_metrics (${COLUMNS}) values ($1, $2, $3, 5, 1, 0, 2, $4, $5, 10, 3.5)`,
      [PROMPT, day, engine, JSON.stringify(companies), JSON.stringify(models)],
    );
  }
  await migrate({ url: database.url });
  const { rows } = await client.query<Record<string, unknown>>(
    'select to_jsonb(t) as row from monthly_tallies t order by month',
  );
  expect(rows.map(({ row }) => row)).toMatchObject([
    {
      prompt_id: PROMPT,
      month: '2026-01-01',
      engines: ['openai'],
      company_keys: ['tim'],
      own_mentions: [0],
      words: [],
    },
    {
      month: '2026-02-01',
      engines: ['google', 'openai'],
      cell_days: [1, 1, 3],
      cell_engines: [1, 2, 1],
      ok: [5, 5, 5],
      failed: [2, 2, 2],
      similarity_sums: [3.5, 3.5, 3.5],
      all_mentions: [5, 4, 0],
      own_mentions: [2, 0, 0],
      own_position_sums: [6, 0, 0],
      models: ['flash', 'gpt', 'pro'],
      model_cells: [1, 1, 2],
      model_names: [1, 3, 2],
      company_keys: ['aruba', 'rossi', 'tim'],
      company_names: ['Aruba', 'Rossi', 'TIM'],
      company_mentions: [5, 2, 2],
      company_position_sums: [15, 6, 6],
      company_beside_own: [0, 0, 0],
      company_ends: [2, 3, 4],
      fact_days: [1, 1, 1, 1],
      fact_engines: [1, 2, 1, 2],
      is_own: [false, false, true, false],
      mentions: [3, 2, 2, 2],
      positive: [1, 1, 1, 1],
      beside_own: [0, 0, 0, 0],
      words: ['Aruba', 'Aruba S.p.A.', 'costoso'],
      spelling_facts: [2, 2],
      spelling_words: [1, 2],
      spelling_counts: [1, 1],
      aspect_facts: [1],
      aspect_words: [3],
      aspect_tones: [3],
      aspect_counts: [2],
    },
  ]);
});
