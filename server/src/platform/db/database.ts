import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The pool; takes a connection only for the time of a query. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** One connection inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store function needs: it reads and writes the same in and outside a transaction. */
export type Queryable = Database | Transaction;

export function createDatabase({ url, poolSize }: { url: string; poolSize: number }): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  return drizzle(pool);
}
