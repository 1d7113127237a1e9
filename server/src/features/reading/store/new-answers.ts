import { type InferSelectModel, type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type CitationRow,
  type MentionRow,
  type ResultRow,
  analysisResults,
  answerTexts,
  citations,
  mentions,
} from '#features/answers';
import type { ResultId } from '#lib/ids';
import { type Queryable, type Transaction, insertRows } from '#platform/db';
import { type DisagreementRow, type JudgementRow, judgeDisagreements, judgements } from '../tables.ts';

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
  /** Null when no judge read it. */
  readonly judgement: JudgementRow | null;
}

/** Every column of a row that takes the place of another. */
const REPLACED = sql.join(
  Object.values(getTableColumns(analysisResults)).map(
    ({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
  ),
  sql`, `,
);

/**
 * Stores a batch; a sample that has its answer already keeps it, one that failed gives way to an answer.
 * Gives the rows that were new.
 */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<Set<ResultId>> {
  if (answers.length === 0) return new Set();
  const results = answers.map(({ result }) => result);
  const { rows: stored } = await tx.execute<{ id: ResultId }>(sql`
    ${insertRows(analysisResults, results)}
    on conflict (analysis_id, engine, sample) do update set ${REPLACED}
    where analysis_results.status = 'failed' and (excluded.status <> 'failed' or excluded.failure_kind = 'cut_off')
    returning id`);
  const ids = new Set(stored.map(({ id }) => id));
  const fresh = answers.filter(({ result }) => ids.has(result.id));
  const texts = fresh.flatMap(({ result, text }) =>
    text === null
      ? []
      : [{ resultId: result.id, promptId: result.promptId, text, createdAt: result.createdAt }],
  );
  await insertTogether(tx, [
    ...listRows(answerTexts, texts),
    ...listRows(
      judgements,
      fresh.flatMap(({ judgement }) => judgement ?? []),
    ),
    ...listEvidence(fresh),
  ]);
  return ids;
}

/** Writes what readings found; whatever stood there before is the caller's to remove. */
export async function insertEvidence(tx: Transaction, evidence: readonly ReadEvidence[]): Promise<void> {
  await insertTogether(tx, listEvidence(evidence));
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
      judgeDisagreements,
      evidence.flatMap((one) => one.disagreements),
    ),
  ];
}

function listRows<T extends PgTable>(table: T, rows: readonly InferSelectModel<T>[]): SQL[] {
  return rows.length === 0 ? [] : [insertRows(table, rows)];
}

/** Inserts into several tables by one statement: none of them refers to another. */
async function insertTogether(tx: Transaction, [last, ...others]: readonly SQL[]): Promise<void> {
  if (last === undefined) return;
  const first = others.map(
    (insert, index) => sql`${sql.identifier(`insert_${String(index)}`)} as (${insert})`,
  );
  await tx.execute(first.length === 0 ? last : sql`with ${sql.join(first, sql`, `)} ${last}`);
}

/** Makes the partition that holds the texts of a month; does nothing when it is there. */
export async function ensureTextPartition(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select ensure_answer_texts_partition(${moment.toISOString()}::timestamptz)`);
}
