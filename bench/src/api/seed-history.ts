import pg from 'pg';
import { runCommand } from '../../../scripts/run-command.ts';
import { COPIED_TABLES, type CopiedTable } from './copied-tables.ts';

/** What every customer of the bench has. */
const COMPANIES = 3;
const PROMPTS_PER_COMPANY = 10;
/** Daily analyses of three answers: what a prompt has after some weeks of one engine. */
const DAYS = 12;
const CUSTOMERS_PER_STATEMENT = 5;

/** Customers are numbered from 0; all have the demo account's password. */
export const customerEmail = (number: number): string => `cliente-${String(number)}@esempio.it`;

export interface SeededHistory {
  /** Adds customers up to so many, each with a history; gives the answers the database then holds. */
  growTo(customers: number): Promise<number>;
  close(): Promise<void>;
}

/** Writes the demo's history by the code that reads every answer, then copies its rows customer by customer. */
export async function openSeededHistory(url: string): Promise<SeededHistory> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', 'seed:demo', '--', String(DAYS)],
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  if (exitCode !== 0) throw new Error(output);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Copies of consistent rows are consistent: nothing needs to be checked again for each of a million.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query(CREATE_TEMPLATES);
  let customers = 0;
  return {
    growTo: async (wanted) => {
      for (; customers < wanted; customers += CUSTOMERS_PER_STATEMENT) {
        const last = Math.min(customers + CUSTOMERS_PER_STATEMENT, wanted) - 1;
        await copyCustomers(client, { first: customers, last });
      }
      await client.query('vacuum analyze');
      const { rows } = await client.query<{ n: string }>('select count(*) as n from analysis_results');
      return Number(rows[0]?.n);
    },
    close: () => client.end(),
  };
}

/** Which rows are copied, numbered so that a place in a customer's account finds its original. */
const CREATE_TEMPLATES = `
  -- The same id for the same place, in the form random ones have.
  create function bench_id(place text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(place) placing '4' from 13) placing '8' from 17)::uuid $$;
  create unlogged table bench_prompts as
    select p.id, p.company_id, dense_rank() over (order by p.company_id) - 1 as company_no,
      row_number() over (partition by p.company_id order by p.id) - 1 as prompt_no,
      count(*) over (partition by p.company_id) as prompts
    from prompts p join companies c on c.id = p.company_id join users u on u.id = c.user_id
    where u.email = 'demo@citato.example';
  create unlogged table bench_results as
    select id, analysis_id, prompt_id from analysis_results where prompt_id in (select id from bench_prompts);
  create unlogged table bench_slots (
    user_no int, company_no int, user_id uuid, company_id uuid, prompt_id uuid,
    old_user_id uuid, old_company_id uuid, old_prompt_id uuid
  );
  create unlogged table bench_copies (
    user_id uuid, company_id uuid, prompt_id uuid, analysis_id uuid, result_id uuid,
    old_prompt_id uuid, old_analysis_id uuid, old_result_id uuid
  );
  create index on bench_prompts (company_no, prompt_no);
  create index on bench_results (prompt_id)`;

/** Every place of the customers' accounts with the original it is copied from. */
const FILL_PLACES = `
  with places as (
    select u, c, p, gen_random_uuid() as prompt_id
    from generate_series($1::int, $2::int) u, generate_series(0, ${String(COMPANIES - 1)}) c,
      generate_series(0, ${String(PROMPTS_PER_COMPANY - 1)}) p
  )
  insert into bench_slots
  select u, c, bench_id('customer ' || u), bench_id('company ' || u || ' ' || c), prompt_id,
    o.user_id, t.company_id, t.id
  from places
  join bench_prompts t on t.company_no = c % 2 and t.prompt_no = p % t.prompts
  join companies o on o.id = t.company_id`;

const FILL_COPIES = `
  insert into bench_copies
  select s.user_id, s.company_id, s.prompt_id, bench_id(s.prompt_id::text || r.analysis_id),
    bench_id(s.prompt_id::text || r.id), s.old_prompt_id, r.analysis_id, r.id
  from bench_slots s join bench_results r on r.prompt_id = s.old_prompt_id`;

async function copyCustomers(
  client: pg.Client,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await client.query('begin; truncate bench_slots, bench_copies');
  await client.query(FILL_PLACES, [first, last]);
  await client.query(FILL_COPIES);
  for (const table of COPIED_TABLES) await client.query(await buildCopy(client, table));
  await client.query('commit');
}

/** One statement that copies a table's rows: every column as it is but those that name their owner. */
async function buildCopy(client: pg.Client, { table, from, where, changed }: CopiedTable): Promise<string> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const names = rows.map((row) => row.column_name);
  const values = names.map((name) => changed[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${from} join ${table} t on ${where}`;
}
