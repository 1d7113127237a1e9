import type pg from 'pg';

/** A table as it is copied; a partitioned one stands for its parts. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}
/** A part of a partitioned table, with the bounds as PostgreSQL writes them. */
export interface Partition {
  readonly name: string;
  readonly parent: string;
  readonly bound: string;
}
/** Where a counter of rows stands. */
export interface SequenceState {
  readonly name: string;
  readonly value: string;
}

const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by c.relname`;

const PARTITIONS = `
  select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition
  order by c.relname`;

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

const FOREIGN_KEYS = `
  select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conname`;

export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  return (await client.query<CopiedTable>(TABLES)).rows;
}

export async function listPartitions(client: pg.ClientBase): Promise<Partition[]> {
  return (await client.query<Partition>(PARTITIONS)).rows;
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  return (await client.query<SequenceState>(SEQUENCES)).rows;
}

/** The constraints between tables: dropped while they are filled, and checked when they are added again. */
export async function listForeignKeys(
  client: pg.ClientBase,
): Promise<{ name: string; table: string; definition: string }[]> {
  return (await client.query<{ name: string; table: string; definition: string }>(FOREIGN_KEYS)).rows;
}

/** True where nobody has made a table, view or counter yet. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1",
  );
  return rowCount === 0;
}
