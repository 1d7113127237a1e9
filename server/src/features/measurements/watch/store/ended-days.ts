import { and, eq, lt } from 'drizzle-orm';
import { endedAnalyses } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';

/** Which of these prompts have an ended analysis of a day. */
export async function listEndedOn(
  db: Queryable,
  { promptIds, day }: { promptIds: readonly OwnedPromptId[]; day: RomeDay },
): Promise<Set<PromptId>> {
  return listPrompts(db, and(isAnyOf(endedAnalyses.promptId, promptIds), eq(endedAnalyses.day, day)));
}

/** Which of these prompts have an ended analysis of an earlier day. */
export async function listEndedBefore(
  db: Queryable,
  { promptIds, day }: { promptIds: readonly OwnedPromptId[]; day: RomeDay },
): Promise<Set<PromptId>> {
  if (promptIds.length === 0) return new Set();
  return listPrompts(db, and(isAnyOf(endedAnalyses.promptId, promptIds), lt(endedAnalyses.day, day)));
}

async function listPrompts(db: Queryable, condition: ReturnType<typeof and>): Promise<Set<PromptId>> {
  const rows = await db.selectDistinct({ id: endedAnalyses.promptId }).from(endedAnalyses).where(condition);
  return new Set(rows.map(({ id }) => id));
}
