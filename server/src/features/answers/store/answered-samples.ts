import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnalysisId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ResultRow, analysisResults, mentions } from '../tables.ts';

/** A sample that has its row. */
export type AnsweredSample = Pick<
  ResultRow,
  'analysisId' | 'engine' | 'sample' | 'status' | 'failureKind' | 'namesRevision'
> & {
  /** It names the user's company. */
  readonly isNamed: boolean;
};

/** The samples of analyses that have their row, by analysis. */
export async function listAnswered(
  db: Queryable,
  analysisIds: readonly AnalysisId[],
): Promise<Map<AnalysisId, AnsweredSample[]>> {
  const { analysisId, engine, sample, status, failureKind, namesRevision } = analysisResults;
  const own = db
    .select({ one: sql`1` })
    .from(mentions)
    .where(and(eq(mentions.resultId, analysisResults.id), mentions.isOwn));
  const isNamed = sql<boolean>`exists ${own}`;
  const rows = await db
    .select({ analysisId, engine, sample, status, failureKind, namesRevision, isNamed })
    .from(analysisResults)
    .where(inArray(analysisId, [...analysisIds]));
  return Map.groupBy(rows, (row) => row.analysisId);
}
