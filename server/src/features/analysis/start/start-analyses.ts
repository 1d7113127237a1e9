import { api } from '@citato/contract';
import { holdOwnedPrompts } from '#features/companies';
import { type PromptId, type RequestId, type AccountId, newId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { countStartedByHand } from '../store/analyses.ts';
import { lockPromptStates } from '../store/prompt-states.ts';
import { decideBooking } from './book-analyses.ts';
import { startMany } from './start-many.ts';

interface StartedAnalyses {
  readonly started: number;
  readonly running: number;
  readonly refused: number;
}

/**
 * Starts an analysis of each of many prompts: those that run already are left alone, and where the plan has fewer left
 * the first of them, by their age, are started.
 */
export async function startAnalyses(
  deps: AnalysisDeps,
  {
    userId,
    promptIds,
    requestId,
  }: { userId: AccountId; promptIds: readonly PromptId[]; requestId?: string | undefined },
): Promise<StartedAnalyses> {
  return withTransaction(deps.db, async (tx) => {
    const owned = await holdOwnedPrompts(tx, { userId, promptIds });
    const states = await lockPromptStates(tx, { promptIds: owned.map(({ prompt }) => prompt.id), userId });
    const now = deps.clock.now();
    return answerOnce(
      tx,
      {
        userId,
        operation: 'analyses.start',
        requestId,
        parameters: { promptIds },
        now,
        schema: api.startAnalyses.responses[200],
      },
      async () => {
        const running = new Set<PromptId>(
          states
            .filter(({ runningAnalysisId }) => runningAnalysisId !== null)
            .map(({ promptId }) => promptId),
        );
        const idle = owned.filter(({ prompt }) => !running.has(prompt.id));
        const byHand = await countStartedByHand(tx, { promptIds, day: romeDay(now) });
        const { granted, limits } = await decideBooking(tx, { userId, wanted: idle.length, now });
        const startable = idle
          .filter(({ prompt }) => (byHand.get(prompt.id) ?? 0) < limits.manualAnalysesPerDay)
          .toSorted((a, b) => a.prompt.createdAt.getTime() - b.prompt.createdAt.getTime())
          .slice(0, granted);
        const starts = startable.map((one) => ({ owned: one, requestId: newId<RequestId>() }));
        await startMany(deps, tx, { starts, trigger: 'manual', now });
        return {
          started: starts.length,
          running: running.size,
          refused: idle.length - starts.length,
        };
      },
    );
  });
}
