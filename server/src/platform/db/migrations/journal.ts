import type pg from 'pg';

/** A migration that was applied to a database. */
export interface Applied {
  readonly name: string;
  readonly checksum: string;
  /** The migration that a build must know to run on the schema after it; null: the build before may go on. */
  readonly needs: string | null;
}

/** Where the schema says what was applied to it. */
const CREATE = `
  create table if not exists schema_migrations (
    name text constraint pk_schema_migrations primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * The two columns are younger than the table. One migration stands under another name, so that builds before 0066, which
 * read no `needs`, begin it and are refused (`server/migrations/0073_drop_what_older_builds_used.sql`).
 */
const LIST = `
  select coalesce(to_jsonb(journal) ->> 'true_name', name) as name, checksum, to_jsonb(journal) ->> 'needs' as needs
  from schema_migrations journal order by 1`;

type Reader = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

export async function createJournal(client: pg.Client): Promise<void> {
  await client.query(CREATE);
}

/** What was applied to this database, by name. */
export async function readJournal(db: Reader): Promise<readonly Applied[]> {
  return (await db.query<Applied>(LIST)).rows;
}

export async function recordApplied(client: pg.Client, { name, checksum, needs }: Applied): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  if (needs !== null)
    await client.query('update schema_migrations set needs = $2 where name = $1', [name, needs]);
}
