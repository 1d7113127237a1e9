import { and, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm';
import { endedAnalyses, analysisResults, citations } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { monitoringData } from '../tables.ts';

export interface Scope {
  readonly companyId: OwnedPrompt['company']['id'];
  /** The company's prompts to look at. */
  readonly promptIds: readonly PromptId[];
}

/** The ok answers of ended analyses in the scope of each prompt's current figures. */
export const inScope = ({ companyId, promptIds }: Scope) =>
  and(
    eq(endedAnalyses.companyId, companyId),
    inArray(analysisResults.promptId, [...promptIds]),
    eq(analysisResults.status, 'ok'),
    gte(analysisResults.day, sql`(${monitoringData.periodStart} at time zone 'Europe/Rome')::date`),
  );

/** How many sites are cited, and how many answers cite any. */
export async function countCitations(
  db: Queryable,
  scope: Scope,
): Promise<{ domains: number; answers: number }> {
  const [row] = await db
    .select({ domains: countDistinct(citations.domain), answers: countDistinct(citations.resultId) })
    .from(citations)
    .innerJoin(analysisResults, eq(analysisResults.id, citations.resultId))
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisResults.analysisId))
    .innerJoin(monitoringData, eq(monitoringData.promptId, analysisResults.promptId))
    .where(inScope(scope));
  return row ?? { domains: 0, answers: 0 };
}
