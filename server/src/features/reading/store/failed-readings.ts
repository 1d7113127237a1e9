import { and, asc, gte, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import { analysisResults, endedAnalyses } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { AnalysisId, CompanyId, PromptId } from '#lib/ids';
import { type Queryable, isAnyOf } from '#platform/db';
import { type OldAnswer, selectAnswers } from './rereading.ts';

/** Failures that pass by themselves or are mended; what a model made of an answer is not asked for twice. */
const PASSING = ['over_budget', 'timeout', 'unavailable', 'misconfigured'] as const;

const isFailed = and(
  inArray(analysisResults.rulesBecause, [...PASSING]),
  isNull(analysisResults.readerRetriedAt),
  // Invented answers are read for nothing.
  ne(analysisResults.engine, 'demo'),
);

/** An analysis with answers a model failed to read and was not asked for again. */
export interface FailedAnalysis {
  readonly companyId: CompanyId;
  readonly promptId: PromptId;
  readonly analysisId: AnalysisId;
  readonly firstAt: Date;
}

/** Such analyses of all companies since a moment, the oldest first; after one of them where there are more. */
export async function listFailedAnalyses(
  db: Queryable,
  { since, after, limit }: { since: Date; after: FailedAnalysis | null; limit: number },
): Promise<FailedAnalysis[]> {
  const { companyId, promptId, analysisId, createdAt } = analysisResults;
  const firstAt = min(createdAt);
  const rows = await db
    .select({ companyId, promptId, analysisId, firstAt })
    .from(analysisResults)
    .where(and(isFailed, gte(createdAt, since)))
    .groupBy(companyId, promptId, analysisId)
    .having(
      after === null
        ? sql`true`
        : sql`(${firstAt}, ${analysisId}) > (${after.firstAt.toISOString()}::timestamptz, ${after.analysisId}::uuid)`,
    )
    .orderBy(asc(firstAt), asc(analysisId))
    .limit(limit);
  return rows.flatMap(({ firstAt: first, ...row }) => (first === null ? [] : [{ ...row, firstAt: first }]));
}

/** Of these analyses those that have ended. */
export async function listEnded(db: Queryable, analysisIds: readonly AnalysisId[]): Promise<Set<AnalysisId>> {
  const rows = await db
    .select({ id: endedAnalyses.id })
    .from(endedAnalyses)
    .where(isAnyOf(endedAnalyses.id, analysisIds));
  return new Set(rows.map(({ id }) => id));
}

/** The answers of a company's analyses since a moment that a model failed to read, oldest first. */
export async function listFailedReadings(
  db: Queryable,
  {
    companyId,
    analysisIds,
    since,
  }: { companyId: OwnedCompanyId; analysisIds: readonly AnalysisId[]; since: Date },
): Promise<OldAnswer[]> {
  const condition = and(
    isFailed,
    gte(analysisResults.createdAt, since),
    isAnyOf(analysisResults.analysisId, analysisIds),
  );
  return selectAnswers(db, { companyIds: [companyId], condition, limit: null });
}
