import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { endedAnalyses, analysisResults } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { Queryable } from '#platform/db';
import type { DayWindow } from '../rules/thirty-day-window.ts';

/** The ok answers of a prompt's ended analyses over the days, newest first: those its rates are taken over. */
export async function listOkAnswers(
  db: Queryable,
  { promptId, window }: { promptId: OwnedPromptId; window: DayWindow },
) {
  const { id, analysisId, engine, createdAt, day } = analysisResults;
  const rows = await db
    .select({ id, analysisId, engine, createdAt })
    .from(analysisResults)
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisResults.analysisId))
    .where(
      and(
        eq(analysisResults.promptId, promptId),
        gte(day, window.firstDay),
        lte(day, window.lastDay),
        eq(analysisResults.status, 'ok'),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.toReversed();
}
