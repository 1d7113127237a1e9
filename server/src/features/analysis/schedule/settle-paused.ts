import { holdPromptsAsSystem } from '#features/companies';
import type { PromptId, AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { unschedule } from '../store/schedule.ts';
import { scheduleLive } from './schedule-live.ts';

/**
 * Follows prompts that were paused or go on, by their state now: paused ones have no next run, the others have one
 * again. Doing it again changes nothing.
 */
export async function settlePaused(
  deps: AnalysisDeps,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const live = await holdPromptsAsSystem(tx, promptIds);
    const paused = live.filter(({ prompt }) => !prompt.isActive).map(({ prompt }) => prompt.id);
    await unschedule(tx, paused);
    await scheduleLive(deps, tx, { userId, live });
  });
}
