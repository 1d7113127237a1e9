import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { decideDue, replanRun } from '../rules/due-prompts.ts';
import { forgetAttempts } from '../store/engine-attempts.ts';
import { claimAnalyses } from '../store/fences.ts';
import { listRunning, lockPromptStates } from '../store/prompt-states.ts';
import { reschedule, unschedule } from '../store/schedule.ts';
import { type OwnedPrompt, holdPromptsAsSystem, listPromptsAsSystem } from '#features/companies';
import { listLimits } from '#features/plans';
import type { PromptId, AccountId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { startFirstAnalyses } from '../start/start-first-analyses.ts';

/**
 * Follows prompts of an account into the archive and out of it, by their state now: archived prompts run no more and
 * have no next run, restored ones have one again. Doing it again changes nothing.
 */
export async function settleArchived(
  deps: AnalysisDeps,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<void> {
  await endRuns(deps, promptIds);
  await startFirstAnalyses(deps, promptIds);
  await withTransaction(deps.db, async (tx) => {
    const live = await holdPromptsAsSystem(tx, promptIds);
    const isLive = new Set<PromptId>(live.map(({ prompt }) => prompt.id));
    const archived = promptIds.filter((id) => !isLive.has(id));
    await unschedule(tx, archived);
    await forgetAttempts(tx, archived);
    await scheduleLive(deps, tx, { userId, live });
  });
}

/** Ends what runs for archived prompts with the answers there are; its worker is fenced off. */
async function endRuns(deps: AnalysisDeps, promptIds: readonly PromptId[]): Promise<void> {
  const live = await listPromptsAsSystem(deps.db, promptIds);
  const isLive = new Set<PromptId>(live.map(({ prompt }) => prompt.id));
  const archived = promptIds.filter((id) => !isLive.has(id));
  const analysisIds = await listRunning(deps.db, archived);
  if (analysisIds.length === 0) return;
  const claimed = await claimAnalyses(deps.db, { analysisIds, now: deps.clock.now() });
  await Promise.all(
    claimed.map((analysis) => deps.endings.add({ analysis, subject: null, collection: null })),
  );
}

/** Each at the first of its minutes that lies ahead, so that prompts restored together do not run together. */
async function scheduleLive(
  { clock }: AnalysisDeps,
  tx: Transaction,
  { userId, live }: { userId: AccountId; live: readonly OwnedPrompt[] },
): Promise<void> {
  const { promptAnalysisEnabled = false } = (await listLimits(tx, [userId])).get(userId) ?? {};
  const due = live.filter(
    ({ prompt: { isActive } }) => decideDue({ promptAnalysisEnabled, isActive }) === 'run',
  );
  const states = await lockPromptStates(tx, { promptIds: due.map(({ prompt }) => prompt.id), userId });
  const now = clock.now();
  const waiting = states.filter(({ status, nextRunAt }) => status === 'idle' && nextRunAt === null);
  if (waiting.length === 0) return;
  await reschedule(
    tx,
    waiting.map(({ promptId, lastProcessedAt }) => ({
      promptId,
      nextRunAt: replanRun({ promptId, now, lastRunAt: lastProcessedAt }),
    })),
  );
}
