import { countDistinct, desc, eq } from 'drizzle-orm';
import { endedAnalyses, analysisResults, citations } from '#features/answers';
import type { Queryable } from '#platform/db';
import { monitoringData } from '../tables.ts';
import { type Scope, inScope } from './sources.ts';

/** Sites by the answers that cite them, most cited first. */
export async function listCitedDomains(
  db: Queryable,
  { limit, ...scope }: Scope & { limit: number },
): Promise<{ domain: string; answers: number }[]> {
  const answers = countDistinct(citations.resultId);
  return db
    .select({ domain: citations.domain, answers })
    .from(citations)
    .innerJoin(analysisResults, eq(analysisResults.id, citations.resultId))
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisResults.analysisId))
    .innerJoin(monitoringData, eq(monitoringData.promptId, analysisResults.promptId))
    .where(inScope(scope))
    .groupBy(citations.domain)
    .orderBy(desc(answers), citations.domain)
    .limit(limit);
}
