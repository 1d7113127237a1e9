import pg from 'pg';
import { runCommand } from '../../../scripts/run-command.ts';

/** Twelve weeks and the days that are compared with them. */
const DAYS = 91;

export interface SeededAccount {
  readonly email: string;
  readonly companies: number;
  readonly promptsPerCompany: number;
}

/** Which columns name the copy instead of the original. */
const COPIED: Readonly<Record<string, { key: string; changed: Readonly<Record<string, string>> }>> = {
  prompts: { key: 'id', changed: { id: 'c.id', company_id: 'c.company_id' } },
  prompt_states: { key: 'prompt_id', changed: { prompt_id: 'c.id', user_id: 'c.user_id' } },
  monitoring_data: {
    key: 'prompt_id',
    changed: { id: 'gen_random_uuid()', prompt_id: 'c.id', user_id: 'c.user_id' },
  },
  monthly_tallies: { key: 'prompt_id', changed: { prompt_id: 'c.id', company_id: 'c.company_id' } },
};

/** Accounts whose prompts carry the history of the demo’s, written by the code that reads every answer. */
export async function seedAccounts(url: string, accounts: readonly SeededAccount[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', 'seed:demo', '--', String(DAYS)],
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  if (exitCode !== 0) throw new Error(output);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`
      create unlogged table bench_sources as
        select p.id, row_number() over (order by p.id) - 1 as place, count(*) over () as all_prompts
        from prompts p join companies c on c.id = p.company_id join users u on u.id = c.user_id
        where u.email = 'demo@citato.example' and not p.names_own_company`);
    for (const account of accounts) await copyAccount(client, account);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function copyAccount(
  client: pg.Client,
  { email, companies, promptsPerCompany }: SeededAccount,
): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temp table bench_user on commit drop as select gen_random_uuid() as id, id as old_id from users
     where email = 'demo@citato.example'`,
  );
  await copyRows(client, 'users', { id: 'b.id', email: `'${email}'` }, 'bench_user b on t.id = b.old_id');
  await client.query(
    `insert into organisations (id, created_at) select id, now() from bench_user;
     insert into members (organisation_id, user_id, role, created_at) select id, id, 'owner', now() from bench_user`,
  );
  await copyRows(client, 'entitlements', { user_id: 'b.id' }, 'bench_user b on t.user_id = b.old_id');
  await client.query(
    `insert into companies (id, user_id, name, website_url, created_at)
     select gen_random_uuid(), id, 'Azienda ' || n, 'https://azienda-' || n || '.example', now()
     from bench_user, generate_series(1, ${String(companies)}) n`,
  );
  await client.query(
    `create temp table bench_copies on commit drop as
     select gen_random_uuid() as id, c.id as company_id, c.user_id, s.id as old_id
     from (select c.id, c.user_id, row_number() over () as number from companies c join bench_user b on b.id = c.user_id) c,
       generate_series(1, ${String(promptsPerCompany)}) p
     join lateral (select id from bench_sources
       where place = (c.number * ${String(promptsPerCompany)} + p) % all_prompts) s on true`,
  );
  for (const [table, { key, changed }] of Object.entries(COPIED))
    await copyRows(client, table, changed, `bench_copies c on t.${key} = c.old_id`);
  await client.query('commit');
}

/** One statement that copies a table's rows: every column as it is but those that name their owner. */
async function copyRows(
  client: pg.Client,
  table: string,
  changed: Readonly<Record<string, string>>,
  join: string,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `t.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} t join ${join}`,
  );
}
