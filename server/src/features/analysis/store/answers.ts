import {
  type InferSelectModel,
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  lte,
  ne,
  not,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, RequestId, ResultId } from '#lib/ids';
import { type Queryable, type Transaction, insertRows } from '#platform/db';
import type { AnswerFilter } from '../rules/answer-filter.ts';
import type { RomeDay } from '../rules/rome-time.ts';
import {
  analyses,
  analysisResults,
  answerTexts,
  citations,
  judgeDisagreements,
  judgements,
  mentions,
} from '../tables.ts';

export type ResultRow = typeof analysisResults.$inferSelect;
export type MentionRow = typeof mentions.$inferSelect;
export type CitationRow = typeof citations.$inferSelect;
export type JudgementRow = typeof judgements.$inferSelect;
type DisagreementRow = typeof judgeDisagreements.$inferSelect;

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

/** A sample that has its row. */
export type AnsweredSample = Pick<
  ResultRow,
  'analysisId' | 'engine' | 'sample' | 'status' | 'failureKind' | 'namesRevision'
>;

/** The samples of analyses that have their row, by analysis. */
export async function listAnswered(
  db: Queryable,
  analysisIds: readonly AnalysisId[],
): Promise<Map<AnalysisId, AnsweredSample[]>> {
  const { analysisId, engine, sample, status, failureKind, namesRevision } = analysisResults;
  const rows = await db
    .select({ analysisId, engine, sample, status, failureKind, namesRevision })
    .from(analysisResults)
    .where(inArray(analysisId, [...analysisIds]));
  return Map.groupBy(rows, (row) => row.analysisId);
}

/** The answers of prompts' ended analyses of a day with what they mention: the rows every number is computed from. */
export async function listAnswersOfDay(
  tx: Transaction,
  { promptIds, day }: { promptIds: readonly OwnedPromptId[]; day: RomeDay },
) {
  const { id, promptId, analysisId, engine, model, status } = analysisResults;
  const results = await tx
    .select({ id, promptId, analysisId, engine, model, status })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisId))
    .where(
      and(
        inArray(promptId, [...promptIds]),
        eq(analysisResults.day, day),
        inArray(analyses.status, ['finished', 'failed']),
      ),
    )
    .orderBy(asc(engine), asc(analysisResults.createdAt), asc(id));
  const named = await listMentionFacts(
    tx,
    results.map((result) => result.id),
  );
  return results.map((result) => ({ ...result, mentions: named.get(result.id) ?? [] }));
}

/** What is counted of the mentions of answers. */
async function listMentionFacts(tx: Transaction, resultIds: readonly ResultId[]) {
  if (resultIds.length === 0) return new Map<ResultId, never[]>();
  const { resultId, companyKey: key, name, isOwn, position, occurrences, sentiment, aspects } = mentions;
  const rows = await tx
    .select({ resultId, key, name, isOwn, position, occurrences, sentiment, aspects })
    .from(mentions)
    .where(inArray(resultId, [...resultIds]))
    .orderBy(asc(position), asc(key));
  return Map.groupBy(rows, (row) => row.resultId);
}

/** Where a page of answers begins: after this one, going back in time. */
export interface AnswerCursor {
  readonly createdAt: Date;
  readonly id: ResultId;
}

/** An answer's place on a page, with PostgreSQL's own name for the state of its row: another one after every reading. */
export interface ListedAnswer extends AnswerCursor {
  readonly version: string;
}

/** A page of a prompt's answers that fit the filter, newest first. */
export async function listAnswerPage(
  db: Queryable,
  {
    promptId,
    filter,
    after,
    limit,
  }: { promptId: OwnedPromptId; filter: AnswerFilter; after: AnswerCursor | null; limit: number },
): Promise<ListedAnswer[]> {
  const older =
    after === null
      ? undefined
      : sql`(${analysisResults.createdAt}, ${analysisResults.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const { id, createdAt } = analysisResults;
  return db
    .select({ id, createdAt, version: sql<string>`${analysisResults}.xmin::text` })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(and(eq(analysisResults.promptId, promptId), ...matches(db, filter), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The rows of answers with the request each was asked for; none for an answer that is gone. */
export async function listResults(
  db: Queryable,
  ids: readonly ResultId[],
): Promise<{ result: ResultRow; requestId: RequestId }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ result: analysisResults, requestId: analyses.requestId })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(inArray(analysisResults.id, [...ids]));
}

/** How many of a prompt's answers fit the filter. */
export async function countAnswers(
  db: Queryable,
  { promptId, filter }: { promptId: OwnedPromptId; filter: AnswerFilter },
): Promise<number> {
  const [row] = await db
    .select({ answers: count() })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(and(eq(analysisResults.promptId, promptId), ...matches(db, filter)));
  return row?.answers ?? 0;
}

function matches(db: Queryable, { engine, presence, companyKey, window }: AnswerFilter): (SQL | undefined)[] {
  return [
    engine === null ? undefined : eq(analysisResults.engine, engine),
    ...isPresent(db, { presence, companyKey }),
    ...(window === null
      ? []
      : [
          // The moment bounds the walk along the index; the day decides.
          gte(analysisResults.createdAt, window.start),
          gte(analysisResults.day, window.firstDay),
          lte(analysisResults.day, window.lastDay),
          inArray(analyses.status, ['finished', 'failed']),
        ]),
  ];
}

function isPresent(
  db: Queryable,
  { presence, companyKey }: Pick<AnswerFilter, 'presence' | 'companyKey'>,
): (SQL | undefined)[] {
  if (presence === null) return [];
  if (presence === 'uncounted') return [ne(analysisResults.status, 'ok')];
  if (companyKey === null) return [eq(analysisResults.brandPresent, presence === 'named')];
  const naming = exists(
    db
      .select({ one: sql`1` })
      .from(mentions)
      .where(and(eq(mentions.resultId, analysisResults.id), eq(mentions.companyKey, companyKey))),
  );
  return [eq(analysisResults.status, 'ok'), presence === 'named' ? naming : not(naming)];
}

/** Raw texts of answers, by answer; the moments let the planner skip the months that cannot hold them. */
export async function listTexts(
  db: Queryable,
  results: readonly Pick<ResultRow, 'id' | 'createdAt'>[],
): Promise<Map<ResultId, string>> {
  if (results.length === 0) return new Map();
  const rows = await db
    .select({ resultId: answerTexts.resultId, text: answerTexts.text })
    .from(answerTexts)
    .where(
      and(
        inArray(
          answerTexts.resultId,
          results.map(({ id }) => id),
        ),
        inArray(
          answerTexts.createdAt,
          results.map(({ createdAt }) => createdAt),
        ),
      ),
    );
  return new Map(rows.map(({ resultId, text }) => [resultId, text]));
}

/** What answers mention, by answer, in the order of first naming. */
export async function listMentions(
  db: Queryable,
  resultIds: readonly ResultId[],
): Promise<Map<ResultId, MentionRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(mentions)
    .where(inArray(mentions.resultId, [...resultIds]))
    .orderBy(asc(mentions.position), asc(mentions.companyKey));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

export async function listCitations(
  db: Queryable,
  resultIds: readonly ResultId[],
): Promise<Map<ResultId, CitationRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(citations)
    .where(inArray(citations.resultId, [...resultIds]))
    .orderBy(asc(citations.position));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

/** Makes the partition that holds the texts of a month; does nothing when it is there. */
export async function ensureTextPartition(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select ensure_answer_texts_partition(${moment.toISOString()}::timestamptz)`);
}
