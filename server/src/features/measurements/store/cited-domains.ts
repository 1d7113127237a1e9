import { countDistinct, desc, eq, sql } from 'drizzle-orm';
import { analysisResults, citations } from '#features/answers';
import type { Queryable } from '#platform/db';
import { type Scope, inScope } from './sources.ts';

/** Sites by the answers that cite them, most cited first. */
export async function listCitedDomains(
  db: Queryable,
  { limit, ...scope }: Scope & { limit: number },
): Promise<{ domain: string; answers: number }[]> {
  const answers = countDistinct(citations.resultId);
  const { ended, starts, isCounted } = inScope(db, scope);
  return db
    .select({ domain: citations.domain, answers })
    .from(citations)
    .innerJoin(analysisResults, eq(analysisResults.id, citations.resultId))
    .innerJoin(ended, eq(ended.id, analysisResults.analysisId))
    .innerJoin(starts, sql`starts."promptId" = ${analysisResults.promptId}`)
    .where(isCounted)
    .groupBy(citations.domain)
    .orderBy(desc(answers), citations.domain)
    .limit(limit);
}
