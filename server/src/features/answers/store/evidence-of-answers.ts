import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { CompanyId, ResultId } from '#lib/ids';
import { isAnyOf, listColumns, readRows, renderOnce } from '#platform/db';
import { analysisResults } from '../tables.ts';

/** Answers and whose they are: what stands beside them lies where they do. */
export interface AnswersOfCompanies {
  readonly companyIds: readonly CompanyId[];
  readonly resultIds: readonly ResultId[];
}

/** A row that stands beside its answer, without the company it takes from there. */
export type RowBeside<T extends PgTable> = Omit<InferSelectModel<T>, 'companyId'>;

const texts = new WeakMap<PgTable, SQL>();

/**
 * `insert into … select …` of what stands beside stored answers. Each row takes its company from its answer, so that a
 * spread database writes it where the answer lies, without the way through its coordinator. May follow: `on conflict`.
 */
export function insertBeside<T extends PgTable>(
  table: T,
  { rows, companyIds, resultIds }: AnswersOfCompanies & { rows: readonly RowBeside<T>[] },
): SQL {
  return sql`${insertFor(table, rows, sql`${analysisResults}`)}
    where ${isAnyOf(sql`answer.company_id`, companyIds)} and ${isAnyOf(sql`answer.id`, resultIds)}`;
}

/**
 * The same for answers that are stored in the same statement.
 * @param answers the rows that were stored, with `id` and `company_id`
 */
export function insertFor<T extends PgTable>(table: T, rows: readonly RowBeside<T>[], answers: SQL): SQL {
  return sql`${textOf(table)}${readRows<PgTable>(table, rows)} as fresh
    join ${answers} as answer on answer.id = fresh.result_id`;
}

function textOf(table: PgTable): SQL {
  const known = texts.get(table);
  if (known !== undefined) return known;
  const { columns } = getTableConfig(table);
  const values = columns.map(({ name }) =>
    name === analysisResults.companyId.name ? sql`answer.company_id` : sql`fresh.${sql.identifier(name)}`,
  );
  const text = renderOnce(
    sql`insert into ${table} (${listColumns(columns)}) select ${sql.join(values, sql`, `)} from `,
  );
  texts.set(table, text);
  return text;
}
