import type { EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { endedAnalyses, analysisResults } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, uuidsParameter } from '#platform/db';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { type MeasuredScope, endedOf, isInScope } from './measured-scope.ts';

/** Whether each ended analysis of the days was finished with an ok answer, by prompt, oldest first. */
export async function listOutcomes(
  tx: Transaction,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, { day: RomeDay; isFinished: boolean }[]>> {
  const rows = await tx
    .select({
      promptId: endedAnalyses.promptId,
      day: endedAnalyses.day,
      isFinished: endedAnalyses.isFinished,
    })
    .from(endedAnalyses)
    .where(
      and(
        sql`${endedAnalyses.promptId} = any (${uuidsParameter(promptIds)})`,
        gte(endedAnalyses.day, window.firstDay),
        lte(endedAnalyses.day, window.lastDay),
      ),
    )
    .orderBy(asc(endedAnalyses.createdAt), asc(endedAnalyses.id))
    .prepare('measurements_outcomes')
    .execute();
  return Map.groupBy(rows, ({ promptId }) => promptId);
}

/** Whether one engine gave an ok answer in each ended analysis that asked it, since a day, oldest first. */
export async function listOutcomesOfEngine(
  db: Queryable,
  { engine, firstDay, ...scope }: MeasuredScope & { engine: EngineId; firstDay: RomeDay },
): Promise<{ promptId: PromptId; day: RomeDay; isAnswered: boolean }[]> {
  const ended = endedOf(db, scope, (day) => gte(day, firstDay));
  return db
    .select({
      promptId: ended.promptId,
      day: ended.day,
      isAnswered: sql<boolean>`bool_or(${analysisResults.status} = 'ok')`,
    })
    .from(ended)
    .innerJoin(analysisResults, eq(analysisResults.analysisId, ended.id))
    .where(and(isInScope(analysisResults, scope), eq(analysisResults.engine, engine)))
    .groupBy(ended.id, ended.promptId, ended.day, ended.createdAt)
    .orderBy(asc(ended.createdAt), asc(ended.id));
}

/** The day of a prompt's last ended analysis: the last of its scope. */
export async function findLastDay(db: Queryable, promptId: OwnedPromptId): Promise<RomeDay | null> {
  const [row] = await db
    .select({ day: endedAnalyses.day })
    .from(endedAnalyses)
    .where(eq(endedAnalyses.promptId, promptId))
    .orderBy(desc(endedAnalyses.day))
    .limit(1);
  return row?.day ?? null;
}

/** The first and the last day on which an analysis of these prompts ended; null while there is none. */
export async function findMeasuredSpan(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<{ firstDay: RomeDay; lastDay: RomeDay } | null> {
  const [row] = await db
    .select({
      firstDay: sql<RomeDay | null>`min(${endedAnalyses.day})::text`,
      lastDay: sql<RomeDay | null>`max(${endedAnalyses.day})::text`,
    })
    .from(endedAnalyses)
    .where(sql`${endedAnalyses.promptId} = any (${uuidsParameter(promptIds)})`);
  const { firstDay = null, lastDay = null } = row ?? {};
  return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
}
