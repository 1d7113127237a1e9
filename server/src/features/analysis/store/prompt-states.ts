import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, PromptId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, executeOften, jsonParameter } from '#platform/db';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import { type AnalysisRow, analyses, promptStates } from '../tables.ts';

export type PromptStateRow = typeof promptStates.$inferSelect;

/** Creates the state when it is missing and locks it: the holder of the lock decides whether an analysis starts. */
export async function lockPromptState(
  tx: Transaction,
  { promptId, userId }: { promptId: OwnedPromptId; userId: AccountId },
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

/** The same for many prompts of a user, in one order. */
export async function lockPromptStates(
  tx: Transaction,
  { promptIds, userId }: { promptIds: readonly OwnedPromptId[]; userId: AccountId },
): Promise<PromptStateRow[]> {
  if (promptIds.length === 0) return [];
  const ordered = promptIds.toSorted();
  await tx
    .insert(promptStates)
    .values(ordered.map((promptId) => ({ promptId, userId })))
    .onConflictDoNothing();
  return tx
    .select()
    .from(promptStates)
    .where(inArray(promptStates.promptId, ordered))
    .orderBy(asc(promptStates.promptId))
    .for('update');
}

/** Replaces a prompt's state. */
export async function replacePromptState(
  tx: Transaction,
  { promptId, ...state }: typeof promptStates.$inferInsert & { promptId: OwnedPromptId },
): Promise<void> {
  await tx
    .insert(promptStates)
    .values({ promptId, ...state })
    .onConflictDoUpdate({ target: promptStates.promptId, set: state });
}

/** Marks many prompts as running, each with its analysis. */
export async function markInProgress(
  tx: Transaction,
  { started, startedAt }: { started: readonly { promptId: PromptId; id: AnalysisId }[]; startedAt: Date },
): Promise<void> {
  if (started.length === 0) return;
  const pairs = jsonParameter(started.map(({ promptId, id }) => ({ promptId, id })));
  await tx.execute(sql`
    update prompt_states
    set status = 'in_progress', running_analysis_id = fresh."id", started_at = ${startedAt.toISOString()}
    from jsonb_to_recordset(${pairs}) as fresh ("promptId" uuid, "id" uuid)
    where prompt_states.prompt_id = fresh."promptId"`);
}

/** The state a prompt gets when its analysis ends. */
export interface EndedState {
  readonly promptId: PromptId;
  readonly analysisId: AnalysisId;
  readonly lastOutcome: AnalysisOutcome;
  readonly nextRunAt: Date | null;
}

/** Sets prompts idle, each unless another analysis runs for it. */
export async function markIdle(
  tx: Transaction,
  { ended, lastProcessedAt }: { ended: readonly EndedState[]; lastProcessedAt: Date },
): Promise<void> {
  await executeOften(
    tx,
    sql`
    update prompt_states
    set status = 'idle', running_analysis_id = null, last_processed_at = ${lastProcessedAt.toISOString()},
      last_outcome = fresh."lastOutcome", next_run_at = fresh."nextRunAt"
    from jsonb_to_recordset(${jsonParameter(ended)})
      as fresh ("promptId" uuid, "analysisId" uuid, "lastOutcome" text, "nextRunAt" timestamptz)
    where prompt_states.prompt_id = fresh."promptId" and prompt_states.running_analysis_id = fresh."analysisId"`,
  );
}

/** The analyses that run for any of these prompts. */
export async function listRunning(db: Queryable, promptIds: readonly PromptId[]): Promise<AnalysisId[]> {
  if (promptIds.length === 0) return [];
  const rows = await db
    .select({ id: promptStates.runningAnalysisId })
    .from(promptStates)
    .where(and(inArray(promptStates.promptId, [...promptIds]), isNotNull(promptStates.runningAnalysisId)));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function isIdle(db: Queryable, promptId: OwnedPromptId): Promise<boolean> {
  const [state] = await db
    .select({ status: promptStates.status })
    .from(promptStates)
    .where(eq(promptStates.promptId, promptId));
  return state?.status === 'idle';
}

/** What the prompt's last analysis came to, after answers came late. */
export async function reviseLastOutcome(
  tx: Transaction,
  { promptId, outcome }: { promptId: OwnedPromptId; outcome: AnalysisOutcome },
): Promise<void> {
  await tx.update(promptStates).set({ lastOutcome: outcome }).where(eq(promptStates.promptId, promptId));
}

/** A prompt's state with the analysis it waits for, null when idle. */
export interface StateWithAnalysis {
  readonly state: PromptStateRow;
  readonly running: AnalysisRow | null;
}

/** The states of a user's prompts; found by prompt, so that the length of the history does not matter. */
export async function listStatesOfUser(db: Queryable, userId: AccountId): Promise<StateWithAnalysis[]> {
  return db
    .select({ state: promptStates, running: analyses })
    .from(promptStates)
    .leftJoin(analyses, eq(analyses.id, promptStates.runningAnalysisId))
    .where(eq(promptStates.userId, userId));
}
