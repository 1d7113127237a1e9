import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db';

/** The columns of every table, by table; parts of a divided table are no tables of their own. */
export async function readTables(db: Queryable): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition group by relname`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}
