import { marketOf } from '@citato/contract/markets';
import { type EngineId, listAskedEngines } from '@citato/contract';
import { listServingEngines } from '#adapters/engines';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { describeProgress } from '../finish/publish-progress.ts';
import type { AnalysisTrigger } from '../rules/analysis-allowance.ts';
import { planAnalysis } from '../rules/plan-answers.ts';
import { runAnalysisJob } from '../run-job.ts';
import { type NewAnalysis, insertAnalyses } from '../store/analyses.ts';
import { markInProgress } from '../store/prompt-states.ts';
import { bookStarts } from '../store/usage.ts';
import { isUrgent } from '../rules/urgent-analysis.ts';
import { type OwnedPrompt } from '#features/companies';
import { listHeldEngines, listLimits } from '#features/plans';
import { type AnalysisId, type RequestId, type AccountId, newIdAt } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';

/** What an analysis is planned by. */
interface PlanningDeps {
  readonly engines: AnalysisFeatureDeps['engines'];
  readonly policy: Pick<AnalysisFeatureDeps['policy'], 'answersPerAnalysis'>;
}

export type StartingDeps = Pick<AnalysisFeatureDeps, 'queue' | 'live'> & PlanningDeps;

/** A prompt that begins an analysis, and the request that asked for it. */
export interface Start {
  readonly owned: OwnedPrompt;
  readonly requestId: RequestId;
}

/**
 * Starts analyses in the caller's transaction, which holds the states of their prompts: rows, states, bookings, jobs
 * and events exist together or not at all, in as many statements for many as for one.
 */
export async function startMany(
  deps: StartingDeps,
  tx: Transaction,
  { starts, trigger, now }: { starts: readonly Start[]; trigger: AnalysisTrigger; now: Date },
): Promise<NewAnalysis[]> {
  if (starts.length === 0) return [];
  const heldBy = await loadHeldEngines(deps, tx, starts);
  const started = starts.map((start) => planNewAnalysis(deps, { start, trigger, now, heldBy }));
  await insertAnalyses(tx, started);
  await markInProgress(tx, { started, startedAt: now });
  await deps.queue.enqueueMany(
    tx,
    runAnalysisJob,
    started.map(({ id: analysisId, userId }) => ({
      payload: { analysisId },
      options: { groupId: userId, isUrgent: isUrgent(trigger) },
    })),
  );
  await deps.live.publishAll(
    tx,
    started.map((analysis) => ({
      userId: analysis.userId,
      event: { type: 'analysis.progress', progress: describeProgress({ analysis, step: 'queued' }) },
    })),
  );
  // Last, so that accounts are locked for a moment only.
  await bookStarts(tx, { starts: started, day: romeDay(now) });
  return started;
}

/** The engines the plans of the accounts ask, by account. */
async function loadHeldEngines(
  { engines }: PlanningDeps,
  db: Queryable,
  starts: readonly Start[],
): Promise<(userId: AccountId) => readonly EngineId[]> {
  const available = engines.map(({ id }) => id);
  const limits = await listLimits(db, [...new Set(starts.map(({ owned }) => owned.company.userId))]);
  return (userId) => listHeldEngines({ available, withheld: limits.get(userId)?.withheldEngines ?? [] });
}

/** The row an analysis begins with. */
function planNewAnalysis(
  { policy }: PlanningDeps,
  {
    start: {
      owned: { prompt, company },
      requestId,
    },
    trigger,
    now,
    heldBy,
  }: {
    start: Start;
    trigger: AnalysisTrigger;
    now: Date;
    heldBy: (userId: AccountId) => readonly EngineId[];
  },
): NewAnalysis {
  return {
    id: newIdAt<AnalysisId>(now),
    userId: company.userId,
    companyId: company.id,
    promptId: prompt.id,
    requestId,
    trigger,
    day: romeDay(now),
    engines: planAnalysis({
      engines: listAskedEngines({
        available: listServingEngines({
          available: heldBy(company.userId),
          market: marketOf(prompt, company),
        }),
        excluded: company.excludedEngines,
      }),
      answersPerAnalysis: policy.answersPerAnalysis,
    }),
    createdAt: now,
    lastProgressAt: now,
    series: prompt.series,
  };
}
