import { listPromptsAsSystem } from '#features/companies';
import { getLimits } from '#features/plans';
import { type PromptId, type RequestId, type UserId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { beginAnalysis } from './begin-analysis.ts';
import { decideDue } from './rules/due-prompts.ts';
import { ensureTextPartition } from './store/answers.ts';
import { lockDuePrompts, unschedule } from './store/prompt-states.ts';

const PROMPTS_PER_BATCH = 100;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Starts every prompt whose time has come, in batches that several schedulers can share without meeting. */
export async function scheduleDuePrompts(deps: AnalysisDeps): Promise<void> {
  const now = deps.clock.now();
  for (const moment of [now, new Date(now.getTime() + WEEK_MS)]) {
    // Retried: making a partition can meet answers that are just being written.
    await withTransaction(deps.db, (tx) => ensureTextPartition(tx, moment));
  }
  for (;;) {
    const due = await withTransaction(deps.db, (tx) => startBatch(deps, tx, now));
    if (due < PROMPTS_PER_BATCH) return;
  }
}

async function startBatch(deps: AnalysisDeps, tx: Transaction, now: Date): Promise<number> {
  const due = await lockDuePrompts(tx, { now, limit: PROMPTS_PER_BATCH });
  const dueIds = due.map(({ promptId }) => promptId);
  const live = await listPromptsAsSystem(tx, dueIds);
  const enabled = await listEnabledUsers(tx, new Set(due.map(({ userId }) => userId)));
  const started = new Set<PromptId>();
  for (const owned of live) {
    const { isActive } = owned.prompt;
    const promptAnalysisEnabled = enabled.has(owned.company.userId);
    if (decideDue({ promptAnalysisEnabled, isActive }) !== 'run') continue;
    await beginAnalysis(deps, tx, { owned, trigger: 'scheduled', requestId: newId<RequestId>() });
    started.add(owned.prompt.id);
  }
  await unschedule(
    tx,
    dueIds.filter((promptId) => !started.has(promptId)),
  );
  return due.length;
}

async function listEnabledUsers(tx: Transaction, userIds: ReadonlySet<UserId>): Promise<Set<UserId>> {
  const enabled = new Set<UserId>();
  for (const userId of userIds) {
    const { limits } = await getLimits(tx, userId);
    if (limits.promptAnalysisEnabled) enabled.add(userId);
  }
  return enabled;
}
