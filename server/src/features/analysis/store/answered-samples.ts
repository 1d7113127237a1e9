import { inArray } from 'drizzle-orm';
import type { AnalysisId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ResultRow, analysisResults } from '../tables.ts';

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
