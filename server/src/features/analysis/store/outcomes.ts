import type { EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { analyses, analysisResults } from '../tables.ts';
import { hasEnded } from './analysis-states.ts';

/** Whether each ended analysis of the days was finished with an ok answer, by prompt, oldest first. */
export async function listOutcomes(
  tx: Transaction,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, boolean[]>> {
  const rows = await tx
    .select({ promptId: analyses.promptId, status: analyses.status })
    .from(analyses)
    .where(
      and(
        inArray(analyses.promptId, [...promptIds]),
        gte(analyses.day, window.firstDay),
        lte(analyses.day, window.lastDay),
        hasEnded,
      ),
    )
    .orderBy(asc(analyses.createdAt), asc(analyses.id));
  const byPrompt = Map.groupBy(rows, ({ promptId }) => promptId);
  return new Map([...byPrompt].map(([id, ended]) => [id, ended.map(({ status }) => status === 'finished')]));
}

/** Whether one engine gave an ok answer in each ended analysis that asked it, since a day, oldest first. */
export async function listOutcomesOfEngine(
  db: Queryable,
  {
    promptIds,
    engine,
    firstDay,
  }: { promptIds: readonly OwnedPromptId[]; engine: EngineId; firstDay: RomeDay },
): Promise<{ promptId: PromptId; day: RomeDay; isAnswered: boolean }[]> {
  return db
    .select({
      promptId: analyses.promptId,
      day: analyses.day,
      isAnswered: sql<boolean>`bool_or(${analysisResults.status} = 'ok')`,
    })
    .from(analyses)
    .innerJoin(analysisResults, eq(analysisResults.analysisId, analyses.id))
    .where(
      and(
        inArray(analyses.promptId, [...promptIds]),
        gte(analyses.day, firstDay),
        hasEnded,
        eq(analysisResults.engine, engine),
      ),
    )
    .groupBy(analyses.id)
    .orderBy(asc(analyses.createdAt), asc(analyses.id));
}

/** The day of a prompt's last ended analysis: the last of its scope. */
export async function findLastDay(db: Queryable, promptId: OwnedPromptId): Promise<RomeDay | null> {
  const [row] = await db
    .select({ day: analyses.day })
    .from(analyses)
    .where(and(eq(analyses.promptId, promptId), hasEnded))
    .orderBy(desc(analyses.day))
    .limit(1);
  return row?.day ?? null;
}
