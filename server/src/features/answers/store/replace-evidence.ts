import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { ResultId } from '#lib/ids';
import { listColumns, readRows, renderOnce, uuidsParameter } from '#platform/db';
import { citations, mentions, readingDisagreements } from '../tables.ts';
import type { ReadEvidence } from './new-answers.ts';

/**
 * The parts of a `with` that replace the evidence of these answers. Most of it is stored already: equal rows are not
 * written again. No part touches a row of another, and the texts never change.
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

/** What the parts about a table say around its rows and the answers, which are their only parameters. */
interface PartsText {
  /** The SQL before the rows. */
  readonly fresh: SQL;
  /** The SQL between the rows and the answers. */
  readonly gone: SQL;
  readonly kept: SQL;
}

const texts = new WeakMap<PgTable, PartsText>();

/** Leaves of the rows of these answers those given, distinguished by the table's key. */
function replaceRows<T extends PgTable>({
  table,
  ids,
  rows,
}: {
  table: T;
  ids: readonly ResultId[];
  rows: readonly InferSelectModel<T>[];
}): SQL {
  const { fresh, gone, kept } = textOf(table);
  return sql`${fresh}${readRows(table, rows)}${gone}${uuidsParameter(ids)}${kept}`;
}

function textOf(table: PgTable): PartsText {
  const known = texts.get(table);
  if (known !== undefined) return known;
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns);
  const others = columns.filter((column) => !keys.includes(column));
  const all = listColumns(columns);
  const part = (what: string) => sql.identifier(`${what}_${name}`);
  const text = {
    fresh: renderOnce(sql`${part('fresh')} as materialized (select ${all} from `),
    gone: renderOnce(sql`), ${part('gone')} as (delete from ${table} where result_id = any (`),
    kept: renderOnce(sql`)
      and (${listColumns(keys)}) not in (select ${listColumns(keys)} from ${part('fresh')})),
    ${part('kept')} as (insert into ${table} (${all}) select ${all} from ${part('fresh')}
      on conflict (${listColumns(keys)}) do update set (${listColumns(others)}) = row (${excluded(others)})
      where (${stored(table, others)}) is distinct from (${excluded(others)}))`),
  };
  texts.set(table, text);
  return text;
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
