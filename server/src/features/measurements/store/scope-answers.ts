import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { analysisResults } from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import { type Queryable, isAnyOf } from '#platform/db';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { listEnded } from './measured-scope.ts';

/** The ok answers of a prompt's ended analyses over the days, newest first: those its rates are taken over. */
export async function listOkAnswers(
  db: Queryable,
  {
    companyId,
    promptId,
    window: { firstDay, lastDay },
  }: { companyId: OwnedCompanyId; promptId: OwnedPromptId; window: DayWindow },
) {
  const scope = { companyIds: [companyId], promptIds: [promptId] };
  const isOfWindow = (day: PgColumn) => sql`${day} between ${firstDay} and ${lastDay}`;
  const ended = await listEnded(db, scope, isOfWindow);
  const analysisIds = ended.map((analysis) => analysis.id);
  const { id, analysisId, engine, createdAt, day } = analysisResults;
  const rows = await db
    .select({ id, analysisId, engine, createdAt })
    .from(analysisResults)
    .where(
      and(
        eq(analysisResults.companyId, companyId),
        eq(analysisResults.promptId, promptId),
        isOfWindow(day),
        isAnyOf(analysisId, analysisIds),
        eq(analysisResults.status, 'ok'),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.toReversed();
}
