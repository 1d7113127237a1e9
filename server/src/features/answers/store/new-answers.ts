import { type InferSelectModel, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ResultId } from '#lib/ids';
import { type Queryable, type Transaction, executeOften, prepareInsert } from '#platform/db';
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
import { insertBeside } from './evidence-of-answers.ts';

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
 * A sample that has its answer keeps it, a failed one is replaced by an answer; gives the ids of what was stored. The key
 * is named: on a spread database it is wider.
 */
export const KEEP_ANSWERED = sql`on conflict on constraint uq_analysis_results_sample do update set ${REPLACED}
    where analysis_results.status = 'failed' and (excluded.status <> 'failed' or excluded.failure_kind = 'cut_off')
    returning id`;

const prepareResults = prepareInsert(analysisResults, KEEP_ANSWERED);

/** Stores a batch; a sample that has its answer already keeps it, a failed one is replaced by an answer. */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<void> {
  const stored = await insertResults(
    tx,
    answers.map(({ result }) => result),
  );
  const kept = answers.filter(({ result }) => stored.has(result.id));
  const beside = {
    companyIds: [...new Set(kept.map(({ result }) => result.companyId))],
    resultIds: [...stored],
  };
  const insert = async <T extends PgTable>(
    table: T,
    rows: readonly Omit<InferSelectModel<T>, 'companyId'>[],
  ): Promise<void> => {
    if (rows.length > 0) await executeOften(tx, insertBeside(table, { ...beside, rows }));
  };
  await insert(
    answerTexts,
    kept.flatMap(({ result: { id: resultId, promptId, createdAt }, text }) =>
      text === null ? [] : [{ resultId, promptId, text, createdAt }],
    ),
  );
  await insert(
    mentions,
    kept.flatMap((one) => one.mentions),
  );
  await insert(
    citations,
    kept.flatMap((one) => one.citations),
  );
  await insert(
    readingDisagreements,
    kept.flatMap((one) => one.disagreements),
  );
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
