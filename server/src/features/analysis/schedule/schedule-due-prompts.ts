import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import type { AnalysisTrigger } from '../rules/analysis-allowance.ts';
import { decideDue, furthestRun, replanRun } from '../rules/due-prompts.ts';
import { lockDuePrompts, lockScheduledBeyond, reschedule, unschedule } from '../store/schedule.ts';
import { listPromptsAsSystem } from '#features/companies';
import { listLimits } from '#features/plans';
import { ensureTextPartition } from '#features/answers';
import { type RequestId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { type StartingDeps, startMany } from '../start/start-many.ts';

const PROMPTS_PER_BATCH = 1000;
/** While the database writes one batch, the next is planned; prompts locked by one are skipped by the other. */
const BATCHES_AT_A_TIME = 2;
const WEEK_MS = 7 * 24 * 3_600_000;

type SchedulerDeps = Pick<AnalysisFeatureDeps, 'db' | 'clock' | 'log'> & StartingDeps;

/** Starts every prompt that is due, in batches, so that several schedulers share the work. */
export async function scheduleDuePrompts(deps: SchedulerDeps): Promise<void> {
  const now = deps.clock.now();
  await preparePartitions(deps, now);
  await repeatWhileFull(() => withTransaction(deps.db, (tx) => replanBatch(tx, now)));
  await startDue(deps, { dueBy: now, trigger: 'scheduled', now });
}

/** Starts every idle prompt that was due by a moment, in batches; gives how many were started. */
export async function startDue(
  deps: SchedulerDeps,
  order: { dueBy: Date; trigger: AnalysisTrigger; now: Date },
): Promise<number> {
  let started = 0;
  await Promise.all(
    Array.from({ length: BATCHES_AT_A_TIME }, () =>
      repeatWhileFull(async () => {
        const batch = await withTransaction(deps.db, (tx) => startBatch(deps, tx, order));
        started += batch.started;
        return batch.locked;
      }),
    ),
  );
  return started;
}

/** A month's texts can be stored even without its partition: no analysis waits for it. */
async function preparePartitions({ db, log }: SchedulerDeps, now: Date): Promise<void> {
  for (const moment of [now, new Date(now.getTime() + WEEK_MS)]) {
    // Retried: creating a partition can conflict with answers that are being written.
    await withTransaction(db, (tx) => ensureTextPartition(tx, moment)).catch((error: unknown) => {
      log.error({ err: error, moment }, 'a month’s place for texts could not be made');
    });
  }
}

async function repeatWhileFull(workOff: () => Promise<number>): Promise<void> {
  while ((await workOff()) === PROMPTS_PER_BATCH);
}

/** Otherwise prompts that a wrong clock has scheduled too far ahead would wait until the clock is right. */
async function replanBatch(tx: Transaction, now: Date): Promise<number> {
  const promptIds = await lockScheduledBeyond(tx, { moment: furthestRun(now), limit: PROMPTS_PER_BATCH });
  const runs = promptIds.map((promptId) => ({ promptId, nextRunAt: replanRun({ promptId, now }) }));
  if (runs.length > 0) await reschedule(tx, runs);
  return runs.length;
}

/**
 * A constant number of statements however many prompts are due; only the process that locks their states starts them.
 */
async function startBatch(
  deps: SchedulerDeps,
  tx: Transaction,
  { dueBy, trigger, now }: Parameters<typeof startDue>[1],
): Promise<{ locked: number; started: number }> {
  const locked = await lockDuePrompts(tx, { dueBy, limit: PROMPTS_PER_BATCH });
  const dueIds = locked.map(({ promptId }) => promptId);
  const limits = await listLimits(tx, [...new Set(locked.map(({ userId }) => userId))]);
  const live = await listPromptsAsSystem(tx, dueIds);
  const due = live
    .filter(({ prompt: { isActive }, company }) => {
      const { promptAnalysisEnabled = false } = limits.get(company.userId) ?? {};
      return decideDue({ promptAnalysisEnabled, isActive }) === 'run';
    })
    .map((owned) => ({ owned, requestId: newId<RequestId>() }));
  const started = await startMany(deps, tx, { starts: due, trigger, now });
  const startedIds = new Set(started.map(({ promptId }) => promptId));
  await unschedule(
    tx,
    dueIds.filter((promptId) => !startedIds.has(promptId)),
  );
  return { locked: locked.length, started: started.length };
}
