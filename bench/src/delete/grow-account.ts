import type pg from 'pg';

/** How the rows of one table are copied within an account. */
interface GrownTable {
  readonly table: string;
  /** How a row (`t`) finds its answer or analysis among the copied (`c`). */
  readonly on: string;
  readonly changed: Readonly<Record<string, string>>;
}

const COPIES_PER_STATEMENT = 25;
const ofCopy = (id: string) => `bench_id(n || ${id}::text)`;

const GROWN: readonly GrownTable[] = [
  {
    table: 'analyses',
    on: 't.id in (select analysis_id from bench_account)',
    changed: { id: ofCopy('t.id'), request_id: 'gen_random_uuid()' },
  },
  {
    table: 'analysis_results',
    on: 't.id in (select id from bench_account)',
    changed: { id: ofCopy('t.id'), analysis_id: ofCopy('t.analysis_id') },
  },
  ...['answer_texts', 'mentions', 'citations'].map((table) => ({
    table,
    on: 't.result_id in (select id from bench_account)',
    changed: { result_id: ofCopy('t.result_id') },
  })),
];

/** Copies the answers of an account's prompts, with all that hangs on them, until it has so many; gives how many it has. */
export async function growAccount(
  client: pg.Client,
  { email, answers }: { email: string; answers: number },
): Promise<number> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query('drop table if exists bench_account');
  await client.query(
    `create unlogged table bench_account as
     select r.id, r.analysis_id from analysis_results r join prompts p on p.id = r.prompt_id
     join companies c on c.id = p.company_id join users u on u.id = c.user_id where u.email = $1`,
    [email],
  );
  const originals = Number((await client.query('select from bench_account')).rowCount);
  const copies = Math.max(0, Math.ceil(answers / originals) - 1);
  for (let first = 1; first <= copies; first += COPIES_PER_STATEMENT) {
    const last = Math.min(first + COPIES_PER_STATEMENT - 1, copies);
    for (const grown of GROWN) await client.query(await buildCopy(client, grown), [first, last]);
  }
  await client.query('set session_replication_role = origin; set synchronous_commit = on');
  await client.query('drop table bench_account');
  await client.query('vacuum analyze');
  return originals * (copies + 1);
}

async function buildCopy(client: pg.Client, { table, on, changed }: GrownTable): Promise<string> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const names = rows.map((row) => row.column_name);
  const values = names.map((name) => changed[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from generate_series($1::int, $2::int) n, ${table} t where ${on}`;
}
