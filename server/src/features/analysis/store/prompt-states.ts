import { and, eq, inArray, lte } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, PromptId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import { promptStates } from '../tables.ts';

export type PromptStateRow = typeof promptStates.$inferSelect;

/** Makes the state when it is missing and locks it: whoever holds the lock decides whether an analysis starts. */
export async function lockPromptState(
  tx: Transaction,
  { promptId, userId }: { promptId: OwnedPromptId; userId: UserId },
): Promise<PromptStateRow> {
  await tx.insert(promptStates).values({ promptId, userId }).onConflictDoNothing();
  const [state] = await tx
    .select()
    .from(promptStates)
    .where(eq(promptStates.promptId, promptId))
    .for('update');
  if (state === undefined) throw new Error('The state of a held prompt is gone');
  return state;
}

/** Puts a state in the place of whatever is known of the prompt. */
export async function replacePromptState(
  tx: Transaction,
  { promptId, ...state }: typeof promptStates.$inferInsert & { promptId: OwnedPromptId },
): Promise<void> {
  await tx
    .insert(promptStates)
    .values({ promptId, ...state })
    .onConflictDoUpdate({ target: promptStates.promptId, set: state });
}

export async function markInProgress(
  tx: Transaction,
  { promptId, analysisId, startedAt }: { promptId: OwnedPromptId; analysisId: AnalysisId; startedAt: Date },
): Promise<void> {
  await tx
    .update(promptStates)
    .set({ status: 'in_progress', runningAnalysisId: analysisId, startedAt })
    .where(eq(promptStates.promptId, promptId));
}

export async function markIdle(
  tx: Transaction,
  {
    promptId,
    analysisId,
    ...ended
  }: {
    promptId: OwnedPromptId;
    analysisId: AnalysisId;
    lastProcessedAt: Date;
    lastOutcome: AnalysisOutcome;
    nextRunAt: Date | null;
  },
): Promise<void> {
  await tx
    .update(promptStates)
    .set({ status: 'idle', runningAnalysisId: null, ...ended })
    .where(and(eq(promptStates.promptId, promptId), eq(promptStates.runningAnalysisId, analysisId)));
}

/** Locks idle prompts whose time has come; those another scheduler holds are skipped. */
export async function lockDuePrompts(
  tx: Transaction,
  { now, limit }: { now: Date; limit: number },
): Promise<{ promptId: PromptId; userId: UserId }[]> {
  return tx
    .select({ promptId: promptStates.promptId, userId: promptStates.userId })
    .from(promptStates)
    .where(and(eq(promptStates.status, 'idle'), lte(promptStates.nextRunAt, now)))
    .orderBy(promptStates.nextRunAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function unschedule(tx: Transaction, promptIds: readonly PromptId[]): Promise<void> {
  if (promptIds.length === 0) return;
  await tx
    .update(promptStates)
    .set({ nextRunAt: null })
    .where(inArray(promptStates.promptId, [...promptIds]));
}

export async function listStatesOfUser(db: Queryable, userId: UserId): Promise<PromptStateRow[]> {
  return db.select().from(promptStates).where(eq(promptStates.userId, userId));
}
