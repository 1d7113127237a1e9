import { sql } from 'drizzle-orm';
import type { AnalysisId, CompanyId } from '#lib/ids';
import { type Queryable, isAnyOf } from '#platform/db';
import { type ResultRow, analysisResults } from '../tables.ts';

/** A sample that has its row. */
export type AnsweredSample = Pick<
  ResultRow,
  'analysisId' | 'engine' | 'sample' | 'status' | 'failureKind' | 'namesRevision'
> & {
  /** It names the user's company. */
  readonly isNamed: boolean;
};

/** An analysis, and whose it is. */
export interface AnalysisOfCompany {
  readonly id: AnalysisId;
  readonly companyId: CompanyId;
}

/** The samples of analyses that have their row, by analysis. */
export async function listAnswered(
  db: Queryable,
  analyses: readonly AnalysisOfCompany[],
): Promise<Map<AnalysisId, AnsweredSample[]>> {
  const { analysisId, engine, sample, status, failureKind, namesRevision, brandPresent } = analysisResults;
  const isNamed = sql<boolean>`coalesce(${brandPresent}, false)`;
  const companyIds = new Set(analyses.map(({ companyId }) => companyId));
  const analysisIds = analyses.map(({ id }) => id);
  const rows = await db
    .select({ analysisId, engine, sample, status, failureKind, namesRevision, isNamed })
    .from(analysisResults)
    .where(
      sql`${isAnyOf(analysisResults.companyId, [...companyIds])} and ${isAnyOf(analysisId, analysisIds)}`,
    )
    .prepare('answers_answered_samples')
    .execute();
  return Map.groupBy(rows, (row) => row.analysisId);
}
