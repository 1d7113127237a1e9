import { createHash } from 'node:crypto';
import { type QueryResult } from 'pg';
import { type Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement whose text is always the same: a connection parses and plans it once, under a name derived from the
 * text. For the few statements that every answer needs; a varying text would leave a plan behind each time.
 */
export async function executeOften<Row extends Record<string, unknown>>(
  db: Queryable,
  statement: SQL | Query,
): Promise<QueryResult<Row>> {
  const query = statement instanceof SQL ? dialect.sqlToQuery(statement) : statement;
  const known = names.get(query.sql);
  const name = known ?? `often_${createHash('sha256').update(query.sql).digest('hex').slice(0, 32)}`;
  if (known === undefined) names.set(query.sql, name);
  return execute(db, query, name);
}

/** Runs a statement that is written already and whose text varies: no connection keeps its plan. */
export async function executeOnce<Row extends Record<string, unknown>>(
  db: Queryable,
  query: Query,
): Promise<QueryResult<Row>> {
  return execute(db, query, undefined);
}

function execute<Row extends Record<string, unknown>>(
  db: Queryable,
  query: Query,
  name: string | undefined,
): Promise<QueryResult<Row>> {
  interface Prepared {
    execute: QueryResult<Row>;
    all: unknown;
    values: unknown;
  }
  return db._.session.prepareQuery<Prepared>(query, undefined, name, false).execute();
}
