import { type SQL, and, countDistinct, eq, gte, sql } from 'drizzle-orm';
import { analysisResults, citations } from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, jsonParameter } from '#platform/db';
import { endedOf } from './measured-scope.ts';

export interface Scope {
  readonly companyId: OwnedCompanyId;
  /** The company's prompts to look at, and the first day of each one's current figures. */
  readonly prompts: readonly { readonly promptId: OwnedPromptId; readonly firstDay: RomeDay }[];
}

/** How many sites are cited, and how many answers cite any. */
export async function countCitations(
  db: Queryable,
  scope: Scope,
): Promise<{ domains: number; answers: number }> {
  const { ended, starts, isCounted } = inScope(db, scope);
  const [row] = await db
    .select({ domains: countDistinct(citations.domain), answers: countDistinct(citations.resultId) })
    .from(citations)
    .innerJoin(analysisResults, eq(analysisResults.id, citations.resultId))
    .innerJoin(ended, eq(ended.id, analysisResults.analysisId))
    .innerJoin(starts, sql`starts."promptId" = ${analysisResults.promptId}`)
    .where(isCounted);
  return row ?? { domains: 0, answers: 0 };
}

/**
 * The ok answers of ended analyses in the scope of each prompt's current figures. Where each begins comes as a
 * parameter: it stands in another table, of which a spread database would know no sizes here.
 */
export function inScope(
  db: Queryable,
  { companyId, prompts }: Scope,
): { ended: ReturnType<typeof endedOf>; starts: SQL; isCounted: SQL | undefined } {
  const promptIds = prompts.map(({ promptId }) => promptId);
  const first = prompts.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
  return {
    ended: endedOf(db, { companyIds: [companyId], promptIds }, (day) => gte(day, first)),
    starts: sql`jsonb_to_recordset(${jsonParameter(prompts)}) as starts ("promptId" uuid, "firstDay" date)`,
    isCounted: and(
      eq(citations.companyId, companyId),
      eq(analysisResults.companyId, companyId),
      eq(analysisResults.status, 'ok'),
      sql`${analysisResults.day} >= starts."firstDay"`,
    ),
  };
}
