import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** A part of a statement that is the same every time, written out once instead of whenever it is run. It has no parameters. */
export function renderOnce(part: SQL): SQL {
  const { sql: written, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error('A part that is written out once has no parameters');
  return sql.raw(written);
}
