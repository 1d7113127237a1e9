import type { OwnedPrompt } from '#features/companies';
import { listLimits } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { decideDue, replanRun } from '../rules/due-prompts.ts';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { lockPromptStates } from '../store/prompt-states.ts';
import { reschedule } from '../store/schedule.ts';

/** Each at the first of its minutes that lies ahead, so that prompts restored together do not run together. */
export async function scheduleLive(
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
