import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { PromptId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, jsonParameter } from '#platform/db';
import { type AnalysisStatus, analyses, promptStates } from '../tables.ts';

/** Locks idle prompts that are due; those another scheduler holds are skipped. */
export async function lockDuePrompts(
  tx: Transaction,
  { dueBy, limit }: { dueBy: Date; limit: number },
): Promise<{ promptId: PromptId; userId: AccountId }[]> {
  return tx
    .select({ promptId: promptStates.promptId, userId: promptStates.userId })
    .from(promptStates)
    .where(and(eq(promptStates.status, 'idle'), lte(promptStates.nextRunAt, dueBy)))
    .orderBy(promptStates.nextRunAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Locks idle prompts whose next run lies beyond a moment; those another scheduler holds are skipped. */
export async function lockScheduledBeyond(
  tx: Transaction,
  { moment, limit }: { moment: Date; limit: number },
): Promise<PromptId[]> {
  const rows = await tx
    .select({ promptId: promptStates.promptId })
    .from(promptStates)
    .where(and(eq(promptStates.status, 'idle'), gt(promptStates.nextRunAt, moment)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ promptId }) => promptId);
}

/** Sets other times for prompts to run at. */
export async function reschedule(
  tx: Transaction,
  runs: readonly { promptId: PromptId; nextRunAt: Date }[],
): Promise<void> {
  await tx.execute(sql`
    update prompt_states set next_run_at = fresh."nextRunAt"
    from jsonb_to_recordset(${jsonParameter(runs)}) as fresh ("promptId" uuid, "nextRunAt" timestamptz)
    where prompt_states.prompt_id = fresh."promptId"`);
}

/** Prompts that no longer run by themselves. */
export async function unschedule(tx: Transaction, promptIds: readonly PromptId[]): Promise<void> {
  if (promptIds.length === 0) return;
  await tx
    .update(promptStates)
    .set({ nextRunAt: null })
    .where(inArray(promptStates.promptId, [...promptIds]));
}

/**
 * What was due before a moment and has not ended since, longest first, of all accounts or of some; `running` is null while
 * it has not begun.
 */
export async function listDueBefore(
  db: Queryable,
  { moment, limit, users }: { moment: Date; limit: number; users?: readonly AccountId[] | undefined },
): Promise<
  { promptId: PromptId; userId: AccountId; nextRunAt: Date | null; running: AnalysisStatus | null }[]
> {
  const { promptId, userId, nextRunAt, runningAnalysisId } = promptStates;
  return db
    .select({ promptId, userId, nextRunAt, running: analyses.status })
    .from(promptStates)
    .leftJoin(analyses, eq(analyses.id, runningAnalysisId))
    .where(and(lt(nextRunAt, moment), users && inArray(userId, [...users])))
    .orderBy(asc(nextRunAt))
    .limit(limit);
}
