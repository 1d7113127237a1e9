import pg from 'pg';
import { runCommand } from '../../../scripts/run-command.ts';
import { withBareDatabase } from '../bare-database.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantile.ts';

const PROMPTS = 150;
const WRITERS = 20;
const MEASURED_MS = 6_000;
const TABLES = ['prompt_states', 'monitoring_data'];

/** The ways to count what changes a list, with the statement that brings each about. */
const WAYS: readonly { name: string; prepare: string }[] = [
  { name: 'not counted', prepare: setTriggers('disable') },
  { name: 'a striped counter, as shipped', prepare: setTriggers('enable') },
  {
    name: 'one row an account',
    prepare: `create or replace function raise_list_revisions(owners uuid[]) returns void language sql as $$
      update list_revisions r set revision = revision + 1 where user_id = any (owners)
        and stripe = (select min(stripe) from list_revisions s where s.user_id = r.user_id) $$`,
  },
];

function setTriggers(what: 'enable' | 'disable'): string {
  return TABLES.map((table) => `alter table ${table} ${what} trigger tr_${table}_raise_list_on_update`).join(
    ';',
  );
}

/**
 * `npm run bench -- list-changes`: the endings of 150 analyses of one account, 20 at a time. Each is a transaction that
 * writes the prompt's current figures, works on a little and sets the prompt idle, as the product's does.
 */
export async function run(): Promise<void> {
  await withBareDatabase(({ url }) => measure(url));
}

async function measure(url: string): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', 'seed:demo', '--', '1'],
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  if (exitCode !== 0) throw new Error(output);
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  try {
    const promptIds = await copyPrompts(pool);
    const rows: string[][] = [];
    for (const { name, prepare } of WAYS) {
      await pool.query(prepare);
      await endAnalyses({ pool, promptIds, ms: MEASURED_MS / 4 });
      rows.push([
        name,
        ...describe(await endAnalyses({ pool, promptIds, ms: MEASURED_MS })),
        await countRows(pool),
      ]);
    }
    printTable({
      title: `Endings of ${String(PROMPTS)} analyses of one account, ${String(WRITERS)} at a time`,
      columns: ['changes of its list', 'per second', 'median', 'p95', 'rows of the counter'],
      rows,
    });
  } finally {
    await pool.end();
  }
}

/** Gives one account so many prompts, each with the state and the current figures of one of the demo's. */
async function copyPrompts(pool: pg.Pool): Promise<string[]> {
  await pool.query(`create unlogged table bench_copies as select gen_random_uuid() as id, s.prompt_id as old_id
    from (select prompt_id from monitoring_data order by prompt_id limit 1) s, generate_series(1, ${String(PROMPTS)})`);
  for (const [table, key] of [
    ['prompts', 'id'],
    ['prompt_states', 'prompt_id'],
    ['monitoring_data', 'prompt_id'],
  ] as const) {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => {
      if (name === key) return 'c.id';
      return name === 'id' ? 'gen_random_uuid()' : `t.${name}`;
    });
    await pool.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from bench_copies c join ${table} t on t.${key} = c.old_id`,
    );
  }
  const { rows } = await pool.query<{ id: string }>('select id from bench_copies');
  return rows.map(({ id }) => id);
}

/** Every writer ends one analysis after the other; each prompt has one writer. */
async function endAnalyses({
  pool,
  promptIds,
  ms,
}: {
  pool: pg.Pool;
  promptIds: readonly string[];
  ms: number;
}): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  const startedAt = performance.now();
  const write = async (writer: number) => {
    const own = promptIds.filter((_id, index) => index % WRITERS === writer);
    for (let turn = 0; performance.now() - startedAt < ms; turn += 1) {
      const begunAt = performance.now();
      await endOne(pool, own[turn % own.length] ?? '');
      times.push(performance.now() - begunAt);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

async function endOne(pool: pg.Pool, promptId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'update monitoring_data set total_analyses = total_analyses + 1 where prompt_id = $1',
      [promptId],
    );
    // What an ending does besides: events, jobs, the month.
    await client.query('select 1');
    await client.query('select 1');
    await client.query('update prompt_states set last_processed_at = now() where prompt_id = $1', [promptId]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

function describe({ times, seconds }: { times: number[]; seconds: number }): string[] {
  const ms = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return [(times.length / seconds).toFixed(0), ms(0.5), ms(0.95)];
}

async function countRows(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ n: string }>(
    `select max(n) as n from (select count(*) as n from list_revisions group by user_id) counts`,
  );
  return rows[0]?.n ?? '0';
}
