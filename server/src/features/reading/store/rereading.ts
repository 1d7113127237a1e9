import type { RereadingProgress } from '@citato/contract';
import { EXTRACTOR_VERSION } from '@citato/mentions';
import { type SQL, and, asc, count, eq, gt, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import {
  endedAnalyses,
  analysisResults,
  answerTexts,
  citations,
  type CitationRow,
  type ResultRow,
} from '#features/answers';
import { isPromptArchived, type OwnedPromptId } from '#features/companies';
import type { AnalysisId, CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import type { Queryable } from '#platform/db';
import { modelReadings, type ModelReadingRow } from '../tables.ts';

/** An answer that still has its text, with what was said about it beside the text. */
export interface OldAnswer {
  readonly result: ResultRow;
  readonly text: string;
  readonly modelReading: ModelReadingRow | null;
  /** Sources the engine named beside its text. */
  readonly named: readonly CitationRow[];
}

const hasText = and(
  eq(answerTexts.resultId, analysisResults.id),
  eq(answerTexts.createdAt, analysisResults.createdAt),
);
/** Two ranges instead of "not equal", so that an index finds the few among the many. */
const isReadByAnother = or(
  lt(analysisResults.extractorVersion, EXTRACTOR_VERSION),
  gt(analysisResults.extractorVersion, EXTRACTOR_VERSION),
);

/** Whose answers, and which state of its company's names they are to be read under. */
interface ReadingTarget {
  readonly promptId: OwnedPromptId;
  readonly namesRevision: number;
  /** Only answers from this day on, ahead of their turn; null: every answer in its turn. */
  readonly aheadFrom: RomeDay | null;
}

/**
 * Answers of a prompt that are to be read again. The figures may use one that was read ahead of its turn, and it is read
 * again in its turn.
 */
const isOutdated = ({ promptId, namesRevision, aheadFrom }: ReadingTarget) =>
  aheadFrom === null
    ? and(
        eq(analysisResults.promptId, promptId),
        or(
          ne(analysisResults.namesRevision, namesRevision),
          eq(analysisResults.isReadAhead, true),
          isReadByAnother,
        ),
      )
    : and(
        eq(analysisResults.promptId, promptId),
        gte(analysisResults.day, aheadFrom),
        ne(analysisResults.namesRevision, namesRevision),
      );

/** The answers of a prompt since a day that have their text, and how many of them are read under these names. */
export async function countReadings(
  db: Queryable,
  {
    promptId,
    namesRevision,
    firstDay,
  }: Pick<ReadingTarget, 'promptId' | 'namesRevision'> & { firstDay: RomeDay },
): Promise<RereadingProgress> {
  const isDone = eq(analysisResults.namesRevision, namesRevision);
  const [row] = await db
    .select({ total: count(), done: sql`count(*) filter (where ${isDone})`.mapWith(Number) })
    .from(analysisResults)
    .innerJoin(answerTexts, hasText)
    .where(and(eq(analysisResults.promptId, promptId), gte(analysisResults.day, firstDay)));
  return row ?? { done: 0, total: 0 };
}

/** The oldest answers that are to be read again, day by day, at most `limit`; those whose text was purged are none. */
export async function listOutdatedAnswers(
  db: Queryable,
  { limit, ...target }: ReadingTarget & { limit: number },
): Promise<OldAnswer[]> {
  return selectAnswers(db, isOutdated(target), limit);
}

/** The answers of analyses that wait for a model to read them, by analysis, engine by engine. */
export async function listUnread(
  db: Queryable,
  analysisIds: readonly AnalysisId[],
): Promise<Map<AnalysisId, OldAnswer[]>> {
  const isUnread = and(
    inArray(analysisResults.analysisId, [...analysisIds]),
    eq(analysisResults.rulesBecause, 'not_reached'),
  );
  const unread = (await selectAnswers(db, isUnread, null)).toSorted(
    ({ result: a }, { result: b }) => compareText(a.engine, b.engine) || a.sample - b.sample,
  );
  return Map.groupBy(unread, ({ result }) => result.analysisId);
}

/** Failures that pass by themselves or are repaired; a model's own bad output is not asked for again. */
const PASSING = ['over_budget', 'timeout', 'unavailable', 'misconfigured'] as const;

/** The oldest answers of ended analyses since a moment that a model failed to read and was not asked for again. */
export async function listFailedReadings(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<OldAnswer[]> {
  const isFailed = and(
    inArray(analysisResults.rulesBecause, [...PASSING]),
    isNull(analysisResults.readerRetriedAt),
    gte(analysisResults.createdAt, since),
    // Invented answers are not read again by a model.
    ne(analysisResults.engine, 'demo'),
    inArray(analysisResults.analysisId, db.select({ id: endedAnalyses.id }).from(endedAnalyses)),
    not(isPromptArchived(analysisResults.promptId)),
  );
  return selectAnswers(db, isFailed, limit);
}

async function selectAnswers(
  db: Queryable,
  condition: SQL | undefined,
  limit: number | null,
): Promise<OldAnswer[]> {
  const query = db
    .select({ result: analysisResults, text: answerTexts.text, modelReading: modelReadings })
    .from(analysisResults)
    .innerJoin(answerTexts, hasText)
    .leftJoin(modelReadings, eq(modelReadings.resultId, analysisResults.id))
    .where(condition)
    .orderBy(asc(analysisResults.day), asc(analysisResults.createdAt), asc(analysisResults.id));
  const rows = await (limit === null ? query : query.limit(limit));
  const ids = rows.map(({ result }) => result.id);
  if (ids.length === 0) return [];
  const named = await db
    .select()
    .from(citations)
    .where(and(inArray(citations.resultId, ids), eq(citations.namedByEngine, true)))
    .orderBy(asc(citations.position));
  const byAnswer = Map.groupBy(named, ({ resultId }) => resultId);
  return rows.map((row) => ({ ...row, named: byAnswer.get(row.result.id) ?? [] }));
}

/** Companies with answers that another version of the reader has read and whose text is still there; archived prompts wait. */
export async function listCompaniesReadByAnother(db: Queryable): Promise<CompanyId[]> {
  const rows = await db
    .selectDistinct({ companyId: endedAnalyses.companyId })
    .from(analysisResults)
    .innerJoin(answerTexts, hasText)
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisResults.analysisId))
    .where(and(isReadByAnother, not(isPromptArchived(analysisResults.promptId))));
  return rows.map(({ companyId }) => companyId);
}
