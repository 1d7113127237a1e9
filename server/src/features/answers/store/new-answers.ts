import { type InferSelectModel, type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, type Transaction, insertRows, renderOnce } from '#platform/db';
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

/** Every column of a row that takes the place of another. */
const REPLACED = renderOnce(
  sql.join(
    Object.values(getTableColumns(analysisResults)).map(
      ({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
    ),
    sql`, `,
  ),
);

/** Stores a batch; a sample that has its answer already keeps it, a failed one is replaced by an answer. */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<void> {
  if (answers.length > 0)
    await tx.execute(sql`with ${partsThatStore(answers, sql`true`)} select from stored`);
}

/**
 * The same as `with` parts of a statement, of which `stored` gives the ids of the rows that were new.
 * @param isWanted a condition on the columns of `analysis_results`; the other answers are left out
 */
export function partsThatStore(answers: readonly NewAnswer[], isWanted: SQL): SQL {
  const texts = answers.flatMap(({ result, text }) =>
    text === null
      ? []
      : [{ resultId: result.id, promptId: result.promptId, text, createdAt: result.createdAt }],
  );
  const parts = [...listRows(answerTexts, texts), ...listEvidence(answers)];
  const stored = sql`stored as (
    ${insertRows(
      analysisResults,
      answers.map(({ result }) => result),
    )} where ${isWanted}
    on conflict (analysis_id, engine, sample) do update set ${REPLACED}
    where analysis_results.status = 'failed' and (excluded.status <> 'failed' or excluded.failure_kind = 'cut_off')
    returning id)`;
  const ofStored = parts.map((insert) => sql`${insert} where result_id in (select id from stored)`);
  return sql.join([stored, ...nameParts(ofStored)], sql`, `);
}

function listEvidence(evidence: readonly ReadEvidence[]): SQL[] {
  return [
    ...listRows(
      mentions,
      evidence.flatMap((one) => one.mentions),
    ),
    ...listRows(
      citations,
      evidence.flatMap((one) => one.citations),
    ),
    ...listRows(
      readingDisagreements,
      evidence.flatMap((one) => one.disagreements),
    ),
  ];
}

function listRows<T extends PgTable>(table: T, rows: readonly InferSelectModel<T>[]): SQL[] {
  return rows.length === 0 ? [] : [insertRows(table, rows)];
}

function nameParts(inserts: readonly SQL[]): SQL[] {
  return inserts.map((insert, index) => sql`${sql.identifier(`insert_${String(index)}`)} as (${insert})`);
}

/** Makes the partition that holds the texts of a month; does nothing when it is there. */
export async function ensureTextPartition(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select ensure_answer_texts_partition(${moment.toISOString()}::timestamptz)`);
}
