import type { InferSelectModel, SQL, Table } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { executeOften, executeOnce } from '../execute-often.ts';
import { prepareValues } from '../insert-values.ts';

/** Statements of so few rows are of few texts, which a connection keeps. */
const FEW_ROWS = 8;
/** A text is kept for each number of rows up to here; a statement has 65,535 parameters at most. */
const MAX_ROWS = 200;

/**
 * Inserts rows of one company where they lie. What a statement costs there is mostly its way and its planning, at the
 * coordinator and at the node, so as many rows as can be go in one; `insert … select` of one parameter, which is best on
 * one PostgreSQL, takes the coordinator twice to four times as long.
 */
export function prepareNodeInsert<T extends Table, Row extends Record<string, unknown>>(
  table: T,
  ending: SQL,
): (tx: Transaction, rows: readonly InferSelectModel<T>[]) => Promise<Row[]> {
  const write = prepareValues(table, ending);
  return async (tx, rows) => {
    const returned: Row[] = [];
    for (let start = 0; start < rows.length; start += MAX_ROWS) {
      const part = rows.slice(start, start + MAX_ROWS);
      const run = part.length <= FEW_ROWS ? executeOften<Row> : executeOnce<Row>;
      returned.push(...(await run(tx, write(part))).rows);
    }
    return returned;
  };
}
