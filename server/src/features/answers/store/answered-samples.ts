import { sql } from 'drizzle-orm';
import type { AnalysisId } from '#lib/ids';
import { type Queryable, uuidsParameter } from '#platform/db';
import { type ResultRow, analysisResults } from '../tables.ts';

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
  const { analysisId, engine, sample, status, failureKind, namesRevision, brandPresent } = analysisResults;
  const isNamed = sql<boolean>`coalesce(${brandPresent}, false)`;
  const rows = await db
    .select({ analysisId, engine, sample, status, failureKind, namesRevision, isNamed })
    .from(analysisResults)
    .where(sql`${analysisId} = any (${uuidsParameter(analysisIds)})`)
    .prepare('answers_answered_samples')
    .execute();
  return Map.groupBy(rows, (row) => row.analysisId);
}
