import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { ResultId } from '#lib/ids';
import {
  type Queryable,
  type Transaction,
  executeOften,
  insertRows,
  prepareInsert,
  renderOnce,
} from '#platform/db';
import {
  type CitationRow,
  type DisagreementRow,
  type MentionRow,
  type ResultRow,
  analysisResults,
  answerTexts,
  citations,
  mentions,
  readingDisagreements,
} from '../tables.ts';
import { type RowBeside, insertBeside, insertFor } from './evidence-of-answers.ts';

/** The rows a reading leaves beside the answer's own. */
export interface ReadEvidence {
  readonly mentions: readonly MentionRow[];
  readonly citations: readonly CitationRow[];
  readonly disagreements: readonly DisagreementRow[];
}

/** One answer with everything read from it, ready to be stored. */
export interface NewAnswer extends ReadEvidence {
  readonly result: ResultRow;
  /** Null when there is no text worth keeping. */
  readonly text: string | null;
}

/** Every column of a row that takes the place of another; the company is the same. */
const REPLACED = sql.join(
  Object.values(getTableColumns(analysisResults))
    .filter(({ name }) => name !== analysisResults.companyId.name)
    .map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

/**
 * A sample that has its answer keeps it, a failed one is replaced by an answer; gives what was stored. The key is named:
 * on a spread database it is wider.
 */
export const KEEP_ANSWERED =
  renderOnce(sql`on conflict on constraint uq_analysis_results_sample do update set ${REPLACED}
    where analysis_results.status = 'failed' and (excluded.status <> 'failed' or excluded.failure_kind = 'cut_off')
    returning id, company_id`);

const prepareResults = prepareInsert(analysisResults, KEEP_ANSWERED);

/** Stores a batch; a sample that has its answer already keeps it, a failed one is replaced by an answer. */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<void> {
  const stored = await insertResults(
    tx,
    answers.map(({ result }) => result),
  );
  const kept = answers.filter(({ result }) => stored.has(result.id));
  const companyIds = [...new Set(kept.map(({ result }) => result.companyId))];
  const resultIds = [...stored];
  const inserts = listBeside(kept, (table, rows) => insertBeside(table, { rows, companyIds, resultIds }));
  for (const insert of inserts) await executeOften(tx, insert);
}

/**
 * The same as the parts of a `with`, for one PostgreSQL: rows that parts take from one another would have to go to every
 * node of a spread one.
 * @param isWanted a condition on the columns of `analysis_results`; other answers are left out
 */
export function partsThatStore(answers: readonly NewAnswer[], isWanted: SQL): SQL {
  const results = insertRows(
    analysisResults,
    answers.map(({ result }) => result),
  );
  const stored = sql`stored as (${results} where ${isWanted} ${KEEP_ANSWERED})`;
  const beside = listBeside(answers, (table, rows) => {
    const name = sql.identifier(`new_${getTableConfig(table).name}`);
    return sql`${name} as (${insertFor(table, rows, sql`stored`)})`;
  });
  return sql.join([stored, ...beside], sql`, `);
}

/** What stands beside answers, table by table that has rows of them. */
function listBeside(
  answers: readonly NewAnswer[],
  write: <T extends PgTable>(table: T, rows: readonly RowBeside<T>[]) => SQL,
): SQL[] {
  const texts = answers.flatMap(({ result: { id: resultId, promptId, createdAt }, text }) =>
    text === null ? [] : [{ resultId, promptId, text, createdAt }],
  );
  const listFor = <T extends PgTable>(table: T, rows: readonly RowBeside<T>[]): SQL[] =>
    rows.length === 0 ? [] : [write(table, rows)];
  return [
    ...listFor(answerTexts, texts),
    ...listFor(
      mentions,
      answers.flatMap((one) => one.mentions),
    ),
    ...listFor(
      citations,
      answers.flatMap((one) => one.citations),
    ),
    ...listFor(
      readingDisagreements,
      answers.flatMap((one) => one.disagreements),
    ),
  ];
}

/** The answers' own rows; gives those that were new. */
async function insertResults(tx: Transaction, results: readonly ResultRow[]): Promise<Set<ResultId>> {
  const stored = new Set<ResultId>();
  for (const insert of prepareResults(results)) {
    const { rows } = await executeOften<{ id: ResultId }>(tx, insert);
    for (const { id } of rows) stored.add(id);
  }
  return stored;
}

/** Makes the partition that holds the texts of a month; does nothing when it is there. */
export async function ensureTextPartition(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select ensure_answer_texts_partition(${moment.toISOString()}::timestamptz)`);
}
