import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { describeChanges } from '../finish/publish-ends.ts';
import { replanTomorrow } from '../rules/due-prompts.ts';
import { listKnownRequests } from '../store/analyses.ts';
import { lockPromptStates } from '../store/prompt-states.ts';
import { reschedule } from '../store/schedule.ts';
import { type OwnedPrompt, holdPromptsAsSystem } from '#features/companies';
import { type PromptId, type RequestId, type AccountId, toId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { decideBooking } from './book-analyses.ts';
import { startMany } from './start-many.ts';

/**
 * Starts the first analyses of new prompts that still exist, as many as their account may start, in as many statements
 * for hundreds as for one. Doing it again changes nothing: a prompt's id is the request id of its first analysis.
 */
export async function startFirstAnalyses(deps: AnalysisDeps, promptIds: readonly PromptId[]): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const held = await holdPromptsAsSystem(tx, promptIds);
    for (const [userId, ofUser] of Map.groupBy(held, ({ company }) => company.userId))
      await startOfUser(deps, tx, { userId, held: ofUser });
  });
}

async function startOfUser(
  deps: AnalysisDeps,
  tx: Transaction,
  { userId, held }: { userId: AccountId; held: readonly OwnedPrompt[] },
): Promise<void> {
  const now = deps.clock.now();
  const states = await lockPromptStates(tx, { promptIds: held.map(({ prompt }) => prompt.id), userId });
  const busy = new Set(
    states.filter(({ runningAnalysisId }) => runningAnalysisId !== null).map(({ promptId }) => promptId),
  );
  const asked = held.map((owned) => ({ owned, requestId: toId<RequestId>(owned.prompt.id) }));
  const known = await listKnownRequests(tx, { userId, requestIds: asked.map(({ requestId }) => requestId) });
  const wanted = asked.filter(({ owned, requestId }) => !known.has(requestId) && !busy.has(owned.prompt.id));
  if (wanted.length === 0) return;
  const { granted, limits } = await decideBooking(tx, { userId, wanted: wanted.length, now });
  await startMany(deps, tx, { starts: wanted.slice(0, granted), trigger: 'first', now });
  const refused = wanted.slice(granted).map(({ owned: { prompt, company } }) => ({
    userId,
    companyId: company.id,
    promptId: prompt.id,
  }));
  // Shown until now as about to start.
  await deps.live.publishAll(
    tx,
    refused.map((prompt) => describeChanges(prompt, now)),
  );
  if (!limits.promptAnalysisEnabled) return;
  // The account's number for the day is reached: the others begin with their automatic analysis of tomorrow.
  await reschedule(
    tx,
    refused.map(({ promptId }) => ({ promptId, nextRunAt: replanTomorrow({ promptId, now }) })),
  );
}
