import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { forgetAttempts } from '../store/engine-attempts.ts';
import { claimAnalyses } from '../store/fences.ts';
import { listRunning } from '../store/prompt-states.ts';
import { unschedule } from '../store/schedule.ts';
import { holdPromptsAsSystem, listPromptsAsSystem } from '#features/companies';
import type { PromptId, AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { startFirstAnalyses } from '../start/start-first-analyses.ts';
import { scheduleLive } from './schedule-live.ts';

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
