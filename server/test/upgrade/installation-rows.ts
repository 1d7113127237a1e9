import pg from 'pg';

/** Made anew by whoever starts: counts, leases, news of the moment, and the installation's own keys. */
const LEFT_OUT = ['app_secrets', 'engine_slots', 'leases', 'live_events', 'plans', 'rate_limits'];

const TABLES = `
  select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attgenerated = '' and c.relname <> all ($1)
  group by c.relname order by c.relname`;

const COUNTERS = `
  select format('select setval(%L, %s);', sequencename, last_value) as statement from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

/** The rows of a database as statements, by table; `fillTables` writes them into an empty one of the same schema. */
export async function writeDownRows(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(TABLES, [LEFT_OUT]);
    const statements: string[] = [];
    for (const { name, columns } of tables) {
      const values = columns.map((column) => `coalesce(quote_literal(${column}::text), 'null')`).join(', ');
      const { rows } = await client.query<{ row: string }>(
        `select concat_ws(', ', ${values}) as row from ${name} order by 1`,
      );
      if (rows.length === 0) continue;
      const lines = rows.map(({ row }) => `(${row})`).join(',\n');
      statements.push(
        `insert into ${name} (${columns.join(', ')}) overriding system value values\n${lines};\n`,
      );
    }
    const { rows: counters } = await client.query<{ statement: string }>(COUNTERS);
    return [...statements, ...counters.map(({ statement }) => `${statement}\n`)].join('\n');
  } finally {
    await client.end();
  }
}

/** Puts written rows in the place of those that migrations made. */
export async function fillTables(url: string, rows: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES, [LEFT_OUT]);
    await client.query(
      `begin; set local session_replication_role = replica; truncate ${tables.map(({ name }) => name).join(', ')};
       ${rows}
       commit`,
    );
  } finally {
    await client.end();
  }
}
