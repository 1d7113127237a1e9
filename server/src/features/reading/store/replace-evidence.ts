import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { citations, mentions } from '#features/answers';
import type { ResultId } from '#lib/ids';
import { listColumns, readRows, uuidsParameter } from '#platform/db';
import { readingDisagreements } from '../tables.ts';
import type { ReadEvidence } from './new-answers.ts';

/**
 * The parts of a `with` that leave of these answers the evidence given and nothing else. Most of it stands there
 * already: what is the same is not written again. No part touches a row of another, and their text never changes.
 */
export function partsThatReplace(ids: readonly ResultId[], evidence: readonly ReadEvidence[]): SQL {
  const named = evidence.flatMap((one) => one.mentions);
  const cited = evidence.flatMap((one) => one.citations);
  const disagreed = evidence.flatMap((one) => one.disagreements);
  const parts = [
    replaceRows({ table: mentions, ids, rows: named }),
    replaceRows({ table: citations, ids, rows: cited }),
    replaceRows({ table: readingDisagreements, ids, rows: disagreed }),
  ];
  return sql.join(parts, sql`, `);
}

/** Leaves of the rows of these answers those given, told apart by the table's key. */
function replaceRows<T extends PgTable>({
  table,
  ids,
  rows,
}: {
  table: T;
  ids: readonly ResultId[];
  rows: readonly InferSelectModel<T>[];
}): SQL {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns);
  const others = columns.filter((column) => !keys.includes(column));
  const all = listColumns(columns);
  const part = (what: string) => sql.identifier(`${what}_${name}`);
  return sql`${part('fresh')} as materialized (select ${all} from ${readRows(table, rows)}),
    ${part('gone')} as (delete from ${table} where result_id = any (${uuidsParameter(ids)})
      and (${listColumns(keys)}) not in (select ${listColumns(keys)} from ${part('fresh')})),
    ${part('kept')} as (insert into ${table} (${all}) select ${all} from ${part('fresh')}
      on conflict (${listColumns(keys)}) do update set (${listColumns(others)}) = row (${excluded(others)})
      where (${stored(table, others)}) is distinct from (${excluded(others)}))`;
}

const excluded = (columns: readonly { name: string }[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql`excluded.${sql.identifier(name)}`),
    sql`, `,
  );

const stored = (table: PgTable, columns: readonly { name: string }[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  );
