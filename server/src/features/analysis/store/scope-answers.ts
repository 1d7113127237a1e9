import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { Queryable } from '#platform/db';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { analyses, analysisResults } from '../tables.ts';

/** The ok answers of a prompt's ended analyses over the days, newest first: those its rates are taken over. */
export async function listOkAnswers(
  db: Queryable,
  { promptId, window }: { promptId: OwnedPromptId; window: DayWindow },
) {
  const { id, analysisId, engine, createdAt, day } = analysisResults;
  const rows = await db
    .select({ id, analysisId, engine, createdAt })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(
      and(
        eq(analysisResults.promptId, promptId),
        gte(day, window.firstDay),
        lte(day, window.lastDay),
        eq(analysisResults.status, 'ok'),
        inArray(analyses.status, ['finished', 'failed']),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.toReversed();
}
