import pg from 'pg';

export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

/** Rows and checksum of every table, added up by PostgreSQL itself: none of the product's code has a part in it. */
export async function sumTables(url: string): Promise<Map<string, TableSum>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sums = new Map<string, TableSum>();
    for (const name of await listTables(client)) {
      const { rows } = await client.query<TableSum>(
        `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as checksum
         from ${pg.escapeIdentifier(name)} t`,
      );
      sums.set(name, rows[0] ?? { rows: 0, checksum: '0' });
    }
    return sums;
  } finally {
    await client.end();
  }
}

/** A partitioned table stands for its parts; the tables the seeding left behind are unlogged and dropped before. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  return rows.map(({ name }) => name);
}
