import type { EngineId } from '@citato/contract';
import { and, asc, count, eq, getTableColumns, inArray, min } from 'drizzle-orm';
import type { PromptId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import { analyses, engineAttempts, promptStates } from '../tables.ts';

export type AttemptRow = typeof engineAttempts.$inferSelect;

/** A planned attempt with the Rome day of the analysis it completes. */
export type PlannedAttempt = AttemptRow & Pick<typeof analyses.$inferSelect, 'day'>;

/** What prompts still miss of engines. */
export async function listAttempts(db: Queryable, promptIds: readonly PromptId[]): Promise<PlannedAttempt[]> {
  return db
    .select({ ...getTableColumns(engineAttempts), day: analyses.day })
    .from(engineAttempts)
    .innerJoin(analyses, eq(analyses.id, engineAttempts.analysisId))
    .where(isAnyOf(engineAttempts.promptId, promptIds))
    .prepare('analysis_engine_attempts')
    .execute();
}

/** The engines that gave a user's prompts no answer when they were last asked, in one order however often they are asked. */
export async function listDownOfUser(db: Queryable, userId: AccountId): Promise<AttemptRow[]> {
  return db
    .select(getTableColumns(engineAttempts))
    .from(engineAttempts)
    .innerJoin(promptStates, eq(promptStates.promptId, engineAttempts.promptId))
    .where(and(eq(promptStates.userId, userId), engineAttempts.isDown))
    .orderBy(asc(engineAttempts.engine));
}

export async function saveAttempt(tx: Transaction, row: AttemptRow): Promise<void> {
  const { promptId: _, engine: __, ...rest } = row;
  await tx
    .insert(engineAttempts)
    .values(row)
    .onConflictDoUpdate({ target: [engineAttempts.promptId, engineAttempts.engine], set: rest });
}

export async function deleteAttempts(
  tx: Transaction,
  { promptId, engines }: { promptId: PromptId; engines: readonly EngineId[] },
): Promise<void> {
  if (engines.length === 0) return;
  await tx
    .delete(engineAttempts)
    .where(and(eq(engineAttempts.promptId, promptId), inArray(engineAttempts.engine, [...engines])));
}

/** Removes all planned attempts for these prompts. */
export async function forgetAttempts(tx: Transaction, promptIds: readonly PromptId[]): Promise<void> {
  if (promptIds.length === 0) return;
  await tx.delete(engineAttempts).where(inArray(engineAttempts.promptId, [...promptIds]));
}

/** Per engine: prompts that still miss answers of it, and when the next of them is tried. */
export async function countAttempts(
  db: Queryable,
): Promise<{ engine: EngineId; prompts: number; nextAttemptAt: Date | null }[]> {
  return db
    .select({
      engine: engineAttempts.engine,
      prompts: count(),
      nextAttemptAt: min(engineAttempts.nextAttemptAt),
    })
    .from(engineAttempts)
    .groupBy(engineAttempts.engine);
}
