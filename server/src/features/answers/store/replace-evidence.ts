import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { type Transaction, executeOften, isAnyOf, listColumns, readRows, renderOnce } from '#platform/db';
import { type MentionRow, type CitationRow, citations, mentions, readingDisagreements } from '../tables.ts';
import { type AnswersOfCompanies, insertBeside } from './evidence-of-answers.ts';
import type { ReadEvidence } from './new-answers.ts';

/**
 * The parts of a `with` that take away from these answers what is not among the evidence given. No part touches a row of
 * another, so that they lie on one machine as long as the answers do.
 */
export function partsThatTakeAway(of: AnswersOfCompanies, evidence: readonly ReadEvidence[]): SQL {
  const { named, cited, disagreed } = listRows(evidence);
  return sql.join(
    [
      takeAway(mentions, { ...of, rows: named }),
      takeAway(citations, { ...of, rows: cited }),
      takeAway(readingDisagreements, { ...of, rows: disagreed }),
    ],
    sql`, `,
  );
}

/** Writes the evidence given. Most of it stands there already: what is the same is not written again. */
export async function upsertEvidence(
  tx: Transaction,
  of: AnswersOfCompanies,
  evidence: readonly ReadEvidence[],
): Promise<void> {
  const { named, cited, disagreed } = listRows(evidence);
  await upsertRows(tx, mentions, { ...of, rows: named });
  await upsertRows(tx, citations, { ...of, rows: cited });
  await upsertRows(tx, readingDisagreements, { ...of, rows: disagreed });
}

function listRows(evidence: readonly ReadEvidence[]) {
  return {
    named: evidence.flatMap((one): readonly MentionRow[] => one.mentions),
    cited: evidence.flatMap((one): readonly CitationRow[] => one.citations),
    disagreed: evidence.flatMap((one) => one.disagreements),
  };
}

type RowsBeside<T extends PgTable> = AnswersOfCompanies & {
  readonly rows: readonly Omit<InferSelectModel<T>, 'companyId'>[];
};

/** What the statements about a table say around their parameters. */
interface TableText {
  readonly name: SQL;
  readonly companyId: SQL;
  /** What tells the rows of an answer apart. */
  readonly keys: SQL;
  readonly onConflict: SQL;
}

const texts = new WeakMap<PgTable, TableText>();

function takeAway<T extends PgTable>(table: T, { rows, companyIds, resultIds }: RowsBeside<T>): SQL {
  const { name, companyId, keys } = textOf(table);
  return sql`${name} as (delete from ${table} where ${isAnyOf(companyId, companyIds)}
    and ${isAnyOf(sql`result_id`, resultIds)}
    and (${keys}) not in (select ${keys} from ${readRows<PgTable>(table, rows)}))`;
}

async function upsertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  beside: RowsBeside<T>,
): Promise<void> {
  if (beside.rows.length === 0) return;
  await executeOften(tx, sql`${insertBeside(table, beside)}${textOf(table).onConflict}`);
}

function textOf(table: PgTable): TableText {
  const known = texts.get(table);
  if (known !== undefined) return known;
  const { name, columns, primaryKeys } = getTableConfig(table);
  const [key] = primaryKeys;
  if (key === undefined) throw new Error(`${name} has no key of several columns`);
  const own = new Set([...key.columns.map((column) => column.name), 'company_id']);
  const others = columns.filter((column) => !own.has(column.name));
  const list = (prefix: SQL) =>
    sql.join(
      others.map((column) => sql`${prefix}.${sql.identifier(column.name)}`),
      sql`, `,
    );
  const set = sql.join(
    others.map((column) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`),
    sql`, `,
  );
  const text = {
    name: renderOnce(sql`${sql.identifier(`gone_${name}`)}`),
    companyId: renderOnce(sql`${sql.identifier(name)}.company_id`),
    keys: renderOnce(listColumns(key.columns)),
    onConflict:
      renderOnce(sql` on conflict on constraint ${sql.identifier(key.getName())} do update set ${set}
      where (${list(sql`${table}`)}) is distinct from (${list(sql`excluded`)})`),
  };
  texts.set(table, text);
  return text;
}
