import { and, count, eq, gte, sql } from 'drizzle-orm';
import { analysisResults, citations } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';
import { type MeasuredScope, listEnded } from './measured-scope.ts';

/** The ended analyses of prompts since a day. */
export function listEndedSince(db: Queryable, { firstDay, ...scope }: MeasuredScope & { firstDay: RomeDay }) {
  return listEnded(db, scope, (day) => gte(day, firstDay));
}

/** How many ok answers of a company's analyses cite any site. */
export async function countCitingAnswers(
  db: Queryable,
  { companyId, analysisIds }: { companyId: OwnedCompanyId; analysisIds: readonly AnalysisId[] },
): Promise<number> {
  const [row] = await db
    .select({ answers: count() })
    .from(analysisResults)
    .where(
      and(
        eq(analysisResults.companyId, companyId),
        isAnyOf(analysisResults.analysisId, analysisIds),
        eq(analysisResults.status, 'ok'),
        sql`exists (select 1 from ${citations}
          where ${citations.companyId} = ${companyId} and ${citations.resultId} = ${analysisResults.id})`,
      ),
    );
  return row?.answers ?? 0;
}
