import {
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
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, RequestId, ResultId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
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

/** The most parameters of a statement is 65,535; a mention has nine. */
const ROWS_PER_STATEMENT = 2000;

/** Every column of a row that takes the place of another. */
const REPLACED = Object.fromEntries(
  Object.entries(getTableColumns(analysisResults)).map(([key, { name }]) => [
    key,
    sql`excluded.${sql.identifier(name)}`,
  ]),
);

/**
 * Stores a batch; a sample that has its answer already keeps it, one that failed gives way to an answer.
 * Gives the rows that were new.
 */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<Set<ResultId>> {
  if (answers.length === 0) return new Set();
  const stored = await tx
    .insert(analysisResults)
    .values(answers.map(({ result }) => result))
    .onConflictDoUpdate({
      target: [analysisResults.analysisId, analysisResults.engine, analysisResults.sample],
      set: REPLACED,
      setWhere: sql`${analysisResults.status} = 'failed' and excluded.status <> 'failed'`,
    })
    .returning({ id: analysisResults.id });
  const ids = new Set(stored.map(({ id }) => id));
  const fresh = answers.filter(({ result }) => ids.has(result.id));
  const texts = fresh.flatMap(({ result, text }) =>
    text === null
      ? []
      : [{ resultId: result.id, promptId: result.promptId, text, createdAt: result.createdAt }],
  );
  for (const rows of inChunks(texts)) await tx.insert(answerTexts).values(rows);
  for (const rows of inChunks(fresh.flatMap(({ judgement }) => judgement ?? [])))
    await tx.insert(judgements).values(rows);
  await insertEvidence(tx, fresh);
  return ids;
}

/** Writes what readings found; whatever stood there before is the caller's to remove. */
export async function insertEvidence(tx: Transaction, evidence: readonly ReadEvidence[]): Promise<void> {
  for (const rows of inChunks(evidence.flatMap((one) => one.mentions)))
    await tx.insert(mentions).values(rows);
  for (const rows of inChunks(evidence.flatMap((one) => one.citations)))
    await tx.insert(citations).values(rows);
  for (const rows of inChunks(evidence.flatMap((one) => one.disagreements)))
    await tx.insert(judgeDisagreements).values(rows);
}

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from(
    { length: Math.ceil(rows.length / ROWS_PER_STATEMENT) },
    (_, index) => index * ROWS_PER_STATEMENT,
  );
  return starts.map((start) => rows.slice(start, start + ROWS_PER_STATEMENT));
}

/** The samples of an analysis that have their answer. */
export async function listAnswered(db: Queryable, analysisId: AnalysisId) {
  return db
    .select({
      engine: analysisResults.engine,
      sample: analysisResults.sample,
      status: analysisResults.status,
      failureKind: analysisResults.failureKind,
    })
    .from(analysisResults)
    .where(eq(analysisResults.analysisId, analysisId));
}

/** The answers of a prompt's ended analyses of a day with what they mention: the rows every number is computed from. */
export async function listAnswersOfDay(
  tx: Transaction,
  { promptId, day }: { promptId: OwnedPromptId; day: RomeDay },
) {
  const { id, analysisId, engine, model, status } = analysisResults;
  const results = await tx
    .select({ id, analysisId, engine, model, status })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisId))
    .where(
      and(
        eq(analysisResults.promptId, promptId),
        eq(analysisResults.day, day),
        inArray(analyses.status, ['finished', 'failed']),
      ),
    )
    .orderBy(asc(engine), asc(analysisResults.createdAt), asc(id));
  const named = await listMentions(
    tx,
    results.map((result) => result.id),
  );
  return results.map((result) => ({ ...result, mentions: named.get(result.id) ?? [] }));
}

/** Where a page of answers begins: after this one, going back in time. */
export interface AnswerCursor {
  readonly createdAt: Date;
  readonly id: ResultId;
}

/** An answer's row, with PostgreSQL's own name for its state: another one after every reading. */
export interface ListedAnswer {
  readonly result: ResultRow;
  readonly requestId: RequestId;
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
  return db
    .select({
      result: analysisResults,
      requestId: analyses.requestId,
      version: sql<string>`${analysisResults}.xmin::text`,
    })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(and(eq(analysisResults.promptId, promptId), ...matches(db, filter), older))
    .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
    .limit(limit);
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
